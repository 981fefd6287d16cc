// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// A day with a state, as a page shows it.
struct StatedDay {
  /// The day.
  var day: EpochDay
  /// The tint of its state.
  var tint: Tint
  /// The sum of its sessions' points.
  var points: Int64
}
