// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// A day: its shape and ring, the number, the dots.
  ///
  /// Lines and badges are nodes of their own.
  mutating func drawDay() {
    // A number on the colour of a tint is read there, and nowhere else.
    keepsColor = node.tint != 0 && style.first.fill != nil
    drawShape()
    drawNumber()
    drawDots()
  }

  private mutating func drawShape() {
    let box = numberBox
    let radius = sizes.shapeDiameter / 2
    fill(shape(radius)) { $0.fill }
    if let ring = style.first.ring { drawRing(ring.percent, shape(radius &- 64)) }
    if style.first.frame != nil {
      let frame = max(min(radius &+ 192, min(box.width, box.height) / 2 &- 64), 0)
      stroke(shape(frame), width: 2 * 64) { $0.frame }
    }
    if style.first.moat != nil {
      stroke(shape(max(radius &- 64, 0)), width: 2 * 64) { $0.outline }
      return stroke(shape(max(radius &- 176, 0)), width: 96) { $0.moat }
    }
    // A white line at the edge of a full shape would only make the shape look smaller.
    stroke(shape(max(radius - (style.first.isFull ? 144 : 48), 0)), width: 96) { $0.outline }
  }

  /// A faint ring within the shape's edge, and the part of it that a day has reached.
  ///
  /// Even a little can be seen; half of it is drawn where nobody knows how much it is.
  private mutating func drawRing(_ percent: UInt8, _ shape: MarkShape) {
    stroke(shape, width: 2 * 64) { $0.ring?.color.opacity(64) }
    let part = percent == 0 ? 50 : max(percent, 4)
    stroke(shape, width: 2 * 64, percent: part) { $0.ring?.color }
  }

  private mutating func drawNumber() {
    let box = numberBox
    // Two digits and their shape fill a column; see `MonthMeasures`.
    let size = size(sizes.numberSize, most: min(box.width, box.height) / 20 &* 11)
    write(text, at: box.middle, .middle, size: size)
    if style.first.isStruck { strike(text, size, at: box.middle) }
  }

  /// Draws a line through the middle of a number, a point longer at either end.
  // A digit is about 0.6 of its size wide. Not a font's own line, because renderers disagree on its
  // place and width.
  mutating func strike(_ text: ArraySlice<UInt8>, _ size: Int32, at middle: MarkPoint) {
    var digits: Int32 = 0
    for byte in text where byte & 0xC0 != 0x80 { digits &+= 1 }
    let width = digits &* size &* 3 / 5 &+ 2 * 64
    let start = MarkPoint(x: middle.x &- width / 2, y: middle.y)
    stroke(.line([start, MarkPoint(x: start.x &+ width, y: start.y)]), width: 64) { $0.text }
  }
}

extension NodeDrawing {
  /// The shape of a day around the middle of its number: a circle or, depending on the theme's
  /// roundness, a square with round corners.
  func shape(_ radius: Int32) -> MarkShape {
    let middle = numberBox.middle
    guard drawing.theme.roundness < 1 else { return .circle(middle, radius: radius) }
    return .rectangle(
      SceneRect(around: middle, width: 2 &* radius, height: 2 &* radius),
      MarkCorners(corner(radius)))
  }

  /// The radius of the corners of a shape.
  func corner(_ radius: Int32) -> Int32 {
    Int32((Double(radius) * drawing.theme.roundness).rounded())
  }
}

extension NodeDrawing {
  private var dotSize: Int32 { Int32((drawing.theme.dotSize * 64).rounded()) }
  private static let countSize: Int32 = 10 * 64

  /// The dots under the number, and the count of further ones.
  private mutating func drawDots() {
    let count = Int32(style.first.dots.count)
    guard count > 0 else { return }
    // Three dots fill a shape, so the count is drawn only where there is none.
    let hasShape = style.first.fill != nil || style.first.outline != nil
    let more = hasShape ? 0 : node.dots.moreCount
    // A digit is about 0.6 of its size wide, and so is a plus sign.
    let countWidth = more == 0 ? 0 : Self.countSize &* (more < 10 ? 2 : more < 100 ? 3 : 4) * 6 / 10
    let (size, step) = (dotSize, dotSize &+ 3 * 64)
    let gap = more == 0 ? step &- size : 0
    let width = count &* step &- gap &+ countWidth
    // At this distance above the edge, three dots are inside the shape and clear of the number; in a
    // small shape the number comes first.
    let y = numberBox.middleY &+ max(sizes.shapeDiameter / 2 &- 416, 624)
    let direction: Int32 = isRightToLeft ? -1 : 1
    var x = box.middleX &- direction &* (width / 2)
    keepsColor = true
    for index in 0..<Int(count) {
      let middle = MarkPoint(x: x &+ direction &* (size / 2), y: y)
      fill(.circle(middle, radius: size / 2)) {
        $0.dots.indices.contains(index) ? $0.dots[index] : nil
      }
      x &+= direction &* step
    }
    keepsColor = false
    guard more > 0 else { return }
    var text: [UInt8] = [0x2B]
    text.append(decimal: Int64(more))
    var line = line(
      text, at: MarkPoint(x: x &+ direction &* (countWidth / 2), y: y), .middle,
      size: Self.countSize
    ) { $0.secondary }
    line.weight = 400
    line.families = []
    line.isItalic = false
    marks.append(.text(line))
  }
}
