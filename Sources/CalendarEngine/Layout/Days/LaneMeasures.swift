// SPDX-License-Identifier: MIT

/// The sizes of bars in the cells of a view, in points.
struct LaneMeasures: Hashable {
  /// The top of the topmost bar, from the cell's top.
  let top: Double
  /// The distance from bar to bar; at least a target of 24 points.
  let pitch: Double
  /// How many bars fit below each other.
  let count: Int32

  var barHeight: Double { pitch - 2 }

  /// Nil when a cell is too small for two bars, or too narrow for their titles.
  init?(_ metrics: CalendarMetrics, rowHeight: Double, top: Double) {
    let scale = max(metrics.texts.of(12), 1)
    self.top = top
    pitch = 16 * scale + 8
    let room = max(rowHeight - top - 2, 0)
    count = min(Int32(room / pitch), 32)
    guard count >= 2, metrics.width / 7 >= 64 * scale else { return nil }
  }

  /// The top of a bar.
  func y(lane: Int32) -> Double { top + Double(lane) * pitch }
}
