// SPDX-License-Identifier: MIT
import CivilTime

/// Where a day stands on the page of a month: in the month, or before or after it, where the page shows
/// days of its neighbours.
///
/// On the page of February 2024 in weeks from Sunday, 31 January is `previous` and 1 March is `next`. On
/// all other pages, such as those of weeks, every day is `current`.
public enum MonthPosition: UInt8, Hashable, CaseIterable, Sendable {
  /// Of the month before.
  case previous = 0
  /// Of the month itself.
  case current = 1
  /// Of the month after.
  case next = 2
}

extension CalendarPage {
  /// Where a day that the page shows stands on it.
  public func position(of day: EpochDay) -> MonthPosition {
    guard isOutside(day) else { return .current }
    return day < firstDay ? .previous : .next
  }
}
