// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// The options that make a calendar behave like one that it replaces.
  public init(_ preset: Preset) {
    self.init()
    switch preset {
    case .fioriMonth, .fioriFullScreenMonth, .fioriWeek, .fioriExpandable, .fioriRange, .fioriDates:
      takeFiori(preset)
    case .fsCalendar(let scope):
      view = scope == .week ? .week : .month
      titleRule = .majority
      neighbourTitleOpacity = 0.2
      headerButtons = [.previous, .next]
      outsideTap = .select
      bounds = Self.unixCentury
    case .calendarView: outsideTap = .ignore
    case .kal:
      takeKal()
      selection = .singlePerPage
      pageDay = .first
      swipe = .selects
    case .tapku: takeKal()
    case .timesSquare: view = .months
    case .ckCalendar:
      rows = .fitting
      outsideDays = .hidden
    case .abCalendarPicker:
      takeKal()
      zooms = true
    case .streak: marksToday = false
    case .infiniteCalendar:
      takeTimeline(days: 1, hourHeight: 56, slot: 60)
      // Only the labels are left out: the grid has all hours.
      timeline.labelHours = MinuteRange(start: 60, end: 1380)
      timeline.edges = .infiniteCalendar
    case .jzCalendarWeekView: takeTimeline(days: 7, hourHeight: 50, slot: 30)
    }
  }

  /// InfiniteCalendar and JZCalendarWeekView: days beside each other with their hours, of which one
  /// page is turned at a time; days are not selected.
  private mutating func takeTimeline(days: Int32, hourHeight: Int32, slot: Int32) {
    view = .timeline
    selection = .none
    timeline.days = days
    timeline.hourHeight = hourHeight
    timeline.slot = slot
  }

  /// FUICalendarView: days of other months are there to be seen, and cannot be selected.
  ///
  /// Weekdays are letters, today's is marked, and no button leads to today.
  private mutating func takeFiori(_ preset: Preset) {
    outsideTap = .ignore
    weekdayForm = .narrow
    marksWeekdayOfToday = true
    headerButtons = [.previous, .next]
    switch preset {
    case .fioriWeek:
      view = .week
      titleRule = .selectedDay
      selection = .singlePerPage
    case .fioriExpandable:
      view = .expandable
      titleRule = .selectedDay
      selection = .singlePerPage
    case .fioriFullScreenMonth:
      // Names stand above the months. The original leaves them to the app, and without them only
      // the title tells which month is which.
      view = .months
      selection = .singlePerPage
    case .fioriRange, .fioriDates:
      // The title names the selection, so without names nobody could tell the months apart.
      view = .months
      titleRule = .selection
      selection = preset == .fioriRange ? .interval : .multiple
      swipe = preset == .fioriRange ? .turnsPages : .selects
    default:
      axis = .vertical
      selection = .singlePerPage
    }
  }

  /// Kal, Tapku and ABCalendarPicker: months slide vertically, and a week that is in two of them is
  /// one row.
  private mutating func takeKal() {
    axis = .vertical
    pageJoin = .sharingWeeks
    rows = .fitting
  }

  /// The days that FSCalendar has unless it is told others: 1970 through 2099.
  private static var unixCentury: DayInterval {
    guard let first = CivilDate(year: 1970, month: 1, day: 1),
      let last = CivilDate(year: 2099, month: 12, day: 31)
    else { return .all }
    return DayInterval(first: first.epochDay, last: last.epochDay) ?? .all
  }
}
