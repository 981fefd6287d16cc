// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `--view timeline`: the events of the database among their hours.
struct TimelineStories {
  private static let shown =
    "--view timeline --date 2026-03-24 --today 2026-02-01 --locale en-GB"

  /// A household in Berlin with events of three days, one of them written in New York.
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work", "--color", "#C2571A")
    try home.almanac("calendars", "add", "Old", "--id", "old")
    try home.almanac("calendars", "edit", "old", "--hide")
    for words in [
      "Review 2026-03-24T09:30 11:00 --id review",
      "Call '2026-03-25T09:00[America/New_York]' '2026-03-25T10:00[America/New_York]'",
      "Swim 2026-03-26T07:00 08:00 --floating", "Fair 2026-03-24 2026-03-27 --id fair",
    ] {
      #expect(try home.shell("\"$almanac\" events add --calendar work \(words)").status == 0)
    }
    try home.almanac("events", "add", "Forgotten", "2026-03-24T10:00", "--calendar", "old")
    return home
  }

  private func printed(
    _ home: Household, _ options: String, _ command: String = "calendar"
  ) throws -> String {
    let ended = try home.shell("\"$almanac\" \(command) \(Self.shown) \(options)")
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    return ended.output
  }

  @Test func eventsStandAmongTheirHoursInTheViewersZone() throws {
    let home = try Self.household()
    let output = try printed(home, "--days 3 --hours 7-16")
    #expect(
      output == """
                                          March 2026
                       Tue 24                  Wed 25                  Thu 26
               ▌Fair ─────────────────────────────────────────────────────────────────
        ──────┬───────────────────────┬───────────────────────┬───────────────────────
              │                       │                       │▌Swim
              │                       │                       │▌07:00 – 08:00
        08:00 │                       │                       │
              │                       │                       │
        09:00 │                       │                       │
              │▌Review                │                       │
        10:00 │▌09:30 – 11:00         │                       │
              │▌                      │                       │
        11:00 │                       │                       │
              │                       │                       │
        12:00 │                       │                       │
              │                       │                       │
        13:00 │                       │                       │
              │                       │                       │
        14:00 │                       │▌Call                  │
              │                       │▌14:00 – 15:00         │
        15:00 │                       │                       │
              │                       │                       │

        """)
    // Elsewhere instants are at other times, and what has no zone is not.
    let inTokyo = try printed(home, "--days 3 --hours 7-24 --zone Asia/Tokyo")
    #expect(inTokyo.contains("▌17:30 – 19:00"))
    #expect(inTokyo.contains("▌07:00 – 08:00"))
    #expect(try printed(home, "--days 3 --hours 7-16", "render") == output)
  }

  @Test func colorsAreThoseOfTheCalendar() throws {
    let home = try Self.household()
    let light = try printed(home, "--color truecolor")
    // The edge of an event in the colour itself.
    #expect(light.contains("38;2;194;87;26;48;2;"))
    let dark = try printed(home, "--color truecolor --dark")
    #expect(dark.contains("38;2;194;87;26;48;2;") && dark != light)
    let svg = try printed(home, "--format svg --size 700x900 --hours 7-16", "render")
    #expect(svg.contains("fill=\"#c2571a\""))
    #expect(svg.contains("Call, Wednesday, 25 March 2026, 14:00 to 15:00"))
    #expect(!svg.contains("Forgotten"))
  }

  @Test func furtherZonesStandBesideTheViewersOwn() throws {
    let home = try Self.household()
    let zones = "--time-zones 'Asia/Tokyo, America/New_York'"
    let output = try printed(home, "--days 3 --hours 7-16 \(zones)")
    for name in ["CET", "GMT+9", "GMT-4"] { #expect(output.contains(name)) }
    // Noon in Berlin, before Europe's summer and in America's.
    #expect(output.contains("12:00 20:00 07:00"))
    for width in [600, 1200] {
      let svg = try printed(
        home, "--format svg --size \(width)x900 --hours 7-16 \(zones)", "render")
      for name in ["CET", "GMT+9", "GMT-4"] { #expect(svg.contains(">\(name)<")) }
    }
    let summer = try home.shell(
      "\"$almanac\" render --view timeline --date 2026-07-01 --locale en-GB \(zones)")
    #expect(summer.output.contains("CEST"))
  }

  @Test func furtherZonesAreOneToFourThatThereAre() throws {
    let home = try Household()
    for (zones, words) in [
      ("''", "one to four zones"), ("'UTC UTC UTC UTC UTC'", "one to four zones"),
      ("Europe/Atlantis", "Europe/Atlantis"),
    ] {
      let refused = try home.shell("\"$almanac\" calendar --view timeline --time-zones \(zones)")
      #expect(refused.status == 64)
      #expect(refused.errors.contains(words))
    }
  }

  @Test func aNarrowTerminalHasFewerDays() throws {
    let home = try Self.household()
    let week = try home.shell("COLUMNS=80 \"$almanac\" calendar \(Self.shown)")
    #expect(week.lines[1].contains("Mon 23    Tue 24    Wed 25    Thu 26    Fri 27    Sat 28"))
    let narrow = try home.shell("COLUMNS=40 \"$almanac\" calendar \(Self.shown)")
    #expect(narrow.lines[1].contains("Tue 24     Wed 25     Thu 26"))
  }

  @Test func aTimelineHasNoMonths() throws {
    let home = try Household()
    for option in ["--months 2", "--year"] {
      let refused = try home.shell("\"$almanac\" calendar --view timeline \(option)")
      #expect(refused.status == 64)
      #expect(refused.errors.contains("leave --months and --year out"))
    }
  }

  @Test func whatIsPrintedOnATerminalIsAsHighAsTheTerminal() throws {
    let home = try Self.household()
    let terminal = try home.terminal(
      "\"$almanac\" calendar \(Self.shown); echo done; read line", rows: 20)
    try terminal.wait("the end") { $0.contains("done") }
    #expect(terminal.screen.contains("March 2026"))
    #expect(terminal.screen.contains("Tue 24"))
    terminal.type("\n")
    #expect(try terminal.end() == 0)
  }
}

/// `almanac calendar -i --view timeline`.
extension TimelineStories {
  private static let (up, down, right) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C")
  private static let (pageDown, home, f2) = ("\u{1B}[6~", "\u{1B}[H", "\u{1B}OQ")

  private func opened(
    _ home: Household, rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try home.terminal(
      "\"$almanac\" calendar -i \(Self.shown) > chosen", rows: rows, columns: columns)
    try terminal.wait("the week") { $0.isAlternate && $0.contains("Tue 24") && $0.hasCursor }
    return terminal
  }

  @Test func arrowsMoveByLinesAndDaysAndHoursFollow() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type(Self.home)
    try terminal.wait("nine") { $0.contains("Tuesday, 24 March 2026, 09:00 to 09:30, free") }
    terminal.type(Self.down)
    try terminal.wait("the review") { $0.contains("09:30 to 10:00, 1 event") }
    terminal.type(String(repeating: Self.up, count: 19))
    try terminal.wait("midnight") { $0.contains("00:00 to 00:30, free") && $0.contains("01:00 │") }
    terminal.type(Self.right)
    try terminal.wait("the next day") {
      $0.contains("Wednesday, 25 March 2026, 2 events, 00:00 to 00:30, free")
    }
    terminal.type(Self.pageDown)
    try terminal.wait("the next week") { $0.contains("Wed 1 ") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(try home.read("chosen").isEmpty)
  }

  @Test func anEventIsChosenByItself() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type(Self.f2)
    try terminal.wait("the fair") { $0.contains("Fair, Tuesday, 24 March 2026 to Thursday") }
    terminal.type(Self.down)
    try terminal.wait("the review") { $0.contains("Review, Tuesday, 24 March 2026, 09:30 to 11") }
    terminal.type(Self.right)
    try terminal.wait("the call") { $0.contains("Call, Wednesday, 25 March 2026, 14:00 to 15") }
    terminal.type("\u{1B}")
    try terminal.wait("the day") { $0.contains("Wednesday, 25 March 2026, 14:00") }
    terminal.type(Self.f2 + "\r")
    try terminal.wait("the fair again") { $0.contains("Fair, Tuesday") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.unknown.isEmpty)
    #expect(try home.read("chosen") == "fair\n")
  }

  @Test func aTimelineFollowsTheSizeOfTheTerminal() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.resize(rows: 12, columns: 40)
    try terminal.wait("three days") { $0.contains("Thu 26") && !$0.contains("Mon 23") }
    terminal.resize(rows: 50, columns: 120)
    try terminal.wait("a week") { $0.contains("Sun 29") && $0.contains("Mon 23") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func aWeekThousandsOfYearsFromTodayIsShown() throws {
    let home = try Household()
    for (date, title) in [("9000-01-01", "January 9000"), ("-3000-01-01", "January")] {
      let ended = try home.almanac(
        "render", "--view", "timeline", "--date=\(date)", "--today", "2026-02-01", "--days", "1")
      #expect(ended.status == 0)
      #expect(ended.output.contains(title))
    }
  }
}
