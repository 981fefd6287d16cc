// SPDX-License-Identifier: MIT
import CivilTime

/// The day that a mouse or the keyboard is on while the end of an interval is to be chosen.
struct EndInView: Hashable, Sendable {
  /// The start that it was pointed at for; of another one it says nothing.
  var start: EpochDay
  /// The day.
  var day: EpochDay
}
