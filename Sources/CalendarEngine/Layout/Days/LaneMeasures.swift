// SPDX-License-Identifier: MIT

/// The sizes of bars in the cells of a view, in points.
struct LaneMeasures: Hashable {
  /// Where the topmost bar begins, from the cell's top.
  let top: Double
  /// From one bar to the next; a target of 24 points at least.
  let pitch: Double
  /// How many bars stand above each other.
  let count: Int32

  var barHeight: Double { pitch - 2 }

  /// Nil where a cell is too small for two bars, or too narrow for their titles.
  init?(_ metrics: CalendarMetrics, rowHeight: Double, top: Double) {
    let scale = max(metrics.textScale, 1)
    self.top = top
    pitch = 16 * scale + 8
    let room = max(rowHeight - top - 2, 0)
    count = min(Int32(room / pitch), 32)
    guard count >= 2, metrics.width / 7 >= 64 * scale else { return nil }
  }

  /// The top of a bar.
  func y(lane: Int32) -> Double { top + Double(lane) * pitch }
}
