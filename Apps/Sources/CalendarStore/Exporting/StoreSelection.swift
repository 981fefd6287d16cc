// SPDX-License-Identifier: MIT
import CivilTime

/// Which records of a store to hand out, and in which order.
public enum StoreSelection: Sendable {
  /// Sessions by id, then marks by id, then the settings; tombstones included.
  ///
  /// Ids are in the order of their bytes, so that stores that hold the same hand out the same.
  case everything
  /// Sessions that start on days for a viewer in a zone, in the order of pages, without tombstones.
  case sessions(in: DayInterval, zone: ZoneRules)
  /// Marks of days, by day, then by id, without tombstones.
  case marks(in: DayInterval)
}
