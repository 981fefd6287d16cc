// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the week numbers in front of their rows, and the head above them.
enum WeekNumberLayout {
  /// Adds the head, before the weekdays.
  static func head(
    _ input: LayoutInput, _ measures: MonthMeasures, in row: Int32, number: Int32,
    into builder: inout SceneBuilder
  ) {
    guard measures.gutter > 0 else { return }
    let node = builder.add(
      NodeKey(.weekNumberHead, ordinal: number), in: row,
      frame: frame(input, measures, measures.weekdayHeight))
    builder.label(node) { input.phrases.append(.weekNumbers, to: &$0) }
  }

  /// Adds the number of a row, before its days.
  ///
  /// It is the number of the row's first day, by the locale's rule and the first weekday in force.
  /// Where pages hide the days of other months, a row that begins in another month has none, as in
  /// FUICalendarView. Of months in a list or side by side each row with a day has one.
  static func number(
    _ input: LayoutInput, _ measures: MonthMeasures, of row: (grid: GridPage, index: Int32),
    in week: Int32, into builder: inout SceneBuilder
  ) {
    guard measures.gutter > 0, let day = row.grid.day(at: row.index * 7),
      isShown(day, row.grid, input)
    else { return }
    let node = builder.add(
      NodeKey(.weekNumber, page: row.grid.page, ordinal: row.index), in: week,
      frame: frame(input, measures, measures.rowHeight))
    var number: [UInt8] = []
    input.locale.append(Int64(input.weekRule.week(of: day).number), to: &number)
    builder.text(node) { $0.append(contentsOf: number) }
    builder.label(node) { input.phrases.append(.week, arguments: [number], to: &$0) }
  }

  /// Whether a row that begins with a day has a number.
  private static func isShown(_ day: EpochDay, _ grid: GridPage, _ input: LayoutInput) -> Bool {
    let (start, days, arrangement) = (day.rawValue, grid.days, input.arrangement)
    if arrangement.showsOutsideDays || days.contains(start) { return true }
    return arrangement.joinsMonths && start < days.start.rawValue
      && start + 7 > days.start.rawValue
  }

  private static func frame(
    _ input: LayoutInput, _ measures: MonthMeasures, _ height: Double
  ) -> LayoutRect {
    let x = input.x(leading: 0, width: measures.gutter, in: measures.monthWidth)
    return LayoutRect(x: x, y: 0, width: measures.gutter, height: height)
  }
}

extension LayoutInput {
  /// How weeks are numbered: by the locale's rule, from the weekday in the first column.
  var weekRule: WeekRule {
    let rule = locale.weekRule
    return WeekRule(firstWeekday: firstWeekday, minimalDays: rule.minimalDays) ?? rule
  }
}
