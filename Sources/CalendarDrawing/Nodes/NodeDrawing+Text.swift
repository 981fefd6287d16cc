// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// A text with the node's face, weight and colour, in which the caller changes what is special.
  func line(
    _ text: some Sequence<UInt8>, at place: MarkPoint, _ anchor: MarkText.Anchor, size: Int32,
    _ color: (NodeStyle) -> ThemeColor? = { $0.text }
  ) -> MarkText {
    let look = style.first
    var paint = style.paint(color) ?? MarkPaint(look.text)
    paint.keepsColor = keepsColor
    var line = MarkText(
      Array(text), at: place, anchor, size: size, weight: look.weight, paint)
    line.families = look.font.families
    line.isItalic = look.font.isItalic == true
    return line
  }

  /// Adds a text with the node's face, weight and colour.
  mutating func write(
    _ text: some Sequence<UInt8>, at place: MarkPoint, _ anchor: MarkText.Anchor, size: Int32,
    in room: Int32? = nil, _ color: (NodeStyle) -> ThemeColor? = { $0.text }
  ) {
    var line = line(text, at: place, anchor, size: size, color)
    line.room = room
    marks.append(.text(line))
  }

  /// The text of the node.
  var text: ArraySlice<UInt8> { scene.utf8(node.text) }
}

extension NodeDrawing {
  /// The size of a text: the theme's, scaled like the scene's own text, or the layout's.
  ///
  /// - Parameters:
  ///   - own: The size that the layout gives.
  ///   - most: The largest size for which there is room.
  /// - Returns: The size in 1/64 points.
  func size(_ own: Int32, most: Int32) -> Int32 {
    guard let size = style.first.font.size else { return own }
    return min(max(sizes.size(ofTheme: size), 64), max(most, 64))
  }

  /// The text in the letter case of the style, otherwise in that of its part.
  func cased(_ text: ArraySlice<UInt8>, else own: LetterCase = .asWritten) -> [UInt8] {
    TextCase(language: drawing.options.language)
      .text(text, in: style.first.font.letterCase ?? own)
  }
}
