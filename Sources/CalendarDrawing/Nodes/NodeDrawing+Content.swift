// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// A line under a day's number, or two; they have the states of their day.
  mutating func drawLine() {
    var stated = node
    stated.traits = parent?.traits ?? node.traits
    style = drawing.style(of: stated)
    let lines = text.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let height = box.height / Int32(max(lines.count, 1))
    var middle = MarkPoint(x: box.middleX, y: box.middleY &- box.height / 2 &+ height / 2)
    for line in lines {
      let size = size(sizes.lineSize, most: height)
      write(line, at: middle, .middle, size: size, in: box.width)
      middle.y &+= height
    }
  }

  /// A short text in a capsule.
  mutating func drawBadge() {
    fill(.rectangle(box, MarkCorners(box.height / 2))) { $0.fill }
    // Around it, in the colour of the ground, so that it stands out from the day's shape.
    let edge = SceneRect(
      around: box.middle, width: box.width &+ 96, height: box.height &+ 96)
    stroke(.rectangle(edge, MarkCorners(edge.height / 2)), width: 96) { $0.outline }
    let size = box.height / 14 &* 10
    write(text, at: box.middle, .middle, size: size, in: box.width &- box.height / 4)
  }

  /// An image under the number.
  mutating func drawImage() {
    guard node.text != .none else { return }
    marks.append(.image(MarkImage(Array(text), in: box)))
  }

  /// The swatch of a kind of day, and its name.
  mutating func drawLegendItem() {
    let lead: Int32 = 20 * 64
    let swatch = MarkPoint(x: leading(8 * 64), y: box.middleY)
    keepsColor = true
    fill(.circle(swatch, radius: 4 * 64)) { $0.fill }
    keepsColor = false
    write(
      text, at: MarkPoint(x: leading(lead), y: box.middleY), leadingAnchor, size: sizes.captionSize,
      in: box.width &- lead)
  }

  /// A step of the heat map as a square with its counts, or a word beside the steps.
  mutating func drawHeatStep() {
    let side: Int32 = 12 * 64
    let square = SceneRect(
      around: MarkPoint(x: leading(side / 2), y: box.middleY), width: side, height: side)
    keepsColor = true
    fill(.rectangle(square, MarkCorners(224))) { $0.fill }
    keepsColor = false
    let x = leading(style.first.fill == nil ? 0 : side &+ 6 * 64)
    write(text, at: MarkPoint(x: x, y: box.middleY), leadingAnchor, size: sizes.captionSize)
  }
}
