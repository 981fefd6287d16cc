// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out a list of months: header, weekday names, and the months that scroll below them.
///
/// Each month is a grid of its own with its name. The weekday names above are only for the eye,
/// since every day says its own.
enum MonthListLayout {
  /// Adds the nodes of the view.
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {
    let metrics = input.environment.metrics
    let weekStart = input.locale.weekRule.firstWeekday
    let measures = MonthListMeasures(input.state, metrics, weekStart: weekStart)
    let list = MonthList(input.state, metrics, weekStart: weekStart)
    let foot = measures.top + measures.height
    let root = MonthLayout.addRoot(
      input, measures.whole, height: foot + measures.whole.legendHeight, into: &builder)
    HeaderLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    var style = measures.column.style
    style.titleSize = builder.style.titleSize
    builder.style(style)
    StatusLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    addWeekdays(input, measures, in: root, into: &builder)
    addMonths(input, measures, list, in: root, into: &builder)
    LegendLayout.nodes(for: input, measures.whole, top: foot, in: root, into: &builder)
    NoticeLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    AnnouncementLayout.nodes(for: input, in: root, into: &builder)
  }

  private static func addWeekdays(
    _ input: LayoutInput, _ measures: MonthListMeasures, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    guard measures.whole.weekdayHeight > 0 else { return }
    let row = builder.add(
      NodeKey(.weekdayRow), in: root,
      frame: LayoutRect(
        x: 0, y: measures.whole.gridTop, width: measures.whole.width,
        height: measures.whole.weekdayHeight),
      traits: .decorative)
    for column in 0..<measures.columns {
      WeekdayLayout.names(
        for: input, measures.column, at: (column, x(column, measures, input)), in: row,
        into: &builder)
    }
  }

  private static func x(
    _ column: Int32, _ measures: MonthListMeasures, _ input: LayoutInput
  ) -> Double {
    input.x(
      leading: measures.leading(column), width: measures.columnWidth, in: measures.whole.width)
  }

  private static func addMonths(
    _ input: LayoutInput, _ measures: MonthListMeasures, _ list: MonthList, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    let strip = builder.add(
      NodeKey(.strip), in: root,
      frame: LayoutRect(
        x: 0, y: measures.top, width: measures.whole.width, height: measures.height))
    let place = list.place(of: input.state.viewport)
    let scrolled = list.distance(from: list.origin(of: place), to: place)
    builder.scroll(strip, x: 0, y: shift(list, input.state.moving).y)
    let (first, last) = list.bands(around: place, input.state.motion)
    var band = first
    var top = list.distance(from: list.origin(of: place), to: first)
    while band <= last {
      let shown = MonthListBand(band: band, top: top, scrolled: scrolled)
      addBand(shown, input, measures, list, in: strip, into: &builder)
      top += list.extent(ofBand: band)
      band += list.columns
    }
  }

  /// How far what is laid out has to move to be where it is by now: months and, less than these, the
  /// names that stay in view.
  ///
  /// - Parameters:
  ///   - input: What it is laid out with: the same state, standing still.
  ///   - moving: How the list moves.
  /// - Returns: The points.
  static func shift(_ input: LayoutInput, _ moving: Moving) -> SceneShift {
    let weekStart = input.locale.weekRule.firstWeekday
    let list = MonthList(input.state, input.environment.metrics, weekStart: weekStart)
    var shift = shift(list, moving)
    guard list.cover > 0 else { return shift }
    let names = nameTop(list, moving.viewport) - nameTop(list, input.state.viewport)
    shift.slide = Double(names) / 64
    return shift
  }

  private static func shift(_ list: MonthList, _ moving: Moving) -> SceneShift {
    let place = list.place(of: moving.viewport)
    let moved = list.distance(from: list.origin(of: place), to: place)
    return SceneShift(y: -Double(moved + moving.viewport.list.stretch) / 64)
  }

  /// Where the names of the first months in view are, in 1/64 points of the strip.
  private static func nameTop(_ list: MonthList, _ viewport: Viewport) -> Int32 {
    let place = list.place(of: viewport)
    let top = list.distance(from: list.origin(of: place), to: place.index)
    let band = MonthListBand(band: place.index, top: top, scrolled: top + place.offset)
    return band.nameTop(list).y
  }

  private static func addBand(
    _ band: MonthListBand, _ input: LayoutInput, _ measures: MonthListMeasures,
    _ list: MonthList, in strip: Int32, into builder: inout SceneBuilder
  ) {
    for index in list.months(ofBand: band.band) {
      let page = list.page(of: YearMonth(clampingIndex: Int64(index)))
      let left = x(index - band.band, measures, input)
      if measures.headHeight > 0 {
        addName(of: page, x: left, y: band.nameTop(list), input, measures, in: strip, &builder)
      }
      let grid = builder.add(
        NodeKey(.monthGrid, page: CalendarPage(page.month)), in: strip,
        frame: LayoutRect(
          x: left, y: Double(band.top + list.headHeight) / 64, width: measures.columnWidth,
          height: Double(page.rowCount) * measures.column.rowHeight),
        traits: MonthLayout.isMultiselectable(input) ? [.current, .multiselectable] : .current)
      builder.label(grid) { input.locale.append(page.month, input.locale.monthAndYear, to: &$0) }
      MonthPageLayout.weeks(
        for: input, input.grid(CalendarPage(page.month)), measures.column, in: grid,
        into: &builder)
    }
  }
}

/// A band of a list being laid out.
struct MonthListBand {
  /// The index of its first month.
  let band: Int32
  /// Its top, and how far the list is scrolled, in 1/64 points of the strip.
  let top: Int32
  let scrolled: Int32

  /// The position of the names of its months, and whether it is pinned.
  func nameTop(_ list: MonthList) -> (y: Int32, isPinned: Bool) {
    guard list.cover > 0, scrolled > top else { return (top, false) }
    // The next band's names push them out.
    let lowest = top + list.extent(ofBand: band) - list.headHeight
    return (min(scrolled, lowest), scrolled < lowest + list.headHeight)
  }
}
