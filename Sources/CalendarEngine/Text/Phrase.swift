// SPDX-License-Identifier: MIT

/// A phrase of our own, as opposed to names and patterns that the platform has.
///
/// The raw values are part of the web host's protocol.
public enum Phrase: UInt8, CaseIterable, Sendable {
  /// Name of the button to the previous month. Counted by the months that are turned at a time.
  case previousMonth = 0
  /// Name of the button to the next month. Counted likewise.
  case nextMonth
  /// The button to today, and what is said of the current day.
  case today
  /// The status line while facts are loaded.
  case loading
  /// The status line after a failure.
  case loadFailed
  /// The button that asks again.
  case tryAgain
  /// The status line when nothing is known of the month.
  case nothingYet
  /// Said of a day that cannot be chosen.
  case unavailable
  /// Said of a day on which the goal was reached.
  case kept
  /// Said of a day on which it was not.
  case short
  /// Said of a day without points.
  case none
  /// Points of a goal: {0} of {1}. Counted by the goal.
  case pointsOfGoal
  /// Points: {0}.
  case points
  /// No sessions on a day: {0} is the date.
  case noSessions
  /// Heading of the run of kept days that still goes on.
  case currentStreak
  /// Heading of the longest run of kept days.
  case longestStreak
  /// Heading of the number of kept days.
  case keptDays
  /// A number of days: {0}.
  case days
  /// Name of the strip of a day's sessions: {0} is the date.
  case sessionsOn
  /// Said behind a session's times when it ends before it starts.
  case endsBeforeStart
  /// From a time to a time: {0} and {1}.
  case timeRange
  /// Name of the page of streaks.
  case streaks
  /// Heading of the points of the selected day's week.
  case pointsThisWeek
  /// Said of a selected day: {0} is the date.
  case selected
  /// What stands between the parts of a list.
  case separator
  /// Said of a day that is not selected any more: {0} is the date.
  case unselected
  /// Said of the first day of the selected interval.
  case rangeStart
  /// Said of the last day of the selected interval.
  case rangeEnd
  /// Said when the start of an interval has been chosen: {0} is the date.
  case started
  /// From a day to a day: {0} and {1}.
  case dateRange
  /// How many days are selected: {0}.
  case daysSelected
  /// How many of the days cannot be chosen: {0}.
  case daysUnavailable
  /// Said when nothing is selected any more.
  case nothingSelected
  /// Said when an interval would be too long: {0} is the number of days.
  case atMost
  /// Said when an interval would be too short: {0} is the number of days.
  case atLeast
  /// How many events a day has: {0}.
  case events
  /// How many events of a day are not shown: {0}. Stands in its cell.
  case moreEvents
  /// Name of the button to the previous weeks. Counted by the weeks of a page.
  case previousWeeks
  /// Name of the button to the next weeks. Counted by the weeks of a page.
  case nextWeeks
  /// Said of a day that is too early: {0} is the first date.
  case earliest
  /// Said of a day that is too late: {0} is the last date.
  case latest
  /// A week by its number: {0}.
  case week
  /// Heading of the numbers of weeks.
  case weekNumbers
  /// Name of the handle while a month is shown.
  case toWeekView
  /// Name of the handle while a week is shown.
  case toMonthView
  /// Said when a month is gone over to.
  case monthView
  /// Said when a week is gone over to.
  case weekView
  /// The day before today.
  case yesterday
  /// The day behind today.
  case tomorrow
  /// The weeks, months, quarters and years before, around and behind today; `NamedDays` counts on
  /// their order.
  case lastWeek, thisWeek, nextWeek
  /// Months.
  case lastMonth, thisMonth, comingMonth
  /// Quarters.
  case lastQuarter, thisQuarter, nextQuarter
  /// Years.
  case lastYear, thisYear, comingYear
  /// From the beginning of the week, month, quarter or year until today, in this order.
  case weekToDate, monthToDate, quarterToDate, yearToDate
  /// So many days until today: {0}.
  case lastDays
  /// So many days from today on: {0}.
  case nextDays
  /// Said of text that is no date: {0} is a date as it is written.
  case writeDate
  /// Name of the button to the previous year.
  case previousYear
  /// Name of the button to the next year.
  case nextYear
  /// Name of the button to the years before those in view.
  case previousYears
  /// Name of the button to the years behind those in view.
  case nextYears
  /// Name of the title where it zooms out: {0} is the title.
  case zoomOut
  /// Kept days of a month: {0}.
  case keptCount
  /// Days of a month that are short of the goal: {0}.
  case shortCount
  /// How much the days of a month hold: {0}.
  case entryCount
  /// Marked days of a month: {0}.
  case markedCount
  /// The status line after a failure where a year is shown.
  case yearFailed
  /// Before the steps of a heat map, and behind them.
  case less, more
}

/// A language in which the phrases are written; other languages get English.
public enum PhraseLanguage: UInt8, CaseIterable, Sendable {
  /// English.
  case english = 0
  /// German.
  case german
  /// French.
  case french
  /// Spanish.
  case spanish
  /// Japanese.
  case japanese
  /// Arabic.
  case arabic
  /// Hebrew.
  case hebrew
}

extension PhraseLanguage {
  /// The language of a BCP 47 tag, as in `ar-EG`; English when we have no phrases in it.
  init(tag: [UInt8]) {
    self.init(language: tag[..<(tag.firstIndex { $0 == 0x2D || $0 == 0x5F } ?? tag.endIndex)])
  }

  /// The language of a BCP 47 tag's first part; English when we have no phrases in it.
  init(language: ArraySlice<UInt8>) {
    guard language.count == 2, let first = language.first, let last = language.last else {
      self = .english
      return
    }
    // Lower case by setting bit 5 of ASCII letters.
    switch (first | 0x20, last | 0x20) {
    case (0x64, 0x65): self = .german
    case (0x66, 0x72): self = .french
    case (0x65, 0x73): self = .spanish
    case (0x6A, 0x61): self = .japanese
    case (0x61, 0x72): self = .arabic
    case (0x68, 0x65), (0x69, 0x77): self = .hebrew
    default: self = .english
    }
  }
}
