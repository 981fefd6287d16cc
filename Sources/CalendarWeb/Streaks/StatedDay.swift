// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// A day that has a state, as a page shows it.
struct StatedDay {
  /// The day.
  var day: EpochDay
  /// The tint of its state.
  var tint: Tint
  /// What its sessions add up to.
  var points: Int64
}
