// SPDX-License-Identifier: MIT
import CivilTime

/// Where the keyboard is: the one day of the grid that is a tab stop.
public struct KeyboardFocus: Hashable, Sendable {
  /// The day; while the calendar is in use, it lies on a page that is in view or coming into view.
  public private(set) var day: EpochDay
  /// The day of the month that Page Up and Page Down aim for, kept until a horizontal move:
  /// from 31 January over 29 February to 31 March 2024.
  private(set) var wantedDayOfMonth: Int32?
  /// The minute of the day that the keyboard is on, in a timeline where its keys have moved it.
  public private(set) var minute: Int32?
  /// The column of its day that the keyboard wants to be in, where days are divided; of a day that has
  /// fewer of them it is in the last one.
  private(set) var part: Int32 = 0
  /// Whether a finger has put the keyboard on its minute, and sees it there.
  private var followsTap = false
  /// Whether the host's focus is inside the grid.
  public private(set) var isInside = false

  /// The bar or button of the day that the keyboard is on, or nil where it is on the day itself.
  public private(set) var occurrence: NodeKey?

  /// The minute that the keyboard is seen to be on; nil on an event, and while it is elsewhere.
  var shownMinute: Int32? { isInside && occurrence == nil ? minute : nil }

  /// Whether a finger sees the minute that it has put the keyboard on.
  var isTapped: Bool { followsTap && shownMinute != nil }

  init(day: EpochDay) {
    self.day = day
  }
}

extension KeyboardFocus {
  /// Puts the keyboard on a day, and on nothing of what it holds.
  mutating func put(on day: EpochDay) {
    (self.day, wantedDayOfMonth, occurrence, followsTap) = (day, nil, nil, false)
  }

  /// Puts the keyboard on a day without changing the day of the month that it aims for.
  mutating func carry(to day: EpochDay) {
    (self.day, followsTap) = (day, false)
  }

  /// Begins to aim for the day of the month that the keyboard is on, unless it already aims for one.
  mutating func keepDayOfMonth() {
    wantedDayOfMonth = wantedDayOfMonth ?? Int32(day.civil.day)
  }

  /// Aims for no day of the month any more.
  mutating func forgetDayOfMonth() {
    wantedDayOfMonth = nil
  }

  /// Notes that the host's focus has entered the grid, with or without a day for the keyboard.
  mutating func enter(_ day: EpochDay?) {
    isInside = true
    guard let day else { return }
    if day == self.day { occurrence = nil } else { put(on: day) }
  }

  /// Puts the keyboard on a minute of its day.
  mutating func put(onMinute minute: Int32?) {
    self.minute = minute
    followsTap = false
  }

  /// Notes that a finger has put it there.
  mutating func tap() {
    followsTap = true
  }

  /// Puts the keyboard into a column of its day.
  mutating func put(inPart part: Int32) {
    self.part = part
  }

  /// Notes that the host's focus has left the grid.
  mutating func leave() {
    (isInside, followsTap) = (false, false)
  }

  /// Goes to a bar or button of the day, or back to the day.
  mutating func enter(occurrence key: NodeKey?) {
    occurrence = key
    if key != nil { isInside = true }
  }

  /// Follows days that have come into view by other means: to a selected day, to today, or to the
  /// first day of their page that can be chosen.
  mutating func follow(
    _ days: DayInterval, of page: CalendarPage, _ selection: Selection, today: EpochDay?,
    _ rules: DayRules
  ) {
    let reachable = days.intersection(rules.options.bounds)
    let today = today.flatMap { reachable?.contains($0) == true ? $0 : nil }
    put(
      on: reachable.flatMap { selection.first(in: $0) } ?? today
        ?? rules.firstEnabledDay(of: page, from: days.start) ?? rules.options.clamp(days.start))
  }
}
