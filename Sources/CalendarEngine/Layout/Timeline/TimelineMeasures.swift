// SPDX-License-Identifier: MIT
import CivilTime

/// The sizes of a timeline in points, before rounding.
struct TimelineMeasures {
  /// The measures of what is above the days in every view.
  let whole: MonthMeasures
  /// The columns, as days.
  let columns: DayColumns
  /// Columns in view.
  let count: Int32
  /// The columns that can be reached.
  let reach: ClosedRange<Int32>
  /// On which weekday pages begin, or nil.
  let weekStart: Weekday?
  let turnsPages: Bool
  /// The width of the times, of all zones together.
  let timeWidth: Double
  /// The width of a column: whole or half points; what is left over is the times'.
  let columnWidth: Double
  /// The height of the dates above the columns; 0 where the date is beside the whole days.
  let dateHeight: Double
  /// The height of the names of groups below them; 0 where days are not divided.
  let groupHeight: Double
  /// The rows for events of whole days.
  let lanes: TimelineLanes
  /// The height of an hour in 1/64 points.
  let hourHeight: Int32
  /// The hours that are shown.
  let hours: MinuteRange
  /// The height of the view of the hours.
  let height: Double
  /// How much larger than usual the words of events are.
  let textScale: Double

  /// The room below the last hour.
  static let foot = 16.0
  /// The least and the greatest height of an hour, in 1/64 points.
  let hourHeights: ClosedRange<Int32>

  init(_ state: CalendarState, _ metrics: CalendarMetrics, weekStart first: Weekday) {
    let options = state.options.timeline
    var own = metrics
    own.height = 0
    let hasNotice = state.hasFailed(first)
    var content = MonthContent()
    content.hasHeader = !state.options.hiddenParts.contains(.header)
    whole = MonthMeasures(own, rows: 6, hasNotice: hasNotice, content: content)
    let texts = metrics.texts
    textScale = min(texts.of(12), 2)
    let shown = TimelineColumns(options, state.moving.hours)
    (columns, count) = (shown.days, shown.count)
    weekStart = shown.beginsWithWeeks ? state.arrangement.firstWeekday(first) : nil
    turnsPages = options.snap == .page
    let bounds = state.options.bounds
    let begin = columns.column(of: bounds.start)
    reach = begin...max(columns.column(of: bounds.last ?? bounds.start), begin)
    let needed = Self.timeRoom(state, metrics)
    let room = max(metrics.width - needed, Double(count))
    columnWidth = max((room / Double(count) * 2).rounded(.down) / 2, 0.5)
    timeWidth = metrics.width - columnWidth * Double(count)
    let isBeside = options.datePosition == .left && count == 1
    dateHeight = isBeside ? 0 : 60 * max(texts.ofDates, 0.75)
    groupHeight = state.options.shownGroups.isEmpty ? 0 : 24 * max(min(texts.of(11), 2), 0.75)
    lanes = TimelineLanes(state, textScale, isBesideDate: isBeside)
    hours = options.hours.isEmpty ? .wholeDay : options.hours
    let above = whole.gridTop + dateHeight + groupHeight + lanes.height
    let fixed = metrics.height > 0 ? max(metrics.height - above, 120) : 0
    let usual = Double(min(max(options.hourHeight, 0), 1000)) * max(textScale, 0.5)
    hourHeights = Self.hourHeights(filling: fixed, with: hours, usual)
    let chosen = state.moving.hours.hourHeight
    let wanted = chosen > 0 ? chosen : Int32(usual * 64)
    hourHeight = min(max(wanted, hourHeights.lowerBound), hourHeights.upperBound)
    let natural = min(Double(hours.count) / 60 * Double(hourHeight) / 64 + Self.foot, 616)
    let limit = state.options.maximumHeight
    height = fixed > 0 ? fixed : limit > 0 ? max(min(limit - above, natural), 120) : natural
  }

  /// The least width of the times.
  private static func timeRoom(_ state: CalendarState, _ metrics: CalendarMetrics) -> Double {
    let zones = Double(state.facts.hours.further.count + 1)
    return zones * (metrics.width < 400 ? 46 : 62) * max(min(metrics.texts.of(11), 2), 0.75)
  }

  /// The least width of the column of a group, in points: what a finger can hit.
  private static let leastPart = 44.0

  /// How many days have room for their groups, at least one; nil where days are not divided.
  static func days(withRoomIn state: CalendarState, _ metrics: CalendarMetrics) -> Int32? {
    let groups = Double(state.options.shownGroups.count)
    guard groups > 0 else { return nil }
    return Int32(max((metrics.width - timeRoom(state, metrics)) / (groups * leastPart), 1))
  }

  /// The least and the greatest height of an hour: zoomed out no further than until all hours fill a
  /// view of a fixed height, unless fewer are asked for.
  private static func hourHeights(
    filling height: Double, with hours: MinuteRange, _ usual: Double
  ) -> ClosedRange<Int32> {
    let filling = max(height - foot, 0) * 60 / Double(max(hours.count, 1))
    let least = min(max(min(filling, usual), 16), 400)
    return Int32((least * 64).rounded(.up))...400 * 64
  }

  /// The top of the names of groups, of the rows for whole days, of the hours, and the height of everything.
  var groupsTop: Double { whole.gridTop + dateHeight }
  var lanesTop: Double { groupsTop + groupHeight }
  var hoursTop: Double { lanesTop + lanes.height }
  var total: Double { hoursTop + height }

  /// The width of all columns in view.
  var columnsWidth: Double { columnWidth * Double(count) }

  /// The height of all hours, with the room below the last one.
  var hoursHeight: Double { Double(hours.count) * Double(hourHeight) / 64 / 60 + Self.foot }

  /// Where the columns are.
  var dayTrack: DayTrack {
    DayTrack(
      columns: columns, count: count, width: Int32(columnWidth * 64), first: reach.lowerBound,
      last: reach.upperBound, weekStart: weekStart, turnsPages: turnsPages)
  }

  /// Where the hours are.
  var hourTrack: HourTrack {
    HourTrack(
      height: Int32(height * 64), extent: Int32(min(hoursHeight, 1e6) * 64),
      hourHeight: hourHeight, firstMinute: hours.start, limits: hourHeights,
      above: Int32(lanes.height * 64))
  }

  /// How far a minute is below the first one, in points.
  func y(_ minute: Int32) -> Double {
    Double(minute - hours.start) * Double(hourHeight) / 64 / 60
  }

  /// The height that an event has at least, in minutes: a line of text, in steps, so that packing
  /// does not change with each step of a zoom.
  var leastMinutes: Int32 {
    let wanted = 20 * max(textScale, 0.75) * 60 * 64 / Double(hourHeight)
    for step: Int32 in [5, 10, 15, 20, 25, 30, 45, 60] where Double(step) >= wanted { return step }
    return 90
  }
}

/// The sizes of the rows for events of whole days.
struct TimelineLanes {
  /// Rows that are needed in what is in view.
  let needed: Int32
  /// Rows that are shown.
  let shown: Int32
  /// The height of a row, with the gap below it.
  let rowHeight: Double
  /// The height of all, with the room around them; 0 where nothing lasts whole days or could be made to.
  let height: Double
  /// Whether there is a button that shows all rows, or fewer again.
  let isCollapsible: Bool

  init(_ state: CalendarState, _ textScale: Double, isBesideDate: Bool) {
    let limit = min(max(state.options.timeline.laneLimit, 1), 10)
    needed = Self.needed(state)
    let isExpanded = state.moving.hours.showsAllLanes
    shown = isExpanded ? min(needed, 30) : min(needed, limit)
    isCollapsible = needed > limit
    rowHeight = 24 * max(textScale, 0.75)
    let rows = shown > 0 ? Double(shown) * rowHeight + 6 : 0
    height = isBesideDate ? max(rows + 12, 64) : rows
  }

  private static func needed(_ state: CalendarState) -> Int32 {
    let (first, last) = state.viewport.pages
    guard let days = DayInterval(first: first.firstDay, last: last.lastDay) else { return 0 }
    return max(state.facts.rows(touching: days), state.editsEvents ? 1 : 0)
  }

  /// The last row has the numbers of those without a place.
  var countsRest: Bool { needed > shown }
}
