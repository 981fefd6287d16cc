// SPDX-License-Identifier: MIT
import CivilTime

/// How many occurrences have a part on each day, and the state of the store in which that is true.
public struct OccurrenceCounts: Hashable, Sendable {
  /// A day with occurrences.
  public struct Day: Hashable, Sendable {
    /// The day.
    public var day: EpochDay
    /// How many occurrences have a part on it, 1 or more.
    public var count: Int64

    /// A day with a count.
    public init(day: EpochDay, count: Int64) {
      self.day = day
      self.count = count
    }
  }

  /// The state of the store.
  public var token: ChangeToken
  /// The days that have occurrences, in order.
  public var days: [Day]

  /// Counts of days.
  public init(token: ChangeToken, days: [Day]) {
    self.token = token
    self.days = days
  }
}
