// SPDX-License-Identifier: MIT
import CivilTime

/// How a timeline looks and moves: columns of days with their hours below each other.
public struct TimelineOptions: Hashable, Sendable {
  /// Columns in view, 1...14; other numbers count as the nearest.
  ///
  /// Where pages begin with weeks, whole weeks without their hidden weekdays: 7 days without Saturday
  /// and Sunday are five columns.
  public var days: Int32 = 7
  /// Weekdays that have no column; where all are named, none is hidden.
  public var hiddenWeekdays = WeekdaySet()
  /// On which days pages begin.
  public var start = TimelineStart.automatic
  /// Where it comes to rest.
  public var snap = TimelineSnap.page
  /// The height of an hour in points, 16...400, before the user changes it.
  public var hourHeight: Int32 = 56
  /// Minutes between lines: 5, 10, 15, 20, 30 or 60; other numbers count as the nearest.
  public var slot: Int32 = 30
  /// The hours of a day that are shown; a day may end after midnight.
  public var hours = MinuteRange.wholeDay
  /// The hours whose labels are shown, or nil for all.
  public var labelHours: MinuteRange?
  /// The hours that stand out from the others, on the days of the week that are not its end; nil where
  /// all hours are alike.
  public var workingHours: MinuteRange?
  /// How events that overlap share the width of a column.
  public var packing = TimelinePacking.columns
  /// Where the date of a single day stands.
  public var datePosition = DatePosition.top
  /// Whether hands and keys make, move and stretch events; those of months and weeks are moved and
  /// stretched, and lists and agendas heed it not.
  public var isEditable = false
  /// The minutes of the hour at which they begin and end then, from one to the next, 1...60.
  public var snapMinutes: Int32 = 15
  /// How the view follows a hand that carries an event to its edges.
  public var edges = EdgeScrolling()
  /// Where hands and keys may put events.
  public var editWithin = EditBounds.anywhere
  /// How many events that stand among hours may take place at one moment after an edit, 1 where none
  /// may overlap another one; 0 for any number.
  public var overlapLimit: Int32 = 0
  /// Whether a day is one column, or one for each of `CalendarOptions.groups`, side by side.
  public var columnsByGroup = false
  /// How many rows of events of whole days are shown until the user asks for all, 1...10.
  public var laneLimit: Int32 = 3

  /// A week of whole days.
  public init() {}
}

extension TimelineOptions {
  /// The most columns in view.
  package static let mostDays = DayColumns.most
  /// The most groups beside each other.
  package static let mostGroups = 32

  /// Takes as many days as there is room for in so many columns, whole weeks where pages begin with
  /// them and one fits; and puts lines so far from each other, in points.
  package mutating func fit(columns: Int32, lineDistance: Int32) {
    hourHeight = lineDistance * 60 / slotMinutes
    let shown = TimelineColumns(self, nil)
    let columns = max(columns, 1)
    guard shown.count > columns else { return }
    if shown.beginsWithWeeks, shown.days.perWeek <= columns {
      days = columns / shown.days.perWeek * 7
    } else {
      (days, start) = (columns, .day)
    }
  }

  /// Whether pages begin with weeks.
  func beginsWithWeeks(_ days: Int32) -> Bool {
    switch start {
    case .automatic: days % 7 == 0
    case .week: true
    case .day: false
    }
  }

  /// The slot that is meant, in minutes.
  var slotMinutes: Int32 {
    var best: Int32 = 60
    for minutes: Int32 in [30, 20, 15, 10, 5] where abs(minutes - slot) < abs(best - slot) {
      best = minutes
    }
    return best
  }

  /// The minute at which a new event ends: after an hour, or with the hours where its slot is over.
  func end(ofNew start: Int32) -> Int32 {
    let last = hours.isEmpty ? MinuteRange.wholeDay.end : hours.end
    return min(start + 60, max(last, start + slotMinutes))
  }
}

/// On which days the pages of a timeline begin.
///
/// The raw values are part of the web host's protocol, as are those of the others here.
public enum TimelineStart: UInt8, Hashable, Sendable {
  /// With weeks where whole weeks are in view, otherwise on any day.
  case automatic = 0
  /// On the first day of a week.
  case week = 1
  /// On any day.
  case day = 2
}

/// Where a timeline comes to rest when it is scrolled sideways.
public enum TimelineSnap: UInt8, Hashable, Sendable {
  /// A flick turns one page.
  case page = 0
  /// Where a day begins, however far it was flicked.
  case day = 1
  /// Anywhere.
  case none = 2
}

/// Where hands and keys may put events.
public enum EditBounds: UInt8, Hashable, Sendable {
  /// At any time.
  case anywhere = 0
  /// In the working hours, and on no day of the weekend; whole days only on such days.
  case workingHours = 1
  /// In what is behind the hours and open (`Occurrence.isOpen`), and whole days only on days that
  /// have any of it.
  case open = 2
}

/// How events that overlap share the width of a column.
public enum TimelinePacking: UInt8, Hashable, Sendable {
  /// Beside each other, each as wide as there is room.
  case columns = 0
  /// Each over the one before, a little further in.
  case cascade = 1
}

/// Where the date of a single day stands.
public enum DatePosition: UInt8, Hashable, Sendable {
  /// Above the hours.
  case top = 0
  /// Above the times, beside the events of whole days.
  case left = 1
}
