// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out a month: header, weekday names, and the pages that slide below them.
enum MonthLayout {
  /// Adds the nodes of the view.
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {
    let (measures, height) = sizes(input)
    let root = addRoot(input, measures, height: height, into: &builder)
    HeaderLayout.nodes(for: input, measures, in: root, into: &builder)
    StatusLayout.nodes(for: input, measures, in: root, into: &builder)
    let foot = height - measures.legendHeight
    let grid = addGrid(input, measures, height: foot, in: root, into: &builder)
    addWeekdays(input, measures, in: grid, into: &builder)
    addStrip(input, measures, height: foot, in: grid, into: &builder)
    LegendLayout.nodes(for: input, measures, top: foot, in: root, into: &builder)
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

  /// The rows in view: between pages of 5 and 6 rows the height slides with the pages.
  static func visibleRows(_ input: LayoutInput) -> Double {
    let viewport = input.state.viewport
    func rows(_ page: CalendarPage) -> Double { Double(input.grid(page).rowCount) }
    let here = rows(viewport.page)
    guard viewport.fraction != 0 else { return here }
    let pages = visiblePages(input)
    let other = rows(viewport.fraction > 0 ? pages.last : pages.first)
    return here + (other - here) * abs(viewport.fraction)
  }

}

// The steps, which other views that have weeks as rows take as well.
extension MonthLayout {
  static func measures(_ input: LayoutInput, rows: Double) -> MonthMeasures {
    let hasNotice = input.state.loadStatus(input.firstWeekday) == .failed
    var metrics = input.environment.metrics
    // What stands below the days has its part of the height.
    if metrics.height > 0 { metrics.height = max(metrics.height - HandleLayout.height(input), 1) }
    return MonthMeasures(
      metrics, rows: rows, hasNotice: hasNotice, content: MonthContent(input))
  }

  static func addRoot(
    _ input: LayoutInput, _ measures: MonthMeasures, height: Double,
    into builder: inout SceneBuilder
  ) -> Int32 {
    var traits: Traits = input.isRightToLeft ? .rightToLeft : []
    if input.state.axis == .vertical { traits.insert(.vertical) }
    if input.state.followsSwipes { traits.insert(.bothAxes) }
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
    let policy = input.state.options.selection
    let selectsSeveral = policy == .week || policy.hasSeveralDays
    return builder.add(
      NodeKey(.grid), in: root, frame: frame, traits: selectsSeveral ? .multiselectable : [])
  }

  @discardableResult
  static func addWeekdays(
    _ input: LayoutInput, _ measures: MonthMeasures, in grid: Int32,
    into builder: inout SceneBuilder
  ) -> Int32 {
    let width = measures.columnWidth
    let row = builder.add(
      NodeKey(.weekdayRow), in: grid,
      frame: LayoutRect(x: 0, y: 0, width: measures.width, height: measures.weekdayHeight))
    let locale = input.locale
    let names = weekdayNames(input, measures)
    let today = markedWeekday(input)
    WeekNumberLayout.head(input, measures, in: row, into: &builder)
    for column in 0..<Int32(7) {
      let weekday = input.firstWeekday.adding(days: column)
      let leading = measures.gutter + Double(column) * width
      let x = input.x(leading: leading, width: width, in: measures.width)
      var traits: Traits = locale.weekend.contains(weekday) ? .weekend : []
      if weekday == today { traits.insert(.today) }
      let label = builder.add(
        NodeKey(.weekdayLabel, ordinal: weekday.isoNumber), in: row,
        frame: LayoutRect(x: x, y: 0, width: width, height: measures.weekdayHeight),
        traits: traits)
      let index = weekday.isoNumber - 1
      builder.text(label) { $0.append(contentsOf: LocaleProfile.name(index, of: names)) }
      builder.label(label) {
        $0.append(contentsOf: LocaleProfile.name(index, of: locale.weekdays))
      }
    }
    return row
  }

  /// The names in the longest form that is wanted and has room.
  private static func weekdayNames(
    _ input: LayoutInput, _ measures: MonthMeasures
  ) -> [[UInt8]] {
    let locale = input.locale
    func fits(_ names: [[UInt8]], _ letter: Double) -> Bool {
      measures.columnWidth >= widestWeekday(names, letter) * measures.textScale
    }
    switch input.state.options.weekdayForm {
    case .narrow: return locale.narrowWeekdays
    // Letters of whole words are as wide as in any text, and in capitals.
    case .full where fits(locale.weekdays, 8.6): return locale.weekdays
    case .fitting, .short, .full:
      return fits(locale.shortWeekdays, 5.4) ? locale.shortWeekdays : locale.narrowWeekdays
    }
  }

  /// Today's weekday, while today is on the page.
  private static func markedWeekday(_ input: LayoutInput) -> Weekday? {
    guard input.state.options.marksWeekdayOfToday, let today = input.environment.today,
      input.state.viewport.page.contains(today)
    else { return nil }
    return today.weekday
  }

  // Without measuring: three capitals need about 38 points at 100 %, and the longer words that
  // Arabic and Persian have for short ones, some 5 points a letter.
  private static func widestWeekday(_ names: [[UInt8]], _ letter: Double) -> Double {
    var widest = 38.0
    for name in names {
      let letters = name.reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
      widest = max(widest, letter * Double(letters) + 2)
    }
    return widest
  }
}
