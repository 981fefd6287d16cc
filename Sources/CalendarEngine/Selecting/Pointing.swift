// SPDX-License-Identifier: MIT
import CivilTime

/// What a mouse is over: a bar, or a day while the end of an interval is to be chosen, which may also
/// be the day of the focus.
struct Pointing: Hashable, Sendable {
  /// The bar, or nil elsewhere.
  var bar: NodeKey?
  /// The day, or nil where nothing is pointed at.
  var end: End?

  /// Whether there is anything that is pointed at.
  var isAnywhere: Bool {
    if case .some = bar { return true }
    if case .some = end { return true }
    return false
  }

  /// A day, and what it would be the end of.
  struct End: Hashable, Sendable {
    /// The start that it belongs to; it says nothing about another start.
    var start: EpochDay
    /// The day.
    var day: EpochDay
  }
}
