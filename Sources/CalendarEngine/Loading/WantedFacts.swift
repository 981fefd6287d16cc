// SPDX-License-Identifier: MIT
import CivilTime

/// Of which days a view wants to know something.
struct WantedFacts {
  /// The days of each page, the most urgent one first; nil where none can be reached.
  var pages: [DayInterval?]
  /// Questions about other days are withdrawn.
  var near: DayInterval
  /// What is known of other days is forgotten.
  var kept: DayInterval
  /// How much is wanted.
  var detail: LoadDetail
}

extension WantedFacts {
  /// The days of pages and of so many on either side, with the weeks that they begin and end in.
  static func days(
    _ view: (first: CalendarPage, last: CalendarPage), pages: Int32
  ) -> DayInterval {
    let first = view.first.addingClamped(pages: -pages).firstDay.addingClamped(days: -14)
    let last = view.last.addingClamped(pages: pages).lastDay.addingClamped(days: 14)
    return DayInterval(first: first, last: last) ?? view.first.days
  }
}
