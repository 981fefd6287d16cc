// SPDX-License-Identifier: MIT
import CivilTime

/// What the sessions of a day add up to.
public struct DayTotal: Hashable, Sendable {
  /// The day on which they start for the viewer.
  public var day: EpochDay
  /// Sum of their points; saturates.
  public var points: Int64
  /// How many there are, 1 or more.
  public var count: Int64

  /// A total of these values.
  public init(day: EpochDay, points: Int64, count: Int64) {
    self.day = day
    self.points = points
    self.count = count
  }
}
