// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the row of weekday names.
enum WeekdayLayout {
  /// Adds the row at the top of a grid, unless it is left out, and returns it or the grid; grids side
  /// by side have a number each.
  @discardableResult
  static func nodes(
    for input: LayoutInput, _ measures: MonthMeasures, in grid: Int32, number: Int32 = 0,
    into builder: inout SceneBuilder
  ) -> Int32 {
    if input.state.options.hiddenParts.contains(.weekdays) { return grid }
    let row = builder.add(
      NodeKey(.weekdayRow, ordinal: number), in: grid,
      frame: LayoutRect(x: 0, y: 0, width: measures.monthWidth, height: measures.weekdayHeight))
    WeekNumberLayout.head(input, measures, in: row, number: number, into: &builder)
    names(for: input, measures, at: (column: number, x: 0), in: row, into: &builder)
    return row
  }

  /// Adds seven names in a row, for the column of months that begins at `x`.
  static func names(
    for input: LayoutInput, _ measures: MonthMeasures, at place: (column: Int32, x: Double),
    in row: Int32, into builder: inout SceneBuilder
  ) {
    let width = measures.columnWidth
    let locale = input.locale
    let names = names(input, measures)
    let today = markedWeekday(input)
    for column in 0..<Int32(7) {
      let weekday = input.firstWeekday.adding(days: column)
      let leading = measures.gutter + Double(column) * width
      let x = place.x + input.x(leading: leading, width: width, in: measures.monthWidth)
      var traits: Traits = locale.weekend.contains(weekday) ? .weekend : []
      if weekday == today { traits.insert(.today) }
      let label = builder.add(
        NodeKey(.weekdayLabel, ordinal: weekday.isoNumber + 8 * place.column), in: row,
        frame: LayoutRect(x: x, y: 0, width: width, height: measures.weekdayHeight),
        traits: traits)
      let index = weekday.isoNumber - 1
      builder.text(label) { $0.append(contentsOf: LocaleProfile.name(index, of: names)) }
      builder.label(label) {
        $0.append(contentsOf: LocaleProfile.name(index, of: locale.weekdays))
      }
    }
  }

  /// The names in the longest wanted form that fits.
  private static func names(_ input: LayoutInput, _ measures: MonthMeasures) -> [[UInt8]] {
    let locale = input.locale
    func fits(_ names: [[UInt8]], _ letter: Double) -> Bool {
      measures.columnWidth >= widest(names, letter) * measures.texts.of(12)
    }
    switch input.state.options.weekdayForm {
    case .narrow: return locale.narrowWeekdays
    // Whole words have letters of ordinary width, also in capitals.
    case .full where fits(locale.weekdays, 8.6): return locale.weekdays
    case .fitting, .short, .full:
      return fits(locale.shortWeekdays, 5.4) ? locale.shortWeekdays : locale.narrowWeekdays
    }
  }

  /// Today's weekday, while today is in view.
  private static func markedWeekday(_ input: LayoutInput) -> Weekday? {
    guard input.state.options.marksWeekdayOfToday, let today = input.environment.today,
      input.state.viewport.shows(today)
    else { return nil }
    return today.weekday
  }

  // Without measuring: three capitals need about 38 points at 100 %, and the longer words that
  // Arabic and Persian use as short names some 5 points per letter.
  private static func widest(_ names: [[UInt8]], _ letter: Double) -> Double {
    var widest = 38.0
    for name in names {
      let letters = name.reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
      widest = max(widest, letter * Double(letters) + 2)
    }
    return widest
  }
}
