// SPDX-License-Identifier: MIT

/// A hint, which says what an action will do, or the name of what has no visible one: an action, a list.
///
/// In a catalogue of its own that browsers do not need, since web pages have no hints.
enum AccessibilityPhrase: UInt8, CaseIterable {
  case selectsDay = 0
  case unselects
  case startsInterval
  case endsInterval
  case changesInterval
  case selectsWeek
  case goesToMonth
  case zoomsIn
  case selectsPeriod
  /// The name of the whole calendar.
  case calendar
  /// The name of the list of the days that hold something.
  case filledDays
  /// The name of the list of occurrences.
  case occurrences
  /// Moves an event by a step of minutes.
  case movesLater, movesEarlier
  /// Moves an event by a day, or in a month by a week.
  case movesToNextDay, movesToPreviousDay, movesToNextWeek, movesToPreviousWeek
  /// Moves an end of an event by a step of minutes, or its last day by a day.
  case endsLater, endsEarlier, startsLater, startsEarlier
  /// Takes hold of an event, which is moved then until it is dropped.
  case takesHold
  /// What activating an event does that is held.
  case dropsEvent
  /// The names of a chart's axes.
  case chartedDays, chartedPoints, chartedEntries
  /// Makes an event in a free time.
  case newEvent
  /// What activating a free time does.
  case makesEvent, selectsTime
  /// The name of the list of events at the times of which others take place; before the titles of those.
  case conflicts
  /// How long an event lasts, its hours and its minutes, and one of them after the other.
  case duration, hours, minutes, hoursAndMinutes
  /// The names of what an app knows of an event.
  case location, notes, website
}
