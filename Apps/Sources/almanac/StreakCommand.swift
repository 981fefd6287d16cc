// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarStore
import CivilTime
import Foundation

/// `almanac streak`.
struct StreakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak",
    abstract: "Show your streaks, goal days and points.",
    discussion: """
      A day is kept when its points reach the daily goal. The current streak ends today, or \
      yesterday while today can still be kept.

        almanac streak
        almanac streak --on 2024-02-28 --zone Europe/Berlin
        almanac streak --json         current, goal, kept, longest, on, total
      """)

  @Option(
    help: ArgumentHelp("As of this day (default: today).", valueName: "date"),
    transform: DayArgument.parse)
  var on: DayArgument?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  private struct Figures: Encodable {
    let on: String
    let current: Int32
    let longest: Int32
    let kept: Int32
    let total: Int64
    let goal: Int32
  }

  func run() async throws {
    let store = try database.openForReading()
    let rules = try await zone.rules(store)
    let day = on?.day ?? rules.day(at: Instant(clamping: Date()))
    let figures = try await StreakLedger(store).figures(asOf: day, zone: rules)
    let output = try Output(nil)
    if json {
      try output.line(
        JSONText.of(
          Figures(
            on: day.description, current: figures.current, longest: figures.longest,
            kept: figures.kept, total: figures.total, goal: figures.goal)))
    } else {
      for line in Self.lines(figures, on: day) { try output.line(line) }
    }
    try output.finish()
  }

  static func lines(_ figures: LedgerFigures, on day: EpochDay) -> [String] {
    [
      "Current streak  \(Counted.of(figures.current, "day"))",
      "Longest streak  \(Counted.of(figures.longest, "day"))",
      "Days kept       \(Counted.number(figures.kept))",
      "Points          \(Counted.number(figures.total))",
      "",
      "As of \(day), with a goal of \(Counted.of(figures.goal, "point")) a day.",
    ]
  }
}
