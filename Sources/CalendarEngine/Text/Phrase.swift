// SPDX-License-Identifier: MIT

/// A phrase of our own, as opposed to names and patterns that the platform provides.
///
/// The raw values are part of the web host's protocol.
public enum Phrase: UInt8, CaseIterable, Sendable {
  /// Name of the button to the previous month.
  ///
  /// Counted by the months turned at a time.
  case previousMonth = 0
  /// Name of the button to the next month.
  ///
  /// Counted in the same way.
  case nextMonth
  /// The button to today, and what is said about the current day.
  case today
  /// The status line while facts are loaded.
  case loading
  /// The status line after a failure.
  case loadFailed
  /// The button that asks again.
  case tryAgain
  /// The status line when there is nothing about the month yet.
  case nothingYet
  /// Said about a day that cannot be chosen.
  case unavailable
  /// Said about a day on which the goal was reached.
  case kept
  /// Said about a day on which it was not.
  case short
  /// Said about a day without points.
  case none
  /// Points of a goal: {0} of {1}. Counted by the goal.
  case pointsOfGoal
  /// Points of a session: {0}; counted.
  case points
  /// No sessions on a day: {0} is the date.
  case noSessions
  /// Heading of the current streak.
  case currentStreak
  /// Heading of the longest streak.
  case longestStreak
  /// Heading of the number of kept days.
  case keptDays
  /// A number of days: {0}.
  case days
  /// Name of the strip of a day's sessions: {0} is the date.
  case sessionsOn
  /// Said after the times of a session that ends before it starts.
  case endsBeforeStart
  /// From a time to a time: {0} and {1}.
  case timeRange
  /// Name of the page of streaks.
  case streaks
  /// Heading of the points of the selected day's week.
  case pointsThisWeek
  /// Said about a selected day: {0} is the date.
  case selected
  /// The separator in a list.
  case separator
  /// Said about a day that is no longer selected: {0} is the date.
  case unselected
  /// Said about the first day of the selected interval.
  case rangeStart
  /// Said about the last day of the selected interval.
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
  /// The number of events on a day: {0}.
  case events
  /// The number of events on a day that are not shown: {0}.
  ///
  /// Displayed in its cell.
  case moreEvents
  /// Name of the button to the previous weeks. Counted by the weeks of a page.
  case previousWeeks
  /// Name of the button to the next weeks. Counted by the weeks of a page.
  case nextWeeks
  /// Said about a day that is too early: {0} is the first date.
  case earliest
  /// Said about a day that is too late: {0} is the last date.
  case latest
  /// A week by its number: {0}.
  case week
  /// Heading of the week numbers.
  case weekNumbers
  /// Name of the handle while a month is shown.
  case toWeekView
  /// Name of the handle while a week is shown.
  case toMonthView
  /// Said when switching to a month.
  case monthView
  /// Said when switching to a week.
  case weekView
  /// The day before today.
  case yesterday
  /// The day after today.
  case tomorrow
  /// The weeks, months, quarters and years before, around and after today; `NamedDays` depends on
  /// their order.
  case lastWeek, thisWeek, nextWeek
  /// Months.
  case lastMonth, thisMonth, comingMonth
  /// Quarters.
  case lastQuarter, thisQuarter, nextQuarter
  /// Years.
  case lastYear, thisYear, comingYear
  /// From the beginning of the week, month, quarter or year through today, in this order.
  case weekToDate, monthToDate, quarterToDate, yearToDate
  /// The last days, ending today: {0}.
  case lastDays
  /// The next days, beginning today: {0}.
  case nextDays
  /// Said about text that is not a date: {0} is an example of a date.
  case writeDate
  /// Name of the button to the previous year.
  case previousYear
  /// Name of the button to the next year.
  case nextYear
  /// Name of the button to the years before those in view.
  case previousYears
  /// Name of the button to the years after those in view.
  case nextYears
  /// Name of the title when it zooms out: {0} is the title.
  case zoomOut
  /// Kept days of a month: {0}.
  case keptCount
  /// Days of a month that are short of the goal: {0}.
  case shortCount
  /// How much the days of a month hold: {0}.
  case entryCount
  /// Marked days of a month: {0}.
  case markedCount
  /// The status line after a failure while a year is shown.
  case yearFailed
  /// The quarters of a year as they are written: {0} is the year.
  case firstQuarter, secondQuarter, thirdQuarter, fourthQuarter
  /// The same as they are spoken.
  case spokenFirstQuarter, spokenSecondQuarter, spokenThirdQuarter, spokenFourthQuarter
  /// What is wrong with a form in which a day has to be selected.
  case chooseDay
  /// What is wrong with a form in which an interval has no end yet.
  case chooseLastDay
  /// Name of the button to the previous days of a timeline; counted by them: {0}.
  case earlierDays
  /// Name of the button to the next days of a timeline; counted by them: {0}.
  case laterDays
  /// Said about a day on which clocks skip hours.
  case clocksForward
  /// Said about a day on which clocks show hours twice.
  case clocksBack
  /// Said about a day that the clocks of a zone skip.
  case dayMissing
  /// What stands beside events of whole days.
  case allDay
  /// Name of the button that shows all events of whole days.
  case showAllEvents
  /// Name of the button that shows fewer of them again.
  case showFewerEvents
  /// Said about a time at which nothing happens.
  case free
  /// What an agenda says of a day or a month on which nothing happens.
  case noEvents
  /// Said about a typed interval whose end comes before its start; where texts are read.
  case reversed
  // Those of edits and of groups, which the pickers' catalogue ends before.
  /// Why an event may not be somewhere: not among the working hours.
  case outsideWork
  /// Why an event may not be somewhere: not at a time that is open.
  case outsideOpen
  /// Why an event may not be somewhere: too many others are there.
  case timeTaken
  /// Why an event cannot be moved.
  case eventLocked
  /// Said about an event that cannot be changed.
  case locked
  /// The name of the column of a day for what belongs to none of the groups.
  case otherGroup
  /// Said about an event that may take place.
  case tentative
  /// Said about an event that does not take place.
  case cancelled
  /// The message of a form that a range of times is missing.
  case chooseTime
  /// When an event ends that began on an earlier day: {0} is the time.
  case until
  /// Said of an event that keys have taken hold of: {0} is when it is.
  case held
  /// What is said of one of several events, or of one that is nowhere in view: {0} is its title, {1} the
  /// rest.
  case named
  /// Said of an event that has been moved or stretched: {0} is when it is, {1} when it was.
  case moved
  /// Said of an event of whose end keys have taken hold: {0} is when it is.
  case endHeld
  /// Said when somebody has given up what they were making of an event.
  case editCancelled
  /// Said of an event of whose start keys have taken hold: {0} is when it is.
  case startHeld
}

extension Phrase {
  /// The four quarters of a year as they are written, short.
  static let quarters: [Phrase] = [.firstQuarter, .secondQuarter, .thirdQuarter, .fourthQuarter]
  /// The same as they are spoken, in full.
  static let spokenQuarters: [Phrase] = [
    .spokenFirstQuarter, .spokenSecondQuarter, .spokenThirdQuarter, .spokenFourthQuarter,
  ]
}

/// A language that has phrases; other languages get English.
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
  /// The language of a BCP 47 tag, as in `ar-EG`; English if it has no phrases.
  init(tag: [UInt8]) {
    self.init(language: tag[..<(tag.firstIndex { $0 == 0x2D || $0 == 0x5F } ?? tag.endIndex)])
  }

  /// The language of the first part of a BCP 47 tag; English if it has no phrases.
  init(language: ArraySlice<UInt8>) {
    guard language.count == 2, let first = language.first, let last = language.last else {
      self = .english
      return
    }
    // Setting bit 5 makes ASCII letters lower-case.
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
