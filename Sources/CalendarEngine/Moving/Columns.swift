// SPDX-License-Identifier: MIT

/// A number of months side by side, 1...6.
struct Columns: Hashable, Sendable {
  /// The number.
  var count: Int32 = 1
}

extension Columns {
  /// The gap between months side by side, in points.
  static let gap = 24.0

  /// How many months have room beside each other, at least one; larger type needs more room.
  static func room(_ metrics: CalendarMetrics) -> Int32 {
    let least = 280 * min(max(metrics.textScale, 1), 2)
    return Int32(max((metrics.width + gap) / (least + gap), 1))
  }
}
