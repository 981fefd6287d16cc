// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// The lines between hours, fainter ones between their parts, and one below the last hour.
  mutating func drawHourLines() {
    guard sizes.hourHeight >= 64, sizes.slotHeight >= 64 else { return }
    let parts = max((sizes.hourHeight &+ sizes.slotHeight / 2) / sizes.slotHeight, 1)
    var hour = -Int32(node.progress) &* sizes.hourHeight / 60
    while hour < box.height {
      for part in 0..<parts {
        drawHourLine(hour &+ sizes.hourHeight &* part / parts, isFaint: part > 0)
      }
      hour &+= sizes.hourHeight
    }
    fill(.rectangle(level(box.height), .square)) { $0.outline }
  }

  private mutating func drawHourLine(_ y: Int32, isFaint: Bool) {
    guard y >= 0, y < box.height else { return }
    fill(.rectangle(level(y), .square)) { isFaint ? $0.outline?.opacity(102) : $0.outline }
  }

  /// A line across the box, a point high.
  private func level(_ y: Int32) -> SceneRect {
    SceneRect(x: 0, y: y, width: box.width, height: 64)
  }

  /// Hours that are off work.
  mutating func drawOffHours() { fill(.rectangle(box, .square)) { $0.fill } }

  /// Hours that are skipped.
  mutating func drawGap() {
    drawOffHours()
    drawHatching()
    drawEdges()
  }

  /// Hours that are shown twice.
  mutating func drawFold() {
    drawOffHours()
    drawGrain()
    drawEdges()
  }

  private mutating func drawEdges() {
    for y in [0, box.height &- 64] { fill(.rectangle(level(y), .square)) { $0.outline } }
  }

  /// Skipped hours are crossed out: by lines 7 points apart, from the corner at the bottom on the
  /// right.
  private mutating func drawHatching() {
    // The distances of lines along an edge are √2 times those between them.
    var sum = box.width &+ box.height &- 45
    while sum > 0 {
      let from = MarkPoint(x: max(sum &- box.height, 0), y: min(sum, box.height))
      let to = MarkPoint(x: min(sum, box.width), y: max(sum &- box.width, 0))
      stroke(.line([from, to]), width: 64) { $0.outline }
      sum &-= 634
    }
  }

  /// Hours that come twice have two of everything: dots in rows.
  private mutating func drawGrain() {
    for y in stride(from: Int32(4 * 64), to: box.height, by: 8 * 64) {
      for x in stride(from: Int32(4 * 64), to: box.width, by: 8 * 64) {
        fill(.circle(MarkPoint(x: x, y: y), radius: 80)) { $0.outline }
      }
    }
  }

  /// An event behind the hours: a tinted ground, and its title at the top.
  mutating func drawBackground() {
    fill(.rectangle(box, .square)) { $0.fill }
    let room = box.width &- 12 * 64
    guard room > 8 * 64, box.height >= 16 * 64 else { return }
    write(
      lines.first ?? [], at: MarkPoint(x: leading(6 * 64), y: 10 * 64), leadingAnchor,
      size: sizes.smallSize, in: room)
  }

  /// The slot at which the keyboard is, with its time in the corner.
  mutating func drawCursor() {
    let radius = min(6 * 64, box.height / 2, box.width / 2)
    fill(.rectangle(box, MarkCorners(radius))) { $0.fill }
    let inner = SceneRect(
      around: box.middle, width: max(box.width &- 128, 0), height: max(box.height &- 128, 0))
    stroke(.rectangle(inner, MarkCorners(max(radius &- 64, 0))), width: 2 * 64) { $0.text }
    let width = Int32(sizes.width(of: text, size: Double(sizes.smallSize))) &+ 10 * 64
    guard box.height >= 14 * 64, width <= box.width &- 4 * 64 else { return }
    let height = min(16 * 64, box.height &- 4 * 64)
    let label = SceneRect(
      x: isRightToLeft ? 2 * 64 : box.right &- 2 * 64 &- width, y: 2 * 64, width: width,
      height: height)
    var corners = MarkCorners.square
    if isRightToLeft { corners.bottomRight = 5 * 64 } else { corners.bottomLeft = 5 * 64 }
    fill(.rectangle(label, corners)) { $0.outline }
    write(
      text, at: MarkPoint(x: trailing(7 * 64), y: label.middleY), trailingAnchor,
      size: sizes.smallSize
    ) { $0.secondary }
  }
}
