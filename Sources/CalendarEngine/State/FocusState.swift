// SPDX-License-Identifier: MIT
import CivilTime

/// Where the keyboard is: the one day of the grid that is a tab stop.
public struct FocusState: Hashable, Sendable {
  /// The day; while the calendar is used it lies in the current page's month.
  public internal(set) var day: EpochDay
  /// The day of the month that Page Up and Page Down aim for, kept until a horizontal move:
  /// from 31 January over 29 February to 31 March 2024.
  var wantedDayOfMonth: Int32?
  /// Whether the host's focus is inside the grid.
  public internal(set) var isInside = false

  /// The bar or button of the day that the keyboard is on, or nil where it is on the day itself.
  @WholeEdition public internal(set) var item: NodeKey? = nil

  init(day: EpochDay) {
    self.day = day
  }
}
