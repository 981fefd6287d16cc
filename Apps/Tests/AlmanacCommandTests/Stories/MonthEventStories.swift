// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The events of the database in months: the same as in a timeline.
struct MonthEventStories {
  private static let shown = "--date 2026-03-24 --today 2026-02-01 --locale en-GB"

  /// A household in Berlin with more events on a day than a month has room for.
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work", "--color", "#C2571A")
    try home.almanac("calendars", "add", "Old", "--id", "old")
    try home.almanac("calendars", "edit", "old", "--hide")
    for words in [
      "Fair 2026-03-24 2026-03-27 --id fair", "Review 2026-03-24T09:30 11:00 --id review",
      "Lunch 2026-03-24T12:00 13:00", "Dentist 2026-03-24T16:00 17:00",
      "Tea 2026-03-24T17:00 18:00", "Skiing 2026-03-07 2026-03-19",
    ] {
      #expect(try home.shell("\"$almanac\" events add --calendar work \(words)").status == 0)
    }
    try home.almanac("events", "add", "Forgotten", "2026-03-24T10:00", "--calendar", "old")
    return home
  }

  private func printed(
    _ home: Household, _ options: String = "", _ command: String = "calendar"
  ) throws -> String {
    let ended = try home.shell("\"$almanac\" \(command) \(Self.shown) \(options)")
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    return ended.output
  }

  @Test func aMonthHasBarsAndCountsTheRest() throws {
    let home = try Self.household()
    let output = try printed(home)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("◂Skiing ──") && !$0.contains("▸") })
    #expect(lines.contains { $0.contains("▌Fair ─────") })
    #expect(lines.contains { $0.contains("▌Review ──") })
    #expect(lines.contains { $0.contains("+2 more") })
    let wide = try home.shell("COLUMNS=120 \"$almanac\" calendar \(Self.shown)").output
    #expect(wide.contains("▌09:30 Review"))
    #expect(!output.contains("Forgotten"))
    #expect(try printed(home, "", "render") == output)
    // The week, too.
    #expect(try printed(home, "--view week").contains("▌Fair ─────"))
  }

  @Test func whereThereIsNoRoomEventsAreDots() throws {
    let home = try Self.household()
    let narrow = try home.shell("COLUMNS=40 \"$almanac\" calendar \(Self.shown)")
    #expect(narrow.output.contains("•••+"))
    #expect(!narrow.output.contains("▌"))
    for option in ["--months 3", "--year"] {
      let output = try printed(home, option)
      #expect(output.contains("24•"), "\(option)")
    }
    #expect(try printed(home, "--view months", "render").contains("•••+2"))
  }

  @Test func withoutCalendarsAMonthIsAsItWas() throws {
    let home = try Household()
    let plain = try home.shell("\"$almanac\" calendar \(Self.shown)").output
    try home.almanac("calendars", "add", "Old", "--id", "old")
    try home.almanac("calendars", "edit", "old", "--hide")
    #expect(try home.shell("\"$almanac\" calendar \(Self.shown)").output == plain)
  }

  @Test func picturesHaveBarsInTheColoursOfTheirCalendar() throws {
    let home = try Self.household()
    let svg = try printed(home, "--format svg --size 900x760", "render")
    #expect(svg.contains("fill=\"#c2571a\""))
    #expect(svg.contains(">Skiing<"))
    #expect(svg.contains("Review, Tuesday, 24 March 2026, 09:30 to 11:00"))
    #expect(!svg.contains("Forgotten"))
    let small = try printed(home, "--format svg", "render")
    #expect(!small.contains(">Skiing<"))
    #expect(small.contains("Tuesday, 24 March 2026, 5 events"))
    #expect(try printed(home, "--color truecolor").contains("38;2;194;87;26"))
    #expect(try printed(home, "--format dump --size 900x760", "render").contains("eventBar"))
  }

  private static let (up, down, f2) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}OQ")

  @Test func anEventOfAMonthIsChosenByItself() throws {
    let home = try Self.household()
    let terminal = try home.terminal(
      "\"$almanac\" calendar -i \(Self.shown) > chosen", rows: 40)
    try terminal.wait("the month") { $0.isAlternate && $0.contains("▌Fair") && $0.hasCursor }
    #expect(terminal.screen.contains("F2 events"))
    terminal.type(Self.f2)
    try terminal.wait("the fair") { $0.contains("Fair, Tuesday, 24 March 2026 to Thursday") }
    terminal.type(Self.down)
    try terminal.wait("the review") { $0.contains("Review, Tuesday, 24 March 2026, 09:30 to 11") }
    terminal.type("\r")
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.unknown.isEmpty)
    #expect(try home.read("chosen") == "review\n")
  }

  @Test func whatWasChosenLastIsPrinted() throws {
    let home = try Self.household()
    let terminal = try home.terminal(
      "\"$almanac\" calendar -i \(Self.shown) > chosen", rows: 40)
    try terminal.wait("the month") { $0.isAlternate && $0.contains("▌Fair") && $0.hasCursor }
    terminal.type(Self.f2 + "\r")
    try terminal.wait("the fair") { $0.contains("Fair, Tuesday, 24 March 2026 to Thursday") }
    terminal.type("\u{1B}")
    try terminal.wait("the day again") { !$0.contains("Fair, Tuesday, 24") }
    terminal.type(Self.down + "\r")
    try terminal.wait("the day") { $0.contains("Tuesday, 31 March 2026") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(try home.read("chosen") == "2026-03-31\n")
  }

  @Test func aLowTerminalHasDots() throws {
    let home = try Self.household()
    let terminal = try home.terminal("\"$almanac\" calendar -i \(Self.shown) > chosen", rows: 24)
    try terminal.wait("the month") { $0.isAlternate && $0.contains("•••+2") && $0.hasCursor }
    #expect(!terminal.screen.contains("F2 events"))
    terminal.resize(rows: 40, columns: 80)
    try terminal.wait("bars") { $0.contains("▌Fair") && $0.contains("F2 events") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }
}
