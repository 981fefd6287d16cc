// SPDX-License-Identifier: MIT
import CivilTime

// Months side by side: each is a grid of its own with its weekdays, and a page is turned to the next
// month, by which all of them move.
extension MonthLayout {
  /// Adds the window of the months, and those in view or coming into view.
  static func addMonths(
    _ input: LayoutInput, _ measures: MonthMeasures, height: Double, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    let strip = builder.add(
      NodeKey(.strip), in: root,
      frame: LayoutRect(
        x: 0, y: measures.gridTop, width: measures.width, height: height - measures.gridTop))
    builder.stretch(strip)
    let moved = translation(input, input.state.moving)
    builder.scroll(strip, x: moved.x, y: moved.y)
    let pages = visiblePages(input)
    let last = pages.last.addingClamped(pages: input.arrangement.beside - 1)
    for count in 0...pages.first.pages(until: last) {
      let page = pages.first.addingClamped(pages: count)
      addMonth(page, input, measures, height: height, in: strip, into: &builder)
    }
  }

  private static func addMonth(
    _ page: CalendarPage, _ input: LayoutInput, _ measures: MonthMeasures, height: Double,
    in strip: Int32, into builder: inout SceneBuilder
  ) {
    let grid = builder.add(
      NodeKey(.grid, page: page), in: strip,
      frame: LayoutRect(
        x: x(of: page, input, measures), y: 0, width: measures.monthWidth,
        height: height - measures.gridTop),
      traits: isMultiselectable(input) ? .multiselectable : [])
    builder.stretch(grid)
    builder.label(grid) { input.append(page, to: &$0) }
    WeekdayLayout.nodes(for: input, measures, in: grid, number: page.index, into: &builder)
    MonthPageLayout.nodes(
      for: input, input.grid(page), measures, at: (0, measures.weekdayHeight), in: grid,
      into: &builder)
  }

  /// The left edge of a month, from that of the calendar.
  static func x(of page: CalendarPage, _ input: LayoutInput, _ measures: MonthMeasures) -> Double {
    let count = input.state.viewport.page.pages(until: page)
    return input.x(
      leading: Double(count) * measures.pitch, width: measures.monthWidth, in: measures.width)
  }
}
