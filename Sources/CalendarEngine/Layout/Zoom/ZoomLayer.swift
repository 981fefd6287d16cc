// SPDX-License-Identifier: MIT
import CivilTime

/// One zoom level as it is laid out: days as a month, or months, years or decades in a grid.
struct ZoomLayer {
  let input: LayoutInput
  /// The sizes of the header, and of the month where days are shown.
  let measures: MonthMeasures
  /// The sizes of the cells, or nil where they are days.
  let periods: PeriodMeasures?
  /// What is written in the cells.
  let names: PeriodNames?
  /// What the steps of a year's heat map stand for, below its months.
  let legend: HeatLegendLayout?
  /// Height of the whole calendar.
  let height: Double

  /// The level in force.
  init(_ input: LayoutInput) {
    self.input = input
    guard input.state.level != .days else {
      (measures, height) = MonthLayout.sizes(input)
      periods = nil
      names = nil
      legend = nil
      return
    }
    var metrics = input.environment.metrics
    legend = HeatLegendLayout(input)
    let below = legend?.height ?? 0
    // The legend below the months takes its share of the height.
    if metrics.height > 0 { metrics.height = max(metrics.height - below, 1) }
    measures = MonthLayout.measures(input, rows: 6)
    let periods = PeriodMeasures(
      measures, metrics, columns: input.arrangement.columns(metrics),
      isYear: input.arrangement.showsYear)
    self.periods = periods
    names = PeriodNames(input, periods)
    height = max(measures.gridTop + periods.height, metrics.height) + below
  }

  /// The level that is leaving the view.
  init(_ input: LayoutInput, leaving motion: ZoomMotion) {
    var state = input.state
    state.moving.jump(to: motion.page, at: motion.leaving)
    self.init(
      LayoutInput(state: state, environment: input.environment, phrases: input.phrases))
  }
}

extension ZoomLayer {
  private var level: ZoomLevel { input.state.level }

  /// Where the grid ends; below it stands the legend of a month or of a heat map.
  var foot: Double {
    height - (periods == nil ? measures.legendHeight : legend?.height ?? 0)
  }

  /// Where the pages stand in the grid.
  private var frame: LayoutRect {
    let top = periods == nil ? measures.weekdayHeight : 0
    return LayoutRect(
      x: 0, y: top, width: measures.width, height: max(foot - measures.gridTop - top, 1))
  }

  /// How the level appears while it and another one change places.
  func zoom(beside other: ZoomLayer) -> LayerZoom {
    let isOuter = level > other.level
    let (outer, inner) = isOuter ? (self, other) : (other, self)
    // The state of the level in force has the motion.
    let motion = input.state.zoom ?? other.input.state.zoom
    let isComing = input.state.moving.isZooming
    let progress = motion?.progress ?? 1
    return LayerZoom(
      from: outer.cell(of: motion?.anchor), to: inner.frame,
      progress: isComing == isOuter ? 1 - progress : progress,
      origin: (frame.x, frame.y), isOuter: isOuter)
  }

  /// The cell of a day on the current page, in the coordinates of the grid; the middle of the page
  /// if the day is no longer on it.
  private func cell(of day: EpochDay?) -> LayoutRect {
    guard let periods, let day else { return frame }
    let cell = PeriodPage(input.state.viewport.page).cell(of: input.state.level.period(of: day))
    guard (0..<PeriodPage.cellCount).contains(cell) else {
      return LayoutRect(
        x: frame.width / 3, y: frame.height / 3, width: frame.width / 3, height: frame.height / 3)
    }
    let row = periods.row(cell / periods.columns)
    var place = periods.cell(cell % periods.columns, input)
    place.y += row.y
    return periods.isYear ? periods.days(in: place) : place
  }
}

extension ZoomLayer {
  /// Adds what stands above the pages, and returns it; nil where nothing does.
  func addHead(in grid: Int32, into builder: inout SceneBuilder) -> Int32? {
    guard periods == nil, measures.weekdayHeight > 0 else { return nil }
    return WeekdayLayout.nodes(for: input, measures, in: grid, into: &builder)
  }

  /// Adds the pages, and returns what they slide in.
  func addStrip(in grid: Int32, into builder: inout SceneBuilder) -> Int32 {
    guard let periods else {
      return MonthLayout.addStrip(input, measures, height: foot, in: grid, into: &builder)
    }
    let viewport = input.state.viewport
    let strip = builder.add(
      NodeKey(.strip, ordinal: Int32(level.rawValue)), in: grid, frame: frame)
    let moved = MonthLayout.translation(input, input.state.moving)
    builder.scroll(strip, x: moved.x, y: moved.y)
    let pages = MonthLayout.visiblePages(input)
    for count in 0...pages.first.pages(until: pages.last) {
      let page = pages.first.addingClamped(pages: count)
      let place = MonthLayout.place(Double(viewport.page.pages(until: page)), input)
      PeriodPageLayout.nodes(
        for: self, PeriodPage(page), periods, at: place, in: strip, into: &builder)
    }
    return strip
  }
}
