// SPDX-License-Identifier: MIT
import CivilTime

extension MonthLayout {
  /// How far pages have to move to bring their neighbours into view.
  static func extents(of input: LayoutInput) -> PageExtents {
    if input.arrangement.beside > 1 { return PageExtents(measures(input).pitch) }
    guard input.arrangement.axis == .vertical else {
      return PageExtents(input.environment.metrics.width)
    }
    if input.state.level != .days, let periods = ZoomLayer(input).periods {
      return PageExtents(periods.height)
    }
    let page = input.state.viewport.page
    let rowHeight = measures(input).rowHeight
    return PageExtents(
      before: rows(from: page.addingClamped(pages: -1), input) * rowHeight,
      after: rows(from: page, input) * rowHeight)
  }

  /// The rows from the top of a page to the top of the next one.
  private static func rows(from page: CalendarPage, _ input: LayoutInput) -> Double {
    let own = input.grid(page)
    guard input.state.options.pageJoin == .sharingWeeks else { return Double(own.rowCount) }
    let next = input.grid(page.addingClamped(pages: 1))
    return next.page == own.page
      ? Double(own.rowCount) : Double((next.startRawValue - own.startRawValue) / 7)
  }

  /// The pages in view that can be reached; there is nothing beyond the first and the last one.
  static func visiblePages(_ input: LayoutInput) -> (first: CalendarPage, last: CalendarPage) {
    let pages = input.state.viewport.visiblePages
    return (input.clamp(pages.first), input.clamp(pages.last))
  }

  /// The window below the weekdays through which pages are seen.
  static func strip(
    _ measures: MonthMeasures, height: Double, in grid: Int32, into builder: inout SceneBuilder
  ) -> Int32 {
    let top = measures.weekdayHeight
    let strip = builder.add(
      NodeKey(.strip), in: grid,
      frame: LayoutRect(
        x: 0, y: top, width: measures.width, height: height - measures.gridTop - top))
    builder.stretch(strip)
    return strip
  }

  @discardableResult
  static func addStrip(
    _ input: LayoutInput, _ measures: MonthMeasures, height: Double, in grid: Int32,
    into builder: inout SceneBuilder
  ) -> Int32 {
    let strip = strip(measures, height: height, in: grid, into: &builder)
    let moved = translation(input, input.state.moving)
    builder.scroll(strip, x: moved.x, y: moved.y)
    let pages = visiblePages(input)
    // Months beside each other lie in one strip while they give way to a year, or come out of it.
    let last = pages.last.addingClamped(pages: input.arrangement.beside - 1)
    for count in 0...pages.first.pages(until: last) {
      let page = pages.first.addingClamped(pages: count)
      let place = place(Double(input.state.viewport.page.pages(until: page)), input)
      MonthPageLayout.nodes(
        for: input, input.grid(page), measures, at: place, in: strip, into: &builder)
    }
    return strip
  }

  /// How far pages are moved from where they are laid out.
  ///
  /// - Parameters:
  ///   - input: What they are laid out with.
  ///   - moving: How they move.
  /// - Returns: The points.
  static func translation(_ input: LayoutInput, _ moving: Moving) -> (x: Double, y: Double) {
    let moved = place(moving.viewport.fraction, input)
    return (-moved.x, -moved.y)
  }

  /// The position of something that is so many pages, −1...1, from the current one.
  static func place(_ pages: Double, _ input: LayoutInput) -> (x: Double, y: Double) {
    let points = pages == 0 ? 0 : extents(of: input).points(pages)
    if input.arrangement.axis == .vertical { return (0, points) }
    return (input.isRightToLeft ? -points : points, 0)
  }
}
