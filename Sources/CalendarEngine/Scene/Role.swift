// SPDX-License-Identifier: MIT

/// What a node is to the user.
public enum Role: UInt8, CaseIterable, Sendable {
  /// The whole calendar.
  case calendar = 0
  /// Title and buttons.
  case header
  /// The heading, which usually names the visible month.
  case title
  /// The button to the previous month.
  case previousButton
  /// The button to the next month.
  case nextButton
  /// The button to today.
  case todayButton
  /// The line that says loading, empty or failed.
  case status
  /// The button that tries again after a failure.
  case retryButton
  /// The grid of weekday names and days.
  case grid
  /// The row of weekday names.
  case weekdayRow
  /// One weekday's name.
  case weekdayLabel
  /// What moves when pages turn.
  case strip
  /// One month.
  case page
  /// One week of a month.
  case weekRow
  /// One day.
  case dayCell
  /// A place in a week without a day.
  case blankCell
  /// What a screen reader says about changes.
  case announcement
  /// An image under a day's number; its text is a name or an address.
  case dayImage
  /// A day's date in another calendar.
  case dayAlternate
  /// The app's line under a day's number.
  case daySubtitle
  /// A short text at the corner of a day's shape.
  case dayBadge
  /// The list of the kinds of days in the month.
  case legend
  /// One kind: its colour or image, and its name.
  case legendItem
  /// A temporary message over the calendar; screen readers get it as an announcement.
  case notice
  /// The number of a week, in front of its row.
  case weekNumber
  /// The place above the week numbers.
  case weekNumberHead
  /// The part of an occurrence in one week; a button in the cell in which it begins.
  case eventBar
  /// The button with the number of occurrences of a day that have no place.
  case moreButton
  /// The handle that folds a month to a week and expands it again; a button.
  case handle
  /// One month of a list of months; a grid of its own.
  case monthGrid
  /// The name above a month of a list; a heading.
  case monthHeader
  /// The button over the title that zooms out.
  case zoomButton
  /// A row of months, years or decades.
  case periodRow
  /// One month, year or decade, which can be zoomed into or picked.
  case periodCell
  /// The days of a small month, drawn as one thing; see `MonthGlance`.
  ///
  /// Its lines of text are the names of seven weekdays, empty if there is no room for them, and the
  /// numbers of 31 days.
  case glance
  /// The window through which moving titles are seen; for the eye alone.
  case titleStrip
  /// One of the moving titles; it is a scroll group itself, which moves and fades its text.
  case pageTitle
  /// A step of a year's heat map with its counts; in the legend.
  case heatStep
  /// What joins the days of a run in a week; in it, one for each part that only continues the run.
  case band
  /// A row of a timeline: dates, whole days, or hours.
  case timelineRow
  /// The date above a column of a timeline; its lines are the weekday and the number.
  case dateHeader
  /// The name of a zone above its times.
  case zoneLabel
  /// What stands beside the events of whole days.
  case lanesLabel
  /// The button that shows all events of whole days.
  case lanesButton
  /// The place of a day's events of whole days.
  case allDayCell
  /// One day of a timeline, with its hours.
  case dayColumn
  /// The lines between the hours of a timeline.
  case hourLines
  /// A time beside the hours.
  case timeLabel
  /// The present time beside the hours.
  case nowLabel
  /// The present time in its day.
  case nowLine
  /// Hours off work.
  case offHours
  /// Hours that the clocks skip.
  case hourGap
  /// Hours that the clocks show twice.
  case hourFold
  /// An event behind the hours, or its part on a day.
  case backgroundEvent
  /// An event with hours, or its part on a day; a button in its day.
  case timedEvent
  /// The time at which the keyboard is.
  case timeCursor
  /// The days of an agenda.
  case agenda
  /// One day of an agenda, with its events; where nothing happens a whole month.
  case agendaDay
  /// The date before the events of a day; its lines are the weekday and the number.
  case agendaDate
  /// What is said where nothing happens.
  case agendaNote
  /// The name of a group above its column of a day, with a mark in its tint.
  case groupHeader
  /// The place at an end of an event that is held without a hand on it, by which a pointer moves that end:
  /// number 0 is the start and 1 the end.
  case resizeHandle
}

extension Role {
  /// The name in dumps.
  package var name: StaticString {
    switch self {
    case .calendar: return "calendar"
    case .header: return "header"
    case .title: return "title"
    case .previousButton: return "previousButton"
    case .nextButton: return "nextButton"
    case .todayButton: return "todayButton"
    case .status: return "status"
    case .retryButton: return "retryButton"
    case .grid: return "grid"
    case .weekdayRow: return "weekdayRow"
    case .weekdayLabel: return "weekdayLabel"
    case .strip: return "strip"
    case .page: return "page"
    case .weekRow: return "weekRow"
    case .dayCell: return "dayCell"
    case .blankCell: return "blankCell"
    case .announcement: return "announcement"
    case .notice: return "notice"
    case .weekNumber: return "weekNumber"
    case .weekNumberHead: return "weekNumberHead"
    case .zoomButton: return "zoomButton"
    case .periodRow: return "periodRow"
    case .periodCell: return "periodCell"
    case .glance: return "glance"
    case .heatStep: return "heatStep"
    case .band: return "band"
    case .dayImage: return "dayImage"
    case .dayAlternate: return "dayAlternate"
    case .daySubtitle: return "daySubtitle"
    case .dayBadge: return "dayBadge"
    case .legend: return "legend"
    case .legendItem: return "legendItem"
    case .eventBar: return "eventBar"
    case .moreButton: return "moreButton"
    case .handle: return "handle"
    case .monthGrid: return "monthGrid"
    case .monthHeader: return "monthHeader"
    case .titleStrip: return "titleStrip"
    case .pageTitle: return "pageTitle"
    case .timelineRow: return "timelineRow"
    case .dateHeader: return "dateHeader"
    case .zoneLabel: return "zoneLabel"
    case .lanesLabel: return "lanesLabel"
    case .lanesButton: return "lanesButton"
    case .allDayCell: return "allDayCell"
    case .dayColumn: return "dayColumn"
    case .hourLines: return "hourLines"
    case .timeLabel: return "timeLabel"
    case .nowLabel: return "nowLabel"
    case .nowLine: return "nowLine"
    case .offHours: return "offHours"
    case .hourGap: return "hourGap"
    case .hourFold: return "hourFold"
    case .backgroundEvent: return "backgroundEvent"
    case .timedEvent: return "timedEvent"
    case .timeCursor: return "timeCursor"
    case .agenda: return "agenda"
    case .agendaDay: return "agendaDay"
    case .agendaDate: return "agendaDate"
    case .agendaNote: return "agendaNote"
    case .groupHeader: return "groupHeader"
    case .resizeHandle: return "resizeHandle"
    }
  }

  /// Whether it moves with the pages, and can be caught in motion.
  var isOnPage: Bool {
    switch self {
    case .dayCell, .eventBar, .moreButton, .dayColumn, .timedEvent, .allDayCell, .dateHeader,
      .agendaDay, .agendaDate, .resizeHandle:
      true
    default: false
    }
  }

  /// Whether it stands for one day of a timeline or an agenda, or something on it.
  var isOfDay: Bool {
    switch self {
    case .dateHeader, .allDayCell, .dayColumn, .timedEvent, .agendaDay, .agendaDate, .agendaNote,
      .groupHeader:
      true
    default: false
    }
  }

  /// Whether a tap on it does something, or a hand that edits begins there.
  var isTappable: Bool {
    switch self {
    case .previousButton, .nextButton, .todayButton, .retryButton, .dayCell, .eventBar, .moreButton,
      .handle, .zoomButton, .periodCell, .dateHeader, .lanesButton, .allDayCell, .dayColumn,
      .timedEvent, .agendaDate, .resizeHandle:
      return true
    default: return false
    }
  }
}
