// SPDX-License-Identifier: MIT
import CivilTime

/// The days about which a view wants to know something.
struct WantedFacts {
  /// The days of each page, the most urgent one first; nil where none can be reached.
  var pages: [DayInterval?]
  /// The days outside of which loads are withdrawn.
  var near: DayInterval
  /// The days outside of which facts are forgotten.
  var kept: DayInterval
  /// How much is wanted.
  var detail: LoadDetail
}

extension WantedFacts {
  /// The days of some pages, and of so many more pages and two weeks on either side.
  static func days(
    _ view: (first: CalendarPage, last: CalendarPage), pages: Int32
  ) -> DayInterval {
    let first = view.first.addingClamped(pages: -pages).firstDay.addingClamped(days: -14)
    let last = view.last.addingClamped(pages: pages).lastDay.addingClamped(days: 14)
    return DayInterval(first: first, last: last) ?? view.first.days
  }
}
