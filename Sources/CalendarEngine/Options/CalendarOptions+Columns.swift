// SPDX-License-Identifier: MIT

extension CalendarOptions {
  /// How many months of pages that turn stand beside each other: as many as are wanted, 0 for any
  /// number, and no more than have room.
  ///
  /// - Parameters:
  ///   - level: What a cell stands for; only months of days stand beside each other.
  ///   - metrics: The room.
  /// - Returns: The number, 1...6.
  func monthsBeside(at level: ZoomLevel, _ metrics: CalendarMetrics) -> Int32 {
    guard view == .month, axis == .horizontal, level == .days else { return 1 }
    let room = min(Columns.room(metrics), 6)
    return columns > 0 ? min(columns, room) : room
  }
}
