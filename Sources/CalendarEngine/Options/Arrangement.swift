// SPDX-License-Identifier: MIT
import CivilTime

/// How the view and the level in force arrange days: into pages, along an axis, in cells.
struct Arrangement {
  /// What a cell stands for.
  let level: ZoomLevel
  /// The page that is current.
  let page: CalendarPage
  /// How days are divided into pages.
  let scale: PageScale
  /// How the view moves along its axis.
  let movement: MovementKind
  /// How many months stand side by side and turn together.
  let columns: Columns
  /// Along which axis it moves; weeks stand beside each other, whatever months do.
  let axis: PagingAxis
  /// Whether the year view is in force: twelve small months.
  let showsYear: Bool
  /// Whether days of neighbouring months are shown.
  let showsOutsideDays: Bool
  /// How many rows months have.
  let rows: RowsPolicy
  /// Whether a finger that moves across the axis selects days, because along it the view scrolls.
  let paintsSideways: Bool
  /// Whether a swipe up or down on the days expands or folds; where pages move up and down it turns
  /// them.
  let followsSwipes: Bool
  /// The app's first weekday, or nil where the locale decides.
  let ownWeekday: Weekday?
  /// The days that can be reached.
  let bounds: DayInterval
  /// The columns of a timeline, or nil.
  let timeline: TimelineColumns?
  /// A day of the week from which pages of several weeks are counted.
  let firstCounted: EpochDay

  init(_ options: CalendarOptions, _ level: ZoomLevel, _ moving: Moving) {
    (self.level, page) = (level, moving.viewport.page)
    scale = options.scale(at: level, isFolded: moving.expansion.isFolded)
    movement = level == .days ? options.view.movement : .paged
    axis = page.scale.isDays ? .horizontal : movement.axis(options.axis)
    showsYear = level == .months && options.view == .year
    let isMonth = level == .days && options.view == .month && page.scale == .month
    columns = isMonth ? moving.viewport.beside : Columns()
    showsOutsideDays = options.outsideDays == .shown && !movement.joinsMonths && columns.count == 1
    rows = movement.joinsMonths ? .fitting : options.rows
    paintsSideways =
      movement == .list && options.swipe == .selects && options.selection != .none
    followsSwipes =
      options.view == .expandable && options.expanding.followsSwipes && axis == .horizontal
    (ownWeekday, bounds) = (options.firstWeekday, options.bounds)
    firstCounted = options.firstCounted
    timeline = movement.joinsDays ? TimelineColumns(options.timeline, moving.hours) : nil
  }
}

extension TimelineColumns {
  /// The columns that the app asks for, or the user, as far as there is room.
  init(_ options: TimelineOptions, _ hours: HourScroll) {
    self.init(options, hours.days, room: hours.roomyDays ?? .max)
  }
}
