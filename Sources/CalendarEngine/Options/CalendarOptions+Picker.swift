// SPDX-License-Identifier: MIT
import CivilTime

/// The options of pickers, which show a month and nothing but its days: of the others each has the
/// value that it has by itself, and keeps it.
public struct CalendarOptions: Hashable, Sendable {
  package var rows: RowsPolicy = .alwaysSix
  package var outsideDays: OutsideDaysPolicy = .shown
  package var outsideTap: OutsideTapPolicy = .navigate
  package var selection: SelectionPolicy = .single
  package var isDisabled = false
  package var interval = IntervalPolicy()
  package var unselects = false
  package var swipe: SwipePolicy = .turnsPages
  package var firstWeekday: Weekday?
  package var bounds: DayInterval = .all
  package var disabled = DisabledDays()
  package var weekdayForm = WeekdayForm.fitting
  package var marksWeekdayOfToday = false
  package var headerButtons = HeaderButtons.all
  package var marksToday = true
  package var singleKeys = true
  package var wheelPagesVertically = false
  private var months = Columns()

  /// The options of a plain month calendar.
  public init() {}
}

// Views, pages and levels.
extension CalendarOptions {
  package var columns: Int32 {
    get { months.count }
    set { months.count = newValue }
  }
  package var view: ViewKind {
    get { .month }
    set {}
  }
  package var axis: PagingAxis {
    get { .horizontal }
    set {}
  }
  package var pageJoin: PageJoin {
    get { .apart }
    set {}
  }
  package var weeks: Int32 {
    get { 1 }
    set {}
  }
  package var expanding: ExpandingOptions {
    get { ExpandingOptions() }
    set {}
  }
  package var list: MonthListOptions {
    get { MonthListOptions() }
    set {}
  }
  package var timeline: TimelineOptions {
    get { TimelineOptions() }
    set {}
  }
  package var agenda: AgendaOptions {
    get { AgendaOptions() }
    set {}
  }
  package var pageDay: PageDayPolicy {
    get { .todayOrFirst }
    set {}
  }
  package var zooms: Bool {
    get { false }
    set {}
  }
  package var picks: ZoomLevel {
    get { .days }
    set {}
  }
  package var titleRule: TitleRule {
    get { .page }
    set {}
  }
  package var neighbourTitleOpacity: Double? {
    get { nil }
    set {}
  }
  package var maximumHeight: Double {
    get { 0 }
    set {}
  }
}

// What stands around the days.
extension CalendarOptions {
  package var hiddenParts: HiddenParts {
    get { [] }
    set {}
  }
  package var locksPages: Bool {
    get { false }
    set {}
  }
}

// What days hold, and what is asked of the app.
extension CalendarOptions {
  package var asksBeforeSelecting: Bool {
    get { false }
    set {}
  }
  package var asksBeforeTurning: Bool {
    get { false }
    set {}
  }
  package var tellsCells: Bool {
    get { false }
    set {}
  }
  package var loadsFacts: Bool {
    get { false }
    set {}
  }
  package var loadsOccurrences: Bool {
    get { false }
    set {}
  }
  package var showsAlternateDates: Bool {
    get { false }
    set {}
  }
  package var showsIndicators: Bool {
    get { true }
    set {}
  }
  package var showsWeekNumbers: Bool {
    get { false }
    set {}
  }
  package var gridLines: GridLines {
    get { .none }
    set {}
  }
  package var legend: [LegendEntry] {
    get { [] }
    set {}
  }
  package var heat: HeatScale {
    get { HeatScale() }
    set {}
  }
  package var showsHeatLegend: Bool {
    get { false }
    set {}
  }
}
