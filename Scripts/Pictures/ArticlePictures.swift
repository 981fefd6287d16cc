// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarHost
import CivilTime

/// Calendars as the articles have them: February 2024, of which the 20th is today.
enum ArticlePictures {
  /// One selected day.
  static func day() throws -> CalendarScene {
    try scene(CalendarOptions(), .day(try EpochDay(iso8601: "2024-02-14")))
  }

  /// An interval in a list of months.
  static func range() throws -> CalendarScene {
    let first = try EpochDay(iso8601: "2024-02-07")
    let last = try EpochDay(iso8601: "2024-02-16")
    let days = DayInterval(first: first, last: last) ?? .all
    return try scene(CalendarOptions(.fioriRange), .interval(days), height: 420)
  }

  /// The theme of the article about styles: square shapes, and orange where the standard is blue.
  static var theme: Theme {
    var theme = Theme.standard
    theme.roundness = 0.25
    theme.light[.selection] = ThemeColor(0xB3471F)
    theme.dark[.selection] = ThemeColor(0xE8835A)
    return theme
  }

  private static func scene(
    _ options: CalendarOptions, _ selected: Selection, height: Double = 0
  ) throws -> CalendarScene {
    var options = options
    options.rows = .fitting
    let environment = CalendarEnvironment(
      today: try EpochDay(iso8601: "2024-02-20"), locale: LocaleProfile(),
      metrics: CalendarMetrics(width: 360, height: height))
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: try EpochDay(iso8601: "2024-02-01")),
      environment: environment)
    runtime.answer { _ in [] }
    _ = runtime.send(CalendarInput(.action(.select(selected)), at: 0))
    return runtime.scene
  }
}
