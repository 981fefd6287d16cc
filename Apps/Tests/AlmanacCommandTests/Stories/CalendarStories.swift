// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct CalendarStories {
  @Test func aMonthIsPrintedWithoutADatabase() throws {
    let home = try Household()
    let ended = try home.almanac("calendar", "--date", "2024-02-20", "--today", "2024-02-28")
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    #expect(
      ended.output == """
                      February 2024
        Sun   Mon   Tue   Wed   Thu   Fri   Sat
                                  1     2     3
          4     5     6     7     8     9    10
         11    12    13    14    15    16    17
         18    19    20    21    22    23    24
         25    26    27    28*   29

         * today

        """)
    #expect(!home.exists("home"))
  }

  @Test func sessionsAreSignsAndMarksAreDots() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "100")
    try home.almanac("marks", "add", "watered", "2024-02-20", "--owner", "ficus")
    try home.almanac("marks", "add", "fed", "2024-02-23")
    let shown = ["--date", "2024-02-20", "--today", "2024-02-28", "--select", "2024-02-20"]
    let printed = try home.shell("\"$almanac\" calendar \(shown.joined(separator: " "))")
    #expect(printed.output.contains("[20✓•]"))
    #expect(printed.output.contains(" 23·•"))
    #expect(printed.output.contains("100 points, 1 mark, watered"))
    let picture = try home.shell(
      "\"$almanac\" render --format svg \(shown.joined(separator: " "))")
    #expect(picture.output.contains("Friday, February 23, 2024, no points, 1 mark, fed"))
    let dump = try home.shell("\"$almanac\" render --format dump \(shown.joined(separator: " "))")
    #expect(dump.lines.filter { $0.contains("dots") }.count == 2)
  }

  @Test func marksAloneAreNoLackOfPoints() throws {
    let home = try Household()
    try home.almanac("marks", "add", "watered", "2024-02-20")
    let printed = try home.almanac("calendar", "--date", "2024-02-20", "--today", "2024-02-28")
    #expect(printed.output.contains(" 20•"))
    #expect(!printed.output.contains("no points"))
  }

  @Test func monthsStandBesideEachOther() throws {
    let home = try Household()
    let wide = try home.almanac(
      "calendar", "--months", "3", "--date", "2024-02-20", environment: ["COLUMNS": "80"])
    #expect(wide.lines.first?.contains("February 2024            March 2024") == true)
    #expect(wide.lines.first?.contains("April 2024") == true)
    let narrow = try home.almanac(
      "calendar", "--months", "3", "--date", "2024-02-20", environment: ["COLUMNS": "30"])
    #expect(narrow.lines.filter { $0.contains("2024") }.count == 3)
    #expect(narrow.lines.allSatisfy { $0.count <= 30 })
  }

  @Test func aYearHasTwelveMonthsFromTheFirstWeekdayOn() throws {
    let ended = try Household().almanac(
      "calendar", "--year", "--date", "2026-07-01", "--first-weekday", "2", "--today",
      "2026-11-21", environment: ["COLUMNS": "80"])
    #expect(ended.output.matches(of: /2026/).count == 12)
    #expect(ended.output.matches(of: /M  T  W  T  F  S  S/).count == 12)
    #expect(ended.output.matches(of: /21\*/).count == 1)
    #expect(ended.output.matches(of: /\d+/).count == 365 + 12)
  }

  @Test func anIntervalRunsAcrossMonths() throws {
    let ended = try Household().almanac(
      "calendar", "--months", "2", "--select", "2024-01-30/2024-02-02", "--today", "2024-03-01",
      environment: ["COLUMNS": "46"])
    #expect(ended.output.contains("28 29[30 31]"))
    #expect(ended.output.contains("[ 1  2] 3"))
  }

  @Test func weekdayNumbersBeginWithSunday() throws {
    let home = try Household()
    for (number, name) in ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].enumerated() {
      let ended = try home.almanac("calendar", "--first-weekday", "\(number + 1)")
      #expect(ended.lines[1].hasPrefix(name))
    }
  }

  @Test func aPresetIsOneWord() throws {
    let home = try Household()
    let interval = try home.almanac(
      "calendar", "--preset", "fiori-range", "--select", "2024-02-20/2024-02-23")
    #expect(interval.output.contains("[20"))
    let week = try home.almanac("calendar", "--preset", "fiori-week", "--date", "2024-02-20")
    // One week, under the name of its month, and its first day selected.
    #expect(week.output.contains("February 2024"))
    #expect(week.output.contains("[18]   19    20    21    22    23    24"))
    #expect(!week.output.contains("25"))
    let overridden = try home.almanac(
      "calendar", "--preset", "fiori-week", "--view", "month", "--date", "2024-02-20")
    #expect(overridden.output.contains("February 2024"))
  }

  @Test func aYearOfSmallMonthsIsAViewOfBothCommands() throws {
    let home = try Household()
    for command in ["calendar", "render"] {
      let year = try home.almanac(
        command, "--view", "year", "--date", "2024-02-20", "--select", "2024-02-20")
      #expect(year.lines.first?.trimmingPrefix { $0 == " " } == "2024")
      #expect(year.output.contains("December") && year.output.contains("20]"))
    }
    let zooming = try home.almanac(
      "render", "--preset", "ab-calendar-picker", "--format", "dump", "--date", "2024-02-20")
    #expect(zooming.output.contains("zoomButton"))
  }

  @Test func coloursAreForTerminals() throws {
    let home = try Household()
    let terminal = try home.terminal("\"$almanac\" calendar --date 2024-02-20")
    try terminal.wait("the month") { $0.contains("February 2024") }
    #expect(try terminal.end() == 0)
    let piped = try home.almanac("calendar", "--date", "2024-02-20")
    #expect(!piped.output.contains("\u{1B}"))
  }
}
