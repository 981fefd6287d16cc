// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out a month that folds to one of its weeks, and the handle below it.
///
/// While it folds, the bottom edge rises, and the kept week rises with it to the top of the window,
/// so that it is always in view.
enum ExpandableLayout {
  /// Adds the nodes of the view.
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {
    let measures = measures(input)
    let height = measures.height(rows: visibleRows(input, input.state.moving)) + HandleLayout.height
    let foot = height - HandleLayout.height - measures.legendHeight
    let root = MonthLayout.addRoot(input, measures, height: height, into: &builder)
    builder.stretch(root)
    HeaderLayout.nodes(for: input, measures, in: root, into: &builder)
    StatusLayout.nodes(for: input, measures, in: root, into: &builder)
    let grid = MonthLayout.addGrid(input, measures, height: foot, in: root, into: &builder)
    WeekdayLayout.nodes(for: input, measures, in: grid, into: &builder)
    addStrip(input, measures, height: foot, in: grid, into: &builder)
    let below = builder.count
    LegendLayout.nodes(for: input, measures, top: foot, in: root, into: &builder)
    HandleLayout.nodes(
      for: input, measures, top: height - HandleLayout.height, in: root, into: &builder)
    builder.sink(from: below)
    NoticeLayout.nodes(for: input, measures, in: root, into: &builder)
    AnnouncementLayout.nodes(for: input, in: root, into: &builder)
  }

  /// The distance in points that the handle travels between week and month.
  static func way(of input: LayoutInput) -> Double {
    (monthRows(input, input.state.viewport) - 1) * measures(input).rowHeight
  }

  private static func measures(_ input: LayoutInput) -> MonthMeasures {
    MonthLayout.measures(input, rows: monthRows(input, input.state.viewport))
  }

  /// The number of rows in view, between one and all rows of the month.
  private static func visibleRows(_ input: LayoutInput, _ moving: Moving) -> Double {
    1 + (monthRows(input, moving.viewport) - 1) * moving.expansion.fraction
  }

  /// The number of rows of the month in view, or of the month to which the week would expand.
  private static func monthRows(_ input: LayoutInput, _ viewport: Viewport) -> Double {
    if !input.state.expansion.isFolded { return MonthLayout.visibleRows(input, viewport) }
    return Double(input.grid(CalendarPage(input.dayToKeep.civil.yearMonth)).rowCount)
  }

  private static func addStrip(
    _ input: LayoutInput, _ measures: MonthMeasures, height: Double, in grid: Int32,
    into builder: inout SceneBuilder
  ) {
    let strip = MonthLayout.strip(measures, height: height, in: grid, into: &builder)
    let current = input.state.viewport.page
    let fraction = input.state.expansion.fraction
    func hidden(_ day: EpochDay, _ page: CalendarPage) -> Double {
      hiddenHeight(above: day, on: page, expandedBy: fraction, input, measures)
    }
    let moved = shift(input, input.state.moving)
    builder.scroll(strip, x: moved.x, y: moved.y)
    let pages = MonthLayout.visiblePages(input)
    for count in 0...pages.first.pages(until: pages.last) {
      let page = pages.first.addingClamped(pages: count)
      var place = MonthLayout.place(Double(current.pages(until: page)), input)
      // A neighbouring page shows the week that it would keep itself.
      if page != current {
        let day = input.dayToKeep(on: page)
        place.y += hidden(input.dayToKeep, current) - hidden(day, page)
      }
      MonthPageLayout.nodes(
        for: input, input.grid(page), measures, at: place, in: strip, into: &builder)
    }
  }

  /// How far what is laid out has to move to be where it is by now; a folding month goes behind the
  /// top edge.
  ///
  /// - Parameters:
  ///   - input: What it is laid out with: the same state, standing still.
  ///   - moving: How pages and the fold move.
  /// - Returns: The points.
  static func shift(_ input: LayoutInput, _ moving: Moving) -> SceneShift {
    let moved = MonthLayout.translation(input, moving)
    let measures = measures(input)
    let hidden = hiddenHeight(
      above: input.dayToKeep, on: input.state.viewport.page,
      expandedBy: moving.expansion.fraction, input, measures)
    let rows = visibleRows(input, moving) - visibleRows(input, input.state.moving)
    return SceneShift(x: moved.x, y: moved.y - hidden, slide: rows * measures.rowHeight)
  }

  /// How much of a page has gone behind the top edge.
  private static func hiddenHeight(
    above day: EpochDay, on page: CalendarPage, expandedBy fraction: Double, _ input: LayoutInput,
    _ measures: MonthMeasures
  ) -> Double {
    let row = Double(input.grid(page).row(of: day) ?? 0)
    return row * measures.rowHeight * (1 - fraction)
  }
}

extension LayoutInput {
  /// The day whose week is kept in view.
  fileprivate var dayToKeep: EpochDay {
    if !state.expansion.motion.isRest, let day = state.expansion.day { return day }
    return dayToKeep(on: state.viewport.page)
  }

  /// The day of a page whose week would be kept in view.
  fileprivate func dayToKeep(on page: CalendarPage) -> EpochDay {
    state.dayToKeep(on: page, environment.today, weekStart)
  }
}
