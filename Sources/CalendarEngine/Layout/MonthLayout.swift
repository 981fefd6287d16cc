// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out a month: header, weekday names, and the pages that slide below them.
enum MonthLayout {
  /// Adds the nodes of the view.
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {
    let (measures, height) = sizes(input)
    let root = addRoot(input, measures, height: height, into: &builder)
    builder.stretch(root)
    HeaderLayout.nodes(for: input, measures, in: root, into: &builder)
    StatusLayout.nodes(for: input, measures, in: root, into: &builder)
    let foot = height - measures.legendHeight
    if input.arrangement.beside > 1 {
      addMonths(input, measures, height: foot, in: root, into: &builder)
    } else {
      let grid = addGrid(input, measures, height: foot, in: root, into: &builder)
      WeekdayLayout.nodes(for: input, measures, in: grid, into: &builder)
      addStrip(input, measures, height: foot, in: grid, into: &builder)
    }
    let below = builder.count
    LegendLayout.nodes(for: input, measures, top: foot, in: root, into: &builder)
    builder.sink(from: below)
    NoticeLayout.nodes(for: input, measures, in: root, into: &builder)
    AnnouncementLayout.nodes(for: input, in: root, into: &builder)
  }

  /// The sizes for the rows in view.
  static func measures(_ input: LayoutInput) -> MonthMeasures {
    measures(input, rows: visibleRows(input))
  }

  /// The sizes of the view, and its height.
  static func sizes(_ input: LayoutInput) -> (measures: MonthMeasures, height: Double) {
    let measures = measures(input)
    let height = measures.height(rows: visibleRows(input))
    return (measures, max(height, input.environment.metrics.height))
  }

  /// The number of rows in view: between pages of 5 and 6 rows the height slides with the pages.
  static func visibleRows(_ input: LayoutInput) -> Double {
    visibleRows(input, input.state.viewport)
  }

  /// The same for pages displaced as in another viewport.
  static func visibleRows(_ input: LayoutInput, _ viewport: Viewport) -> Double {
    func rows(_ page: CalendarPage) -> Double {
      Double(input.arrangement.rowCount(of: page, input.firstWeekday))
    }
    let here = rows(viewport.page)
    guard viewport.fraction != 0 else { return here }
    let pages = visiblePages(input)
    let other = rows(viewport.fraction > 0 ? pages.last : pages.first)
    return here + (other - here) * abs(viewport.fraction)
  }

  /// How far what is laid out has to move for the pages to be where they are by now.
  ///
  /// - Parameters:
  ///   - input: What it is laid out with: the same state, standing still.
  ///   - moving: How the pages move.
  /// - Returns: The points.
  static func shift(_ input: LayoutInput, _ moving: Moving) -> SceneShift {
    let moved = translation(input, moving)
    var shift = SceneShift(x: moved.x, y: moved.y)
    guard input.state.level == .days, input.arrangement.rows == .fitting else { return shift }
    let rows = visibleRows(input, moving.viewport) - visibleRows(input)
    if rows != 0 { shift.slide = rows * measures(input).rowHeight }
    return shift
  }
}

// The steps, which other views with weeks as rows use as well.
extension MonthLayout {
  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  @inline(never)
  static func measures(_ input: LayoutInput, rows: Double) -> MonthMeasures {
    let hasNotice = input.state.hasFailed(input.firstWeekday)
    var metrics = input.environment.metrics
    // The handle below the days takes its part of the height.
    if metrics.height > 0 { metrics.height = max(metrics.height - HandleLayout.height(input), 1) }
    return MonthMeasures(
      metrics, rows: rows, hasNotice: hasNotice,
      content: MonthContent(input.state, input.environment.metrics),
      beside: input.arrangement.beside)
  }

  static func addRoot(
    _ input: LayoutInput, _ measures: MonthMeasures, height: Double,
    into builder: inout SceneBuilder
  ) -> Int32 {
    var traits: Traits = input.isRightToLeft ? .rightToLeft : []
    if input.arrangement.axis == .vertical { traits.insert(.vertical) }
    if input.arrangement.followsSwipes || input.arrangement.paintsSideways {
      traits.insert(.bothAxes)
    }
    return builder.add(
      NodeKey(.calendar), in: -1,
      frame: LayoutRect(x: 0, y: 0, width: measures.width, height: height), traits: traits)
  }

  static func addGrid(
    _ input: LayoutInput, _ measures: MonthMeasures, height: Double, in root: Int32,
    into builder: inout SceneBuilder
  ) -> Int32 {
    let frame = LayoutRect(
      x: 0, y: measures.gridTop, width: measures.width, height: height - measures.gridTop)
    let grid = builder.add(
      NodeKey(.grid), in: root, frame: frame,
      traits: isMultiselectable(input) ? .multiselectable : [])
    builder.stretch(grid)
    name(grid, input, into: &builder)
    return grid
  }

  /// Names a grid by its page if the title, which names it otherwise, says something else.
  private static func name(
    _ grid: Int32, _ input: LayoutInput, into builder: inout SceneBuilder
  ) {
    let page = input.state.moving.titledPage
    let isUntitled = input.state.options.hiddenParts.contains(.header)
    guard isUntitled || input.state.title != CalendarTitle(page) else { return }
    builder.label(grid) { input.appendSpoken(page, to: &$0) }
  }

  /// Whether several days of a grid can be selected.
  static func isMultiselectable(_ input: LayoutInput) -> Bool {
    let policy = input.state.options.selection
    return policy == .week || policy.hasSeveralDays
  }
}
