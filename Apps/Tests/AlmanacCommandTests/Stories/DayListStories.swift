// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A day in a terminal with more events than it has room for: all of them are listed, and opened.
struct DayListStories {
  private static let (down, f2, escape) = ("\u{1B}[B", "\u{1B}OQ", "\u{1B}")

  /// Eight events at nine, one of which began the day before.
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work")
    for number in 1...7 {
      try home.almanac(
        "events", "add", "Meeting \(number)", "2026-03-24T09:0\(number)", "12:00", "--id",
        "m\(number)")
    }
    try home.almanac(
      "events", "add", "Night", "2026-03-23T22:00", "2026-03-24T06:00", "--id", "night")
    return home
  }

  /// The terminal with the keyboard on the events that are left out.
  private func onMore(_ home: Household, _ command: String) throws -> PseudoTerminal {
    let terminal = try home.terminal(
      "\"$almanac\" \(command) --date 2026-03-24 --today 2026-02-01 --locale en-GB > printed",
      rows: 24, columns: 80)
    try terminal.wait("the week") { $0.isAlternate && $0.contains("Tue 24") }
    terminal.type(Self.f2 + String(repeating: Self.down, count: 8))
    try terminal.wait("the others") { $0.contains("more, Tuesday, 24 March 2026") }
    return terminal
  }

  /// The terminal with the list open, on its first line.
  private func onList(_ home: Household, _ command: String) throws -> PseudoTerminal {
    let terminal = try onMore(home, command)
    terminal.type("\r")
    try terminal.wait("the list") { $0.contains("> " + Self.lines[0]) }
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  private static let lines = [
    "– 06:00  Night", "09:01 – 12:00  Meeting 1", "09:02 – 12:00  Meeting 2",
    "09:03 – 12:00  Meeting 3", "09:04 – 12:00  Meeting 4", "09:05 – 12:00  Meeting 5",
    "09:06 – 12:00  Meeting 6", "09:07 – 12:00  Meeting 7",
  ]

  @Test func allAreListedAndOneIsRenamed() throws {
    let home = try Self.household()
    let terminal = try onList(home, "timeline -i")
    let first = ["Tuesday, 24 March 2026", "", "> " + Self.lines[0]]
    let rest = Self.lines.dropFirst().map { "  " + $0 }
    try terminal.wait("the list") { $0.lines.starts(with: first + rest) }
    terminal.type(String(repeating: Self.down, count: 6))
    try terminal.wait("the sixth") { $0.contains("> " + Self.lines[6]) }
    terminal.type("\r")
    try terminal.wait("its title") { $0.lines.contains("Title: Meeting 6") }
    terminal.type(" with Anna\r")
    try terminal.wait("the week again") { $0.contains("more, Tuesday") && !$0.contains("Title:") }
    #expect(
      try home.almanac("events", "list", "--on", "2026-03-24").output
        .contains("09:06-12:00    Meeting 6 with Anna"))
    try end(terminal)
  }

  @Test func theCursorStaysInTheListAndEscapeLeavesIt() throws {
    let home = try Self.household()
    let terminal = try onList(home, "timeline -i")
    terminal.type("\u{1B}[A")
    terminal.type(String(repeating: Self.down, count: 20))
    try terminal.wait("the last") { $0.contains("> " + Self.lines[7]) }
    terminal.type("\u{1B}[H")
    try terminal.wait("the first") { $0.contains("> " + Self.lines[0]) }
    terminal.type(Self.escape)
    try terminal.wait("the week") { $0.contains("Tue 24") && !$0.contains("Meeting 7") }
    try end(terminal)
    #expect(try home.read("printed").isEmpty)
  }

  @Test func oneIsDeletedAndComesBack() throws {
    let home = try Self.household()
    let terminal = try onList(home, "timeline -i")
    terminal.type(String(repeating: Self.down, count: 6) + "\u{1B}[3~")
    try terminal.wait("the week") { $0.contains("Deleted: Meeting 6. u brings it back.") }
    let listed = try home.almanac("events", "list", "--on", "2026-03-24").output
    #expect(!listed.contains("Meeting 6") && listed.contains("Meeting 7"))
    terminal.type("u")
    try terminal.wait("it is back") { $0.contains("Undone") }
    #expect(try home.almanac("events", "list", "--on", "2026-03-24").output.contains("Meeting 6"))
    try end(terminal)
  }

  @Test func whereAnEventIsChosenItIsPrinted() throws {
    let home = try Self.household()
    let terminal = try onList(home, "calendar -i --view timeline")
    terminal.type(String(repeating: Self.down, count: 5) + "\r")
    try terminal.wait("the week") { $0.contains("Tue 24") }
    try end(terminal)
    #expect(try home.read("printed").trimmingCharacters(in: .newlines) == "m5")
  }
}
