// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// A chevron that points to the next page, or to the previous one.
  mutating func drawTurn(isNext: Bool) { drawChevron(pointsRight: isNext != isRightToLeft) }

  /// The name of today, or where that has no room its symbol.
  mutating func drawToday() {
    if node.text == .none { drawTodaySign() } else { drawName(sizes.textSize) }
  }

  /// The text of a button that tries again.
  mutating func drawRetry() { drawName(statusSize) }

  private mutating func drawName(_ size: Int32) { write(text, at: box.middle, .middle, size: size) }

  // Without room for its label the button shows a symbol for a day: a ring with a dot.
  private mutating func drawTodaySign() {
    stroke(.circle(box.middle, radius: 10 * 64), width: 2 * 64) { $0.text }
    fill(.circle(box.middle, radius: 3 * 64)) { $0.text }
  }

  // Half as wide as high, and centred: 8 by 16 points.
  private mutating func drawChevron(pointsRight: Bool) {
    let reach: Int32 = pointsRight ? 4 * 64 : -4 * 64
    let (x, y) = (box.middleX, box.middleY)
    let line = [
      MarkPoint(x: x &- reach, y: y &- 8 * 64), MarkPoint(x: x &+ reach, y: y),
      MarkPoint(x: x &- reach, y: y &+ 8 * 64),
    ]
    stroke(.line(line), width: 144, isRound: true) { $0.text }
  }

  /// A bar of 36 by 5 points in the middle of the handle.
  mutating func drawHandle() {
    let bar = SceneRect(around: box.middle, width: 36 * 64, height: 5 * 64)
    fill(.rectangle(bar, MarkCorners(160))) { $0.text }
  }

  /// A dot with a ring around it, in the middle of what a finger can hit.
  mutating func drawResizeHandle() {
    fill(.circle(box.middle, radius: 6 * 64)) { $0.fill }
    stroke(.circle(box.middle, radius: 7 * 64), width: 2 * 64) { $0.outline }
  }

  /// The sign after a title that can be zoomed out: a small chevron pointing down, in the colour of
  /// buttons.
  mutating func drawZoomSign() {
    guard let title = scene.nodes.first(where: { $0.role == .title }) else { return }
    if let button = scene.nodes.first(where: { $0.role == .nextButton }) {
      style = drawing.style(of: button)
    }
    let width = Int32(scene.width(of: title.text, size: Double(sizes.titleSize)))
    let (x, y) = (leading(width &+ 14 * 64), box.middleY)
    let line = [
      MarkPoint(x: x &- 4 * 64, y: y &- 2 * 64), MarkPoint(x: x, y: y &+ 2 * 64),
      MarkPoint(x: x &+ 4 * 64, y: y &- 2 * 64),
    ]
    stroke(.line(line), width: 2 * 64, isRound: true) { $0.text }
  }
}
