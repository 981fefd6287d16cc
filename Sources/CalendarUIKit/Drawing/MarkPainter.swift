// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarDrawing
  import CalendarEngine
  import UIKit

  /// Draws marks with Core Graphics; their coordinates count from the context's origin, y downwards.
  struct MarkPainter {
    private let marks: [Prepared]

    private enum Prepared {
      case fill(MarkPath, CGRect?, MarkPaint)
      case stroke(MarkPath, MarkStroke)
      case text(MarkLine)
      case image(UIImage, CGRect)
    }

    init(_ marks: [Mark], _ fonts: FontBook, _ scheme: ThemeScheme) {
      self.marks = marks.compactMap { mark in
        switch mark {
        case .fill(let shape, let paint): return .fill(MarkPath(shape), shape.clip, paint)
        case .stroke(let shape, let stroke): return .stroke(MarkPath(shape), stroke)
        case .text(let text): return .text(MarkLine(text, fonts))
        case .image(let image): return Self.image(image, scheme)
        }
      }
    }

    /// An image of the app's, in the middle of its frame and with its proportions; nothing for a name
    /// that the app does not have.
    ///
    /// Symbols and templates take the colour of text.
    private static func image(_ mark: MarkImage, _ scheme: ThemeScheme) -> Prepared? {
      let name = String(decoding: mark.name, as: UTF8.self)
      guard var image = UIImage(named: name, scheme) ?? UIImage(systemName: name) else {
        return nil
      }
      if image.isSymbolImage || image.renderingMode == .alwaysTemplate {
        image = image.withTintColor(.ink(scheme), renderingMode: .alwaysOriginal)
      }
      let (frame, size) = (CGRect(mark.frame), image.size)
      guard size.width > 0, size.height > 0 else { return nil }
      let scale = min(frame.width / size.width, frame.height / size.height)
      let fitted = CGSize(width: size.width * scale, height: size.height * scale)
      let place = CGRect(
        x: frame.midX - fitted.width / 2, y: frame.midY - fitted.height / 2, width: fitted.width,
        height: fitted.height)
      return .image(image, place)
    }
  }

  extension MarkPainter {
    /// What all marks cover; null without marks.
    var bounds: CGRect {
      marks.reduce(CGRect.null) { bounds, mark in
        switch mark {
        case .fill(let path, let clip, _):
          return bounds.union(clip ?? path.path.boundingBoxOfPath)
        case .stroke(let path, let stroke):
          let width = CGFloat(units: stroke.width)
          return bounds.union(path.path.boundingBoxOfPath.insetBy(dx: -width, dy: -width))
        case .text(let line): return bounds.union(line.bounds)
        case .image(_, let frame): return bounds.union(frame)
        }
      }
    }

    /// Draws all marks, the first one below.
    func draw(in context: CGContext) {
      for mark in marks {
        switch mark {
        case .fill(let path, let clip, let paint):
          context.saveGState()
          if let clip { context.clip(to: clip) }
          context.setFillColor(paint.color.cgColor)
          context.addPath(path.path)
          context.fillPath()
          context.restoreGState()
        case .stroke(let path, let stroke): draw(path, stroke, in: context)
        case .text(let line): line.draw(in: context)
        case .image(let image, let frame):
          UIGraphicsPushContext(context)
          image.draw(in: frame)
          UIGraphicsPopContext()
        }
      }
    }

    private func draw(_ path: MarkPath, _ stroke: MarkStroke, in context: CGContext) {
      context.saveGState()
      context.setStrokeColor(stroke.paint.color.cgColor)
      context.setLineWidth(CGFloat(units: stroke.width))
      context.setLineCap(stroke.isRound ? .round : .butt)
      context.setLineJoin(stroke.isRound ? .round : .miter)
      if stroke.percent < 100 {
        let shown = path.length * CGFloat(stroke.percent) / 100
        context.setLineDash(phase: 0, lengths: [shown, path.length])
      }
      if stroke.percent > 0 {
        context.addPath(path.path)
        context.strokePath()
      }
      context.restoreGState()
    }
  }
#endif
