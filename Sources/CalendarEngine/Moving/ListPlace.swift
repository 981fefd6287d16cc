// SPDX-License-Identifier: MIT
import CivilTime

/// The part of a list of months that is in view, in 1/64 points from the top of the current page.
///
/// Whole numbers: scrolling to and fro accumulates no error, even over ten thousand years.
public struct ListPlace: Hashable, Sendable {
  /// How far the top of the current page's months is above the top of the view; 0 or more.
  public internal(set) var offset: Int32 = 0
  /// How far the list is pulled beyond an end: negative above the first month, positive below the
  /// last one.
  public internal(set) var stretch: Int32 = 0
  /// The height of the current page's months when `offset` was measured; 0 before it was known.
  var extent: Int32 = 0
  /// The month of the last page in view; nil before it is known.
  var lastMonth: YearMonth?
  /// The days of all weeks that are at least partly in view.
  var days: DayInterval?
  /// Where the app wants the list to go, while it is on its way.
  var goal: Stop?
  /// Whether nothing earlier, and nothing later, can be scrolled into view.
  var isAtStart = false
  var isAtEnd = false

  /// At the top of its page.
  public init() {}
}
