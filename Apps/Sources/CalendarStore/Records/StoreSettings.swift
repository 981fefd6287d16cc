// SPDX-License-Identifier: MIT
import CivilTime

/// A person's settings for the whole calendar.
public struct StoreSettings: Hashable, Sendable {
  /// Points needed to keep a day; 1 or more.
  public var goal: Int32 = 100
  /// The first day that counts, or nil when every day through today counts.
  public var firstDay: EpochDay?
  /// The zone in which zoned sessions find their day, such as `Europe/Berlin`, or nil for the
  /// machine's.
  public var zone: String?
  /// The number of days after which deleted records are forgotten, 1 to 36 500, or nil to keep them
  /// for ever.
  public var trashDays: Int32?

  /// The settings of a new store.
  public init() {}
}
