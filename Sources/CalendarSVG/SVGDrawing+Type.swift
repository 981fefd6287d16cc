// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  // The engine sets the text of buttons in 15 points at 100 %, and in up to twice that.
  private static let textSizeAtFull: Int32 = 15 * 64

  /// The size of a text: the theme's, scaled like the scene's own text, or the layout's.
  ///
  /// - Parameters:
  ///   - style: What the theme says.
  ///   - own: The size that the layout gives.
  ///   - most: The largest size for which there is room.
  /// - Returns: The size in 1/64 points.
  func size(_ style: SVGStyle, _ own: Int32, most: Int32) -> Int32 {
    guard let size = style.first.font.size else { return own }
    let scaled = Int64(size) * Int64(scene.style.textSize) / Int64(Self.textSizeAtFull)
    return Int32(clamping: min(max(scaled, 64), Int64(max(most, 64))))
  }

  /// Writes the family and the slant of a text where the theme sets its own.
  mutating func face(_ style: SVGStyle) {
    let font = style.first.font
    if !font.families.isEmpty {
      body.attribute("font-family") { [renderer] in
        for family in font.families {
          $0.raw("'")
          $0.text(family.filter { $0 != 0x27 && $0 != 0x5C })
          $0.raw("', ")
        }
        $0.text(renderer.options.fontFamily.utf8)
      }
    }
    if font.isItalic == true { body.attribute("font-style", "italic") }
  }

  /// Starts the shape of a day around the middle of a box: a circle or, depending on the theme's
  /// roundness, a square with round corners.
  mutating func shape(_ box: SVGBox, radius: Int32) {
    guard renderer.theme.roundness < 1 else { return circle(box, radius: radius) }
    rectangle(
      SVGBox(
        x: box.middleX &- radius, y: box.middleY &- radius, width: 2 &* radius,
        height: 2 &* radius))
    let corner = corner(radius)
    if corner > 0 { body.attribute("rx", units: corner) }
  }

  /// The radius of the corners of a shape.
  func corner(_ radius: Int32) -> Int32 {
    Int32((Double(radius) * renderer.theme.roundness).rounded())
  }
}
