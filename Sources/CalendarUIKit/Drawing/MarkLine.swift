// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarDrawing
  import CoreText
  import UIKit

  /// A mark's line of text, set and measured.
  struct MarkLine {
    private let line: CTLine
    private let paint: MarkPaint
    private let clip: CGRect?
    /// Where the baseline begins.
    private let origin: CGPoint
    /// What goes through it, as high as a font's own line is.
    private let strike: CGRect?
    /// By how much the line is made narrower; 1 for not at all.
    private let squeeze: CGFloat
    /// What it covers.
    let bounds: CGRect

    init(_ text: MarkText, _ fonts: FontBook) {
      let font = fonts.font(of: text)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font, .kern: CGFloat(units: text.letterSpacing),
        NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String): true,
      ]
      func set(_ string: String) -> CTLine {
        CTLineCreateWithAttributedString(
          NSAttributedString(string: string, attributes: attributes))
      }
      let whole = set(String(decoding: text.utf8, as: UTF8.self))
      let cut = text.room.flatMap {
        CTLineCreateTruncatedLine(whole, Double(CGFloat(units: $0)), .end, set("\u{2026}"))
      }
      line = cut ?? whole
      paint = text.paint
      clip = text.clip.map { CGRect($0) }
      let natural = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
      let room = clip?.width ?? natural
      squeeze = natural > room && natural > 0 ? max(room / natural, 0.8) : 1
      let width = natural * squeeze
      let place = CGPoint(text.place)
      let share: CGFloat =
        switch text.anchor {
        case .left: 0
        case .middle: 0.5
        case .right: 1
        }
      origin = CGPoint(x: place.x - width * share, y: place.y + font.capHeight / 2)
      let thickness = max(font.pointSize / 14, 1)
      strike =
        text.isStruck
        ? CGRect(
          x: origin.x, y: origin.y - (font.xHeight + thickness) / 2, width: width,
          height: thickness) : nil
      bounds = CGRect(
        x: origin.x, y: origin.y - font.ascender, width: width,
        height: font.ascender - font.descender)
    }

    /// Draws the line into a context whose y axis points down.
    func draw(in context: CGContext) {
      context.saveGState()
      if let clip { context.clip(to: clip) }
      context.setFillColor(paint.color.cgColor)
      context.textMatrix = CGAffineTransform(scaleX: squeeze, y: -1)
      context.textPosition = origin
      CTLineDraw(line, context)
      if let strike { context.fill(strike) }
      context.restoreGState()
    }
  }
#endif
