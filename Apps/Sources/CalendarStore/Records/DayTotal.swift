// SPDX-License-Identifier: MIT
import CivilTime

/// The total of the sessions of one day.
public struct DayTotal: Hashable, Sendable {
  /// The day on which they start for the viewer.
  public var day: EpochDay
  /// Sum of their points; saturates.
  public var points: Int64
  /// How many sessions there are, 1 or more.
  public var count: Int64

  /// A total of these values.
  public init(day: EpochDay, points: Int64, count: Int64) {
    self.day = day
    self.points = points
    self.count = count
  }
}

extension DayTotal {
  /// Adds a session's points.
  mutating func add(_ points: Int32) {
    let (sum, overflow) = self.points.addingReportingOverflow(Int64(points))
    self.points = overflow ? (points < 0 ? .min : .max) : sum
    count += 1
  }
}
