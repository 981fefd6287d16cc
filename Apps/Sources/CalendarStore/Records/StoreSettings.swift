// SPDX-License-Identifier: MIT
import CivilTime

/// What a person has set for the whole calendar.
public struct StoreSettings: Hashable, Sendable {
  /// Points that a day asks for; 1 or more.
  public var goal: Int32 = 100
  /// The first day that counts, or nil when every day through today does.
  public var firstDay: EpochDay?
  /// The zone in which zoned sessions find their day, such as `Europe/Berlin`, or nil for that of
  /// the machine.
  public var zone: String?
  /// After how many days what was deleted is forgotten, 1 to 36 500, or nil to keep it for ever.
  public var trashDays: Int32?

  /// The settings of a new store.
  public init() {}
}
