// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `almanac agenda`: what comes.
struct AgendaStories {
  /// A household in Berlin with events of two months, one of them in a hidden calendar.
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work", "--color", "#C2571A")
    try home.almanac("calendars", "add", "Old", "--id", "old")
    try home.almanac("calendars", "edit", "old", "--hide")
    for words in [
      "Review 2026-03-24T09:30 11:00 --id review", "Fair 2026-03-24 2026-03-26 --id fair",
      "Shift 2026-03-26T22:00 06:00 --id shift", "April 2026-04-01T10:00 --id april",
      "Forgotten 2026-03-25T10:00 --calendar old --id forgotten",
    ] {
      let calendar = words.contains("--calendar") ? "" : "--calendar work"
      #expect(try home.shell("\"$almanac\" events add \(calendar) \(words)").status == 0)
    }
    return home
  }

  private func printed(_ home: Household, _ options: String) throws -> String {
    let ended = try home.shell("\"$almanac\" agenda --locale en-GB \(options)")
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    return ended.output
  }

  @Test func theNextSevenDaysArePrintedWithTheirEvents() throws {
    let home = try Self.household()
    #expect(
      try printed(home, "--today 2026-03-24") == """
                                           March 2026
        Tue 24*  ▌all-day  Fair
                 ▌09:30    Review
        Wed 25   ▌all-day  Fair
        Thu 26   ▌22:00    Shift
        Fri 27   ▌until 06:00  Shift

        """)
    #expect(
      try printed(home, "--today 2026-03-01 --from 2026-03-26 --days 7") == """
                                           March 2026
        Thu 26  ▌22:00  Shift
        Fri 27  ▌until 06:00  Shift

        April 2026
        Wed 1   ▌10:00  April

        """)
    #expect(try printed(home, "--today 2026-03-26 --days 6 --zone Asia/Tokyo").contains("06:00"))
  }

  @Test func theCalendarDrawsTheSameLines() throws {
    let home = try Self.household()
    let agenda = try printed(home, "--today 2026-03-24 --from 2026-03-24 --days 3")
    let calendar = try home.shell(
      "\"$almanac\" calendar --view agenda --locale en-GB --today 2026-03-24")
    for line in agenda.split(separator: "\n").dropFirst().dropLast() {
      #expect(calendar.lines.contains(String(line)), "\(line)")
    }
  }

  @Test(arguments: [
    ("--today 2026-03-10", "Nothing in the next 7 days.\n"),
    ("--today 2026-03-10 --days 1", "Nothing today.\n"),
    ("--today 2026-03-10 --from 2026-05-01 --days 1", "Nothing on 2026-05-01.\n"),
    ("--today 2026-03-10 --from 2026-05-01", "Nothing from 2026-05-01 to 2026-05-07.\n"),
    ("--today 2026-03-10 --format json", "[]\n"),
  ])
  func whereNothingHappensThatIsSaid(options: String, words: String) throws {
    #expect(try printed(Self.household(), options) == words)
  }

  @Test func daysWithoutEventsAreListedWhereThatIsAsked() throws {
    let output = try printed(
      Self.household(), "--today 2026-03-28 --days 3 --empty-days shown")
    #expect(
      output == """
                                           March 2026
        Sat 28*   No events
        Sun 29    No events
        Mon 30    No events

        """)
  }

  @Test func calendarsAreNamedAlsoHiddenOnes() throws {
    let home = try Self.household()
    let old = try printed(home, "--today 2026-03-24 --calendars old")
    #expect(old.contains("Wed 25  ▌10:00  Forgotten") && !old.contains("Fair"))
    let both = try printed(home, "--today 2026-03-24 --calendars work,old")
    #expect(both.contains("Forgotten") && both.contains("Fair"))
    let missing = try home.almanac("agenda", "--calendars", "olt")
    #expect(missing.status == 65)
    #expect(missing.errors.contains("Did you mean old?"))
  }

  @Test func jsonIsThatOfTheAPI() throws {
    let home = try Self.household()
    let json = try printed(home, "--today 2026-03-24 --days 1 --format json")
    let list = try home.almanac("events", "list", "--on", "2026-03-24", "--json")
    #expect(json == list.output)
  }

  @Test func titlesAreWholeInAPipeAndFitATerminal() throws {
    let home = try Self.household()
    let title = String(repeating: "Long ", count: 30) + "end"
    try home.almanac("events", "add", title, "2026-05-01", "--calendar", "work")
    #expect(try printed(home, "--today 2026-05-01 --days 1").contains(title))
    let narrow = try home.shell("COLUMNS=40 \"$almanac\" agenda --today 2026-05-01 --days 1")
    #expect(narrow.lines.allSatisfy { $0.count <= 40 })
    let terminal = try home.terminal(
      "\"$almanac\" agenda --today 2026-05-01 --days 1; echo done; read line", columns: 60)
    try terminal.wait("the end") { $0.contains("done") }
    #expect(terminal.screen.contains("Long Long") && !terminal.screen.contains("end"))
    terminal.type("\n")
    #expect(try terminal.end() == 0)
  }

  @Test func colorsAreAskedFor() throws {
    let home = try Self.household()
    #expect(!(try printed(home, "--today 2026-03-24").contains("\u{1B}")))
    let colored = try printed(home, "--today 2026-03-24 --color truecolor")
    #expect(colored.contains("38;2;194;87;26"))
    #expect(try printed(home, "--today 2026-03-24 --color truecolor --dark") != colored)
  }

  @Test func aDatabaseThatIsNotThereIsEmpty() throws {
    let home = try Household()
    let ended = try home.almanac("agenda")
    #expect(ended.status == 0)
    #expect(ended.output == "Nothing in the next 7 days.\n")
    #expect(!home.exists("home"))
  }
}
