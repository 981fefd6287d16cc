// SPDX-License-Identifier: MIT
import CivilTime

/// The part of a list that is in view, in 1/64 points from where the current page begins.
///
/// Whole numbers: scrolling to and fro accumulates no error, even over ten thousand years.
public struct ListPlace: Hashable, Sendable {
  /// How far the current page begins before the view; 0 or more for months, at most half a column
  /// either way for columns of days.
  public internal(set) var offset: Int32 = 0
  /// How far the list is pulled beyond an end: negative before the first day, positive after the
  /// last one.
  public internal(set) var stretch: Int32 = 0
  /// The length of the current page when `offset` was measured; 0 before it was known.
  var extent: Int32 = 0
  /// The last page in view; nil before it is known.
  var lastPage: CalendarPage?
  /// The days in view: of months those of all weeks that are at least partly in view.
  var days: DayInterval?
  /// Where a hand took hold of it.
  var origin: Grasp?
  /// Where the app wants the list to go, while it is on its way.
  var goal: Stop?
  /// What stays where it is while heights change; nil where they do not.
  var anchor: AgendaAnchor?
  /// What the view is to begin with, wherever that turns out to be; nil once somebody has scrolled.
  var intended: AgendaAnchor?
  /// Whether nothing earlier, and nothing later, can be scrolled into view.
  var isAtStart = false
  var isAtEnd = false

  /// At the top of its page.
  public init() {}
}
