// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `almanac calendar -i` on a terminal.
struct InteractiveStories {
  private static let february = "--date 2024-02-20 --today 2024-02-28"
  private static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
  private static let (pageUp, pageDown) = ("\u{1B}[5~", "\u{1B}[6~")

  /// The terminal with a month on it.
  ///
  /// What the command prints goes to the file `chosen`.
  private func opened(
    _ home: Household, _ options: String = "", rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try home.terminal(
      "\"$almanac\" calendar -i \(Self.february) \(options) > chosen", rows: rows,
      columns: columns)
    try terminal.wait("the month") { $0.isAlternate && $0.contains("2024") && $0.hasCursor }
    return terminal
  }

  private func chosen(_ home: Household, _ terminal: PseudoTerminal) throws -> String {
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.hasCursor)
    #expect(terminal.screen.unknown.isEmpty)
    return try home.read("chosen")
  }

  @Test func arrowsMoveAndEnterSelects() throws {
    let home = try Household()
    let terminal = try opened(home)
    #expect(terminal.screen.underCursor == "2")
    terminal.type(Self.down + Self.right + "\r")
    try terminal.wait("the selection") { $0.contains("[28*]") }
    #expect(terminal.screen.contains("Wednesday, February 28, 2024"))
    #expect(try chosen(home, terminal) == "2024-02-28\n")
  }

  @Test func spaceAndControlSequencesOfOtherTerminalsDoTheSame() throws {
    let home = try Household()
    let terminal = try opened(home)
    terminal.type("\u{1B}OA\u{1B}OD ")
    try terminal.wait("the selection") { $0.contains("[12]") }
    terminal.type("\u{1B}[1~ ")
    try terminal.wait("the start of the week") { $0.contains("[11]") }
    terminal.type("\u{1B}[F ")
    try terminal.wait("the end of the week") { $0.contains("[17]") }
    #expect(try chosen(home, terminal) == "2024-02-17\n")
  }

  @Test func pagesTurnAndTIsToday() throws {
    let home = try Household()
    let terminal = try opened(home)
    terminal.type(Self.pageDown + Self.pageDown)
    try terminal.wait("April") { $0.contains("April 2024") }
    terminal.type(Self.pageUp)
    try terminal.wait("March") { $0.contains("March 2024") }
    terminal.type("t\r")
    try terminal.wait("today") { $0.contains("[28*]") }
    #expect(try chosen(home, terminal) == "2024-02-28\n")
  }

  @Test func anIntervalIsChosenByItsEnds() throws {
    let home = try Household()
    let terminal = try opened(home, "--selection interval")
    terminal.type("\r")
    try terminal.wait("the start") { $0.contains("[20]") }
    terminal.type(Self.right + Self.right + "\r")
    try terminal.wait("what is said") { $0.contains("3 days selected") }
    #expect(try chosen(home, terminal) == "2024-02-20/2024-02-22\n")
  }

  @Test func shiftExtendsAndEscapeTakesAStartBack() throws {
    let home = try Household()
    let terminal = try opened(home, "--selection interval")
    terminal.type("\u{1B}[1;2C\u{1B}[1;2B")
    try terminal.wait("the interval") { $0.lines.contains("2024-02-20/2024-02-28") }
    terminal.type(Self.up + Self.up + "\r")
    try terminal.wait("nothing") { $0.contains("Nothing selected") }
    terminal.type("\r")
    try terminal.wait("a start") { $0.contains("[14]") }
    terminal.type("\u{1B}")
    try terminal.wait("nothing again") { !$0.contains("[14]") }
    #expect(try chosen(home, terminal).isEmpty)
  }

  @Test func aNarrowTerminalHasAllOfTheMonth() throws {
    let home = try Household()
    let terminal = try opened(home, rows: 12, columns: 20)
    try terminal.wait("the keys") { $0.lines.last == "Enter t(oday) q(uit)" || $0.contains("q(") }
    for day in 1...29 { #expect(terminal.screen.contains("\(day)")) }
    #expect(terminal.screen.lines.contains("18 19 20 21 22 23 24"))
    terminal.type("\r")
    try terminal.wait("the selection") { $0.contains("[20]") }
    #expect(try chosen(home, terminal) == "2024-02-20\n")
  }

  @Test func theCalendarFollowsTheSizeOfTheTerminal() throws {
    let home = try Household()
    let terminal = try opened(home)
    terminal.resize(rows: 9, columns: 24)
    try terminal.wait("a small month") { $0.lines.contains(" 18 19 20 21 22 23 24") }
    terminal.resize(rows: 40, columns: 100)
    try terminal.wait("a large month") { $0.contains("18      19      20") }
    #expect(try chosen(home, terminal).isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalGivesTheTerminalBack(signal: Int32) throws {
    let home = try Household()
    let terminal = try home.terminal(
      "exec \"$almanac\" calendar -i \(Self.february) > chosen")
    let before = terminal.modes
    try terminal.wait("the month") { $0.hasCursor && $0.contains("February 2024") }
    #expect(terminal.modes != before)
    if signal == SIGINT { terminal.type("\u{03}") } else { terminal.send(signal) }
    #expect(try terminal.end() == 128 + signal)
    #expect(terminal.modes == before)
    #expect(!terminal.screen.isAlternate)
    #expect(try home.read("chosen").isEmpty)
  }

  @Test func withoutATerminalItSaysSo() throws {
    // Whoever leads a session without a terminal has none.
    let ended = try Household().shell("setsid -w \"$almanac\" calendar -i")
    #expect(ended.status == 69)
    #expect(ended.errors.contains("-i needs a terminal"))
  }
}
