// SPDX-License-Identifier: MIT
import CivilTime

/// The day under the pointer or the focus while the end of an interval is to be chosen.
struct Pointing: Hashable, Sendable {
  /// The day, or nil where nothing is pointed at.
  var end: End?

  /// A day, and what it would be the end of.
  struct End: Hashable, Sendable {
    /// The start that it belongs to; it says nothing about another start.
    var start: EpochDay
    /// The day.
    var day: EpochDay
  }
}
