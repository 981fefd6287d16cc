// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The commands that show a calendar take what the element of browsers takes.
struct OptionStories {
  /// What an attribute is called on the command line, where that differs.
  private static let others = [
    "value": "select", "time-zone": "zone", "dir": "rtl",
  ]

  /// What a command has no use for, and why.
  private static let left = [
    "required": "a form waits for a value; who runs a command reads what it prints",
    "disabled": "it says --selection none",
    "asks": "there is no app to be asked",
    "wheel": "there is no wheel",
    "swipe": "there is no finger",
    "expand-swipe": "there is no finger",
    "snap": "nothing is scrolled",
    "paging": "there is no app that turns pages while hands must not",
    "scroll-snap": "nothing is scrolled",
    "editable": "there is no app that stores what hands make",
    "snap-minutes": "there is no app that stores what hands make",
    "edge-zones": "there is no app that stores what hands make",
    "edge-speed": "there is no app that stores what hands make",
    "edge-dwell": "there is no app that stores what hands make",
    "edit-within": "there is no app that stores what hands make",
    "overlap-limit": "there is no app that stores what hands make",
  ]

  private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }

  /// The names of a list that the element has.
  private func names(_ list: String) throws -> [String] {
    let file = Self.root.appendingPathComponent("Web/element/attributes.js")
    let script = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(script.range(of: "export const \(list) = (")).upperBound
    return script[start...].prefix { $0 != ")" }.matches(of: /[a-z-]+/).map { String($0.0) }
  }

  private func attributes() throws -> [String] { try names("OPTIONS") + names("WATCHED") }

  @Test(arguments: ["calendar", "render"]) func everyAttributeIsAnOption(command: String) throws {
    let help = try Household().almanac(command, "--help").output
    let attributes = try attributes()
    #expect(attributes.count > 40)
    for attribute in attributes where Self.left[attribute] == nil {
      let option = Self.others[attribute] ?? attribute
      #expect(help.contains(try Regex("--\(option)(?![a-z-])")), "--\(option)")
    }
  }

  @Test func whatIsLeftOutIsAnAttribute() throws {
    let attributes = Set(try attributes())
    for name in Self.left.keys { #expect(attributes.contains(name)) }
    for name in Self.others.keys { #expect(attributes.contains(name)) }
  }

  @Test func weekNumbersStandBesideTheDays() throws {
    let home = try Household()
    let shown = "--week-numbers --date 2024-02-20 --today 2024-02-28"
    let month = try home.shell("\"$almanac\" calendar \(shown)")
    #expect(month.lines.contains(" 6   4     5     6     7     8     9    10"))
    let week = try home.shell("\"$almanac\" render --view week \(shown)")
    #expect(week.lines.contains { $0.hasPrefix(" 8 ") })
    let picture = try home.shell("\"$almanac\" render --format dump \(shown)")
    #expect(picture.lines.filter { $0.contains("weekNumber ") }.count > 4)
  }

  @Test(arguments: [
    ("--disabled-weekdays saturday,sunday", "x24"),
    ("--disabled-days 2024-02-20,2024-02-22", "x22"),
    ("--disabled-before 2024-02-20", "x20"), ("--disabled-after 2024-02-20", "x20"),
    ("--max 2024-02-20", "x21"), ("--min 2024-02-20", "x19"), ("--outside-days shown", "( 2)"),
    ("--weekdays narrow", " S     M     T     W"), ("--alternate-calendar hebrew", "כ"),
    ("--alternate-calendar hebrew --alternate-locale en", "30   Adar"),
    ("--hide-today", "28    29"), ("--view week --title-rule span", "February 2024"),
    ("--selection page --page-day first --date 2024-03-10", "[ 1]"),
    ("--level years", "2029"), ("--view week --weeks 2", "18    19"),
    ("--month-headers plain --view months", "February 2024"),
    ("--selection interval --one-day --select 2024-02-20/2024-02-20", "[20]"),
  ])
  func optionsAreHeard(options: String, wanted: String) throws {
    let command = options.contains("--view months") ? "render" : "calendar"
    let ended = try Household().shell(
      "\"$almanac\" \(command) --date 2024-02-20 --today 2024-02-28 \(options)")
    #expect(ended.status == 0, "\(ended.errors)")
    #expect(ended.output.contains(wanted), "\(ended.output)")
  }

  @Test(arguments: [
    ("--weeks 0", "--weeks must be 1 to 100"),
    ("--columns 7", "--columns must be auto, 1, 2, 3, 4, 5 or 6"),
    ("--heat 3,1,4,5", "four least counts that ascend"),
    ("--min 2024-02-20 --max 2024-02-19", "--max is before --min"),
    ("--max-length 2 --min-length 3", "--max-length is less"),
    ("--min-length 0", "--min-length must be 1 or more"),
    ("--disabled-weekdays sonntag", "Weekdays are called"),
    ("--disabled-days 2024-02-30", "A day is written YYYY-MM-DD"),
    ("--alternate-calendar hebrw", "Did you mean hebrew?"),
    ("--hide-buttons first", "previous, next"),
    ("--neighbour-titles 2", "--neighbour-titles must be a number from 0 to 1"),
    ("--max-height 0", "--max-height must be a number"),
  ])
  func whatIsWrongIsExplained(options: String, wanted: String) throws {
    let ended = try Household().shell("\"$almanac\" render \(options)")
    #expect(ended.status == 64)
    #expect(ended.errors.contains(wanted), "\(ended.errors)")
  }
}
