// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// A month, year or decade: its name in the middle, in a pill if it is selected, or above its
  /// days.
  mutating func drawPeriod() {
    let size = sizes.periodSize
    guard !isSmallMonth else {
      let place = MarkPoint(x: leading(4 * 64), y: size &* 7 / 8)
      // The fill of a small month that is selected is the colour of its name.
      var name = line(text, at: place, leadingAnchor, size: size) { $0.fill ?? $0.text }
      name.weight = 600
      return marks.append(.text(name))
    }
    let half = min(size &* 13 / 10, box.height / 2)
    let pill = SceneRect(around: box.middle, width: box.width &- 8 * 64, height: 2 &* half)
    fill(.rectangle(pill, MarkCorners(half))) { $0.fill }
    write(text, at: box.middle, .middle, size: size)
  }

  /// Whether the cell is a month whose days are drawn in it.
  private var isSmallMonth: Bool {
    index + 1 < scene.nodes.count && scene.nodes[index + 1].role == .glance
  }
}
