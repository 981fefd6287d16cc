// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out a page with weeks as rows and days as cells.
enum MonthPageLayout {
  /// Adds the nodes of a page at a position in the strip.
  static func nodes(
    for input: LayoutInput, _ grid: GridPage, _ measures: MonthMeasures,
    at place: (x: Double, y: Double), in strip: Int32, into builder: inout SceneBuilder
  ) {
    let page = grid.page
    let isCurrent = page == input.state.viewport.page || isBeside(page, input)
    let height = Double(grid.rowCount) * measures.rowHeight
    let index = builder.add(
      NodeKey(.page, page: page), in: strip,
      frame: LayoutRect(x: place.x, y: place.y, width: measures.monthWidth, height: height),
      traits: isCurrent ? .current : [])
    weeks(for: input, grid, measures, in: index, into: &builder)
  }

  /// Whether it is in view beside the current page.
  private static func isBeside(_ page: CalendarPage, _ input: LayoutInput) -> Bool {
    guard input.arrangement.beside > 1 else { return false }
    let pages = input.state.viewport.pages
    return page > pages.first && page <= pages.last
  }

  /// Adds the weeks of a page in a node.
  static func weeks(
    for input: LayoutInput, _ grid: GridPage, _ measures: MonthMeasures, in index: Int32,
    into builder: inout SceneBuilder
  ) {
    for row in 0..<grid.rowCount where !isShownBefore(row, of: grid, input) {
      let week = builder.add(
        NodeKey(.weekRow, page: grid.page, ordinal: row), in: index,
        frame: LayoutRect(
          x: 0, y: Double(row) * measures.rowHeight, width: measures.monthWidth,
          height: measures.rowHeight),
        traits: isRuled(row, input, measures) ? .ruled : [])
      WeekNumberLayout.number(input, measures, of: (grid, row), in: week, into: &builder)
      let columns = columns(of: row, grid, input)
      BandLayout(input: input, measures: measures, grid: grid, row: row, columns: columns)
        .nodes(in: week, into: &builder)
      let occurrences: WeekOccurrences? = WeekOccurrences(
        page: grid.page, start: grid.startRawValue + row * 7, columns: columns, input, measures)
      for column in 0..<Int32(7) {
        addCell(
          input, grid, measures, cell: row * 7 + column, occurrences, in: week, into: &builder)
      }
    }
  }

  /// Whether a line stands above a row.
  private static func isRuled(
    _ row: Int32, _ input: LayoutInput, _ measures: MonthMeasures
  ) -> Bool {
    row > 0 && (input.state.options.gridLines == .weeks || measures.lanes != nil)
  }

  /// Whether a row that two months share is already on the current page.
  private static func isShownBefore(
    _ row: Int32, of grid: GridPage, _ input: LayoutInput
  ) -> Bool {
    let options = input.state.options
    guard input.arrangement.axis == .vertical, options.pageJoin == .sharingWeeks,
      input.arrangement.showsOutsideDays, input.state.viewport.page != grid.page
    else { return false }
    let current = input.grid(input.state.viewport.page)
    let start = grid.startRawValue + 7 * row - current.startRawValue
    return start >= 0 && start < 7 * current.rowCount
  }

  /// The columns of a row that have days.
  private static func columns(
    of row: Int32, _ grid: GridPage, _ input: LayoutInput
  ) -> Range<Int32> {
    let start = grid.startRawValue + row * 7
    let days = input.arrangement.showsOutsideDays ? DayInterval.all : grid.days
    let first = min(max(days.start.rawValue - start, 0), 7)
    return first..<max(min(days.endRawValue - start, 7), first)
  }

  private static func addCell(
    _ input: LayoutInput, _ grid: GridPage, _ measures: MonthMeasures, cell: Int32,
    _ occurrences: WeekOccurrences?, in week: Int32, into builder: inout SceneBuilder
  ) {
    let width = measures.columnWidth
    let leading = measures.gutter + Double(cell % 7) * width
    let x = input.x(leading: leading, width: width, in: measures.monthWidth)
    let frame = LayoutRect(x: x, y: 0, width: width, height: measures.rowHeight)
    let isOutside = !grid.days.contains(grid.startRawValue + cell)
    guard let day = grid.day(at: cell), !isOutside || input.arrangement.showsOutsideDays
    else {
      _ = builder.add(
        NodeKey(.blankCell, page: grid.page, ordinal: cell), in: week, frame: frame)
      return
    }
    let known = KnownDay(day, in: input.state.facts)
    let key = NodeKey(.dayCell, page: grid.page, day: day)
    let traits = DayTraits.of(day, key: key, isOutside: isOutside, fact: known.fact, input)
    let node = builder.add(key, in: week, frame: frame, traits: traits)
    builder.text(node) { input.locale.append(Int64(day.civil.day), to: &$0) }
    builder.label(node) {
      let count = occurrences?.count(in: cell % 7) ?? 0
      DayLabel.append(day, traits, known, count, input, to: &$0)
    }
    let place = DayCell(column: cell % 7, day: day, node: node)
    DayContentLayout.nodes(
      DayContentLayout.Cell(place: place, page: grid.page, known: known, occurrences: occurrences),
      input, measures, into: &builder)
    guard input.state.editing.isHeld else { return }
    HeldBarLayout.nodes(
      in: place, columns(of: cell / 7, grid, input), on: grid.page, input, measures, into: &builder)
  }
}

/// The cell of a day: its column in the week, 0...6, and its node.
struct DayCell {
  let column: Int32
  let day: EpochDay
  let node: Int32
}

extension DayInterval {
  /// Whether the day with this number lies in the interval.
  func contains(_ rawValue: Int32) -> Bool {
    rawValue >= start.rawValue && rawValue < endRawValue
  }
}
