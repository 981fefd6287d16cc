// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// The line between a row of days and the one above it.
  mutating func drawSeparator() {
    var width = Int32((drawing.theme.separatorWidth * 64).rounded())
    // A theme without separators has no width for those that the app asks for: one point.
    if width == 0, node.traits.contains(.ruled) { width = 64 }
    guard width > 0, !isFirstRow else { return }
    let line = SceneRect(x: 0, y: -(width / 2), width: box.width, height: width)
    fill(.rectangle(line, .square)) { $0.outline }
  }

  /// Whether no row of its kind is above it.
  var isFirstRow: Bool {
    let siblings = scene.nodes[max(Int(node.parent) + 1, 0)..<index]
    return !siblings.contains { $0.role == node.role && $0.parent == node.parent }
  }

  /// The number of a week, vertically aligned with the numbers of its days.
  mutating func drawWeekNumber() {
    guard node.text != .none else { return }
    let own = sizes.weekdaySize &* 59 / 64
    let size = size(own, most: min(box.width, box.height / 4 &* 3))
    write(text, at: MarkPoint(x: box.middleX, y: numberBox.middleY), .middle, size: size)
  }

  /// A band behind the days of a run: as high as their shapes, with the ends of a shape where the
  /// run begins and ends, and cut square where it goes on.
  mutating func drawBand() {
    let radius = sizes.shapeDiameter / 2
    let corner = corner(radius)
    let (left, right) = continues
    let band = SceneRect(
      x: 0, y: numberBox.middleY &- radius, width: box.width, height: 2 &* radius)
    fill(.rectangle(band, MarkCorners(left: left ? 0 : corner, right: right ? 0 : corner))) {
      $0.fill
    }
  }
}
