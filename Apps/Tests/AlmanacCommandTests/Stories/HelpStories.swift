// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import almanac

struct HelpStories {
  @Test(arguments: [
    [], ["serve"], ["sessions"], ["sessions", "import"], ["sessions", "export"],
    ["sessions", "list"], ["sessions", "add"], ["sessions", "remove"], ["marks"],
    ["marks", "list"], ["marks", "add"], ["marks", "remove"], ["marks", "types"], ["streak"],
    ["calendar"], ["render"], ["settings"], ["backup"], ["sessions", "edit"], ["marks", "edit"],
    ["completions"], ["events"], ["events", "add"], ["events", "list"], ["events", "edit"],
    ["events", "move"],
    ["events", "remove"], ["events", "import"], ["events", "export"], ["calendars"],
    ["calendars", "add"], ["calendars", "list"], ["calendars", "edit"], ["calendars", "remove"],
    ["agenda"], ["timeline"],
  ])
  func helpTeachesByExamples(command: [String]) throws {
    let home = try Household()
    let ended = try home.shell("COLUMNS=80 \"$almanac\" \(command.joined(separator: " ")) --help")
    #expect(ended.status == 0)
    #expect(ended.lines.filter { $0.hasPrefix("  almanac ") }.count >= 2)
    // No example is broken into two lines.
    let examples = ended.lines.filter { $0.contains("almanac ") && $0.hasPrefix("  ") }
    #expect(examples.allSatisfy { $0.count <= 80 })
  }

  @Test func helpAndManualNameEveryExitCode() throws {
    let help = try Household().almanac("--help").output
    let manual = try String(contentsOf: Self.manual, encoding: .utf8)
    for status in ExitStatus.allCases {
      #expect(help.contains("\n  \(status.rawValue) "))
      #expect(manual.contains("\n| \(status.rawValue) | \(status.meaning)"))
    }
  }

  private static let manual = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }.appendingPathComponent("docs/command-line.md")

  @Test func aForeignHostIsRefused() throws {
    let ended = try Household().almanac("serve", "--host", "example.org")
    #expect(ended.status == 64)
    #expect(ended.errors.contains("example.org"))
  }

  @Test func theVersionIsOneLine() throws {
    let ended = try Household().almanac("--version")
    #expect(ended.status == 0)
    #expect(ended.lines.count == 1)
  }

  @Test(arguments: [
    ("sessions list --zone berlin", "Did you mean Europe/Berlin?"),
    ("sessions list --zone Europe/Belrin", "Did you mean Europe/Berlin?"),
    ("sessions list --zone xyzzy", "such as Europe/Berlin or America/New_York"),
    ("sessions list --from 2024-02-30", "A day is written YYYY-MM-DD"),
    ("sessions list --from 2024-02-20 --to 2024-02-19", "The days end before they begin"),
    ("sessions list --from 2024-02-20 --through 2024-02-19", "The days end before they begin"),
    ("sessions list --on 2024-02-20 --to 2024-02-21", "--on is one day"),
    ("sessions list --to 2024-02-20 --through 2024-02-21", "give one of them"),
    ("sessions list --limit 0", "--limit must be 1 or more"),
    ("sessions add yesterday --points 1", "A time is written 2024-02-20T08:00"),
    ("sessions add 2024-02-20 25:00 --points 1", "A time is written 2024-02-20T08:00"),
    ("sessions add 2024-02-20 --points 2147483648", "--points"),
    ("sessions add 2024-02-20", "--points"), ("sessions remove", "id"),
    ("sessions import", "file"), ("settings --goal 0", "--goal must be 1 or more"),
    ("settings --zone moon", "There is no time zone 'moon'"),
    ("settings --first-day x", "A day is written"),
    ("render --first-weekday satrday", "Did you mean saturday?"),
    ("calendar --first-weekday 0", "1 (Sunday) to 7 (Saturday)"),
    ("calendar --preset fiori", "Did you mean fiori-week?"),
    ("render --preset x", "fs-calendar-week"),
    ("calendar --months 0", "1 to 120"), ("calendar --year --months 3", "cannot be combined"),
    ("calendar -i --year", "one month at a time"),
    ("calendar --select 2024-02-30", "A day is written YYYY-MM-DD"),
    ("calendar --select 2024-02-20/2024-02-19", "The end has to come after the beginning"),
    ("calendar --selection none --select 2024-02-20", "cannot be selected here"),
    ("render --locale xx-YY", "such as en, de-DE or ar-EG"),
    ("render --locale de-DF", "Did you mean"), ("render --view fortnight", "week"),
    ("render --format png", "svg"), ("render --size 390x", "as 390x500"),
    ("render --size 0x5", "from 1 to 16384"), ("streak --on today", "A day is written"),
    ("events add Review yesterday", "2026-03-29T09:30[Europe/Berlin]"),
    ("events add Review 2026-03-24 --status maybe", "tentative"),
    ("events add Review 2026-03-24T10:00 --floating --zone UTC", "leave out --zone"),
    ("events edit review", "Say what to change"),
    ("events move review", "Say where to with --to"), ("help evnts", "Did you mean 'events'?"),
    ("help events ad", "Did you mean 'add'?"),
    ("events move review --by 1d --to 10:00", "either --to or --by, not both"),
    ("events move review lunch --to 10:00", "several are moved with --by"),
    ("events move review --by 1y", "invalid for '--by <distance>'"),
    ("events list --limit 0", "--limit must be 1 or more"),
    ("timeline --view month", "A timeline has no --view"),
    ("timeline --snap-minutes 5", "--snap-minutes is for edits"),
    ("timeline -i --snap-minutes 61", "--snap-minutes must be 1 to 60"),
    ("agenda --days 0", "--days must be 1 to 366"),
    ("agenda --days 367", "--days must be 1 to 366"),
    ("agenda --calendars ,", "--calendars takes the ids of calendars"),
    ("agenda --from 2026-02-30", "A day is written YYYY-MM-DD"),
    ("calendars add Work --color red", "A color is written #RRGGBB"),
    ("calendars add Work --zone moon", "There is no time zone 'moon'"),
    ("calendars edit work", "Say what to change"), ("events exprot", "Did you mean 'export'?"),
    ("marks add", "type"), ("frobnicate", "There is no command 'frobnicate'.\n"),
    ("sesions list", "Did you mean 'sessions'?"), ("sessions exprot", "Did you mean 'export'?"),
    ("sessions lst --json", "There is no command 'lst'. Did you mean 'list'?"),
    ("imprt x.jsonl", "Did you mean 'import'?"), ("calender", "Did you mean 'calendar'?"),
    (
      "add 2024-02-20",
      "Did you mean 'events add' or 'calendars add' or 'sessions add' or 'marks add'?"
    ),
    ("render --format sgv", "Did you mean 'svg'?"), ("render --formt svg", "'--format'"),
    ("calendar --selection multipel", "Did you mean 'multiple'?"),
    ("completions fisch", "Did you mean 'fish'?"),
  ])
  func aMistakeIsExplained(line: String, explanation: String) throws {
    let home = try Household()
    let ended = try home.shell("\"$almanac\" \(line)")
    #expect(ended.status == 64)
    #expect(ended.output.isEmpty)
    #expect(ended.errors.contains(explanation), "\(ended.errors)")
    #expect(!home.exists("home"))
  }

  @Test func errorsOfTheStoreAreValuesNotCrashes() throws {
    let home = try Household()
    let id = String(repeating: "x", count: 129)
    let ended = try home.almanac("sessions", "add", "2024-02-20", "--points", "1", "--id", id)
    #expect(ended.status == 65)
    #expect(ended.errors.hasPrefix("almanac: id "))
    #expect(try home.almanac("marks", "add", "", "2024-02-20").status == 65)
  }
}
