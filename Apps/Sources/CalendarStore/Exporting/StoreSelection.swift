// SPDX-License-Identifier: MIT
import CivilTime

/// Which records of a store to export, and in which order.
public enum StoreSelection: Sendable {
  /// Sessions by id, then marks, calendars and events by id, then the settings; tombstones included.
  ///
  /// Ids are ordered by their bytes, so stores with equal contents export equal sequences.
  case everything
  /// Sessions that start on days for a viewer in a zone, in the order of session pages, without
  /// tombstones.
  case sessions(in: DayInterval, zone: ZoneRules)
  /// Marks of days, by day and then by id, without tombstones.
  case marks(in: DayInterval)
  /// All calendars in their order, then their events that have a part on days for a viewer in a zone, by
  /// start, instants before other times; without tombstones and events whose calendar is not there.
  case events(in: DayInterval, zone: ZoneRules)
}
