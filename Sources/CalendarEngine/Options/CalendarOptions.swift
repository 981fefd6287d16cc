// SPDX-License-Identifier: MIT
import CivilTime

/// What the app asks of a calendar: the view, the rules of selection and the bounds.
public struct CalendarOptions: Hashable, Sendable {
  /// How days are laid out.
  public var view: ViewKind = .month
  /// Along which axis pages move.
  public var axis: PagingAxis = .horizontal
  /// How months that move vertically follow each other.
  public var pageJoin: PageJoin = .apart
  /// How many weeks a page of the week view has, 1...100; other numbers count as the nearest.
  public var weeks: Int32 = 1
  /// The rules of the expandable view.
  public var expanding = ExpandingOptions()
  /// Months side by side, 1...6; 0 for as many as fit the width.
  ///
  /// Pages of months show no more than have room for 280 points each, and are turned by one. A list
  /// shows as many as it is told, 5 counting as 4.
  public var columns: Int32 = 1
  /// How a list of months looks and moves.
  public var list = MonthListOptions()
  /// How a timeline looks and moves.
  public var timeline = TimelineOptions()
  /// How an agenda looks.
  public var agenda = AgendaOptions()
  /// How many rows a month has.
  public var rows: RowsPolicy = .alwaysSix
  /// Whether days of neighbouring months are shown.
  public var outsideDays: OutsideDaysPolicy = .shown
  /// What choosing such a day does.
  public var outsideTap: OutsideTapPolicy = .navigate
  /// What choosing a day does.
  public var selection: SelectionPolicy = .single
  /// Whether days cannot be chosen by hand: what is selected stays, and the app can still select.
  public var isDisabled = false
  /// The rules where intervals are selected.
  public var interval = IntervalPolicy()
  /// Whether choosing the selected day, or a day of the selected week, takes it back; not where the
  /// page always has a selected day.
  public var unselects = false
  /// Which day a page selects by itself, where the selection is bound to the page.
  public var pageDay = PageDayPolicy.todayOrFirst
  /// What a drag that begins on a day does.
  public var swipe: SwipePolicy = .turnsPages
  /// The weekday in the first column; nil takes the locale's.
  public var firstWeekday: Weekday?
  /// The days that can be reached and chosen; never empty.
  public var bounds: DayInterval = .all
  /// The days among them that cannot be chosen, by rule.
  public var disabled = DisabledDays()
  /// Whether the app is asked before the user changes the selection; what the app selects, and the
  /// day that a page selects by itself, are not asked about.
  public var asksBeforeSelecting = false
  /// Whether the app is asked before the user turns a page; native scroll views do not ask.
  public var asksBeforeTurning = false
  /// Whether the app is told of each day's cell that is about to be shown.
  public var tellsCells = false
  /// Whether the numbers of weeks stand in front of their rows.
  public var showsWeekNumbers = false
  /// How weekdays are written above the days.
  public var weekdayForm = WeekdayForm.fitting
  /// Whether the weekday of today is marked above the days, while today is on the page.
  public var marksWeekdayOfToday = false
  /// What is left out around the days.
  public var hiddenParts: HiddenParts = []
  /// Whether nobody can turn pages or scroll by hand: no swipe, wheel or key does, and no button.
  ///
  /// The app still can. Keys stay among the days in view.
  public var locksPages = false
  /// Which buttons stand in the header.
  public var headerButtons = HeaderButtons.all
  /// What the title names.
  public var titleRule = TitleRule.page
  /// How opaque the titles of the neighbouring pages are, 0...1, which stand beside the title then and
  /// follow the pages with it, fainter with the distance; nil shows no others.
  public var neighbourTitleOpacity: Double? = nil
  /// Which hairlines stand between the days.
  public var gridLines = GridLines.none
  /// The height in points that the calendar should keep to, or 0 without such a one: rows are 44 to
  /// 51 points high then, never less, even where that is more than the maximum.
  public var maximumHeight = 0.0
  /// Whether today is marked.
  public var marksToday = true
  /// Whether facts about days are loaded from the host.
  public var loadsFacts = false
  /// Whether the host has occurrences too, which views that show single days load.
  public var loadsOccurrences = false
  /// Whether dots are shown and spoken of at all; a fact can hide those of its day.
  public var showsIndicators = true
  /// Whether the dates of another calendar stand under the numbers; the host writes them.
  public var showsAlternateDates = false
  /// The kinds of days that a list below the days names, as far as the month has them.
  public var legend: [LegendEntry] = []
  /// What the days of a timeline can be divided into, in the order in which their columns stand; of
  /// more than 32 the first ones count.
  ///
  /// What belongs to none of them stands in a last column, on the days on which there is such a thing.
  public var groups: [CalendarGroup] = []
  /// Whether the key T goes to today (WCAG 2.1.4 wants single keys to be switchable).
  public var singleKeys = true
  /// Whether a vertical wheel turns pages too; otherwise it is left to what surrounds the calendar.
  public var wheelPagesVertically = false

  /// Whether the title zooms out, to the months of a year, the years of a decade and the decades of a
  /// century.
  public var zooms = false
  /// What is chosen in the end: at this level choosing selects what would be zoomed in on.
  ///
  /// Of months, years and decades one is selected, as the interval of its days.
  public var picks: ZoomLevel = .days
  /// How the year view tells counts apart.
  public var heat = HeatScale()
  /// Whether the year view says below its months which counts the steps of its heat map stand for.
  public var showsHeatLegend = false

  /// The options of a plain month calendar.
  public init() {}
}
