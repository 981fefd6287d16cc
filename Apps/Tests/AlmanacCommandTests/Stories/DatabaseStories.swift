// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct DatabaseStories {
  @Test(arguments: [
    ["streak"], ["sessions", "list"], ["sessions", "export"], ["marks", "list"],
    ["marks", "types"], ["settings"], ["render"], ["calendars", "list"], ["events", "list"],
    ["events", "export"],
  ])
  func readingMakesNoDatabase(arguments: [String]) throws {
    let home = try Household()
    let line = "\"$almanac\" " + arguments.joined(separator: " ")
    let ended = try home.shell(line)
    #expect(ended.status == 0)
    #expect(ended.errors.hasPrefix("almanac: there is no database yet (\(home.database))."))
    #expect(ended.errors.contains("`almanac events add`"))
    #expect(!home.exists("home"))
    // One that was named is meant to be there.
    let named = try home.shell(line + " --database nope.sqlite")
    #expect(named.status == 66)
    #expect(named.output.isEmpty)
    #expect(named.errors.hasPrefix("almanac: there is no database nope.sqlite."))
    #expect(!home.exists("nope.sqlite"))
  }

  @Test(arguments: [["sessions", "remove", "a"], ["marks", "remove", "a"], ["backup", "b"]])
  func whatNeedsADatabaseSaysSo(arguments: [String]) throws {
    let home = try Household()
    #expect(try home.shell("\"$almanac\" " + arguments.joined(separator: " ")).status == 66)
    #expect(!home.exists("home"))
  }

  @Test func aFileOfAnotherKindIsLeftAlone() throws {
    let home = try Household()
    try home.write("not a database at all", to: "notes.txt")
    for arguments in ["streak", "sessions add 2024-02-20 --points 1", "backup b.sqlite"] {
      let ended = try home.shell("\"$almanac\" \(arguments) --database notes.txt")
      #expect(ended.status == 65)
      #expect(ended.errors.contains("notes.txt is not a database of Almanac"))
    }
    #expect(try home.read("notes.txt") == "not a database at all")
  }

  @Test func aBackupIsWholeAndReplacesNothing() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "7", "--id", "a")
    #expect(try home.almanac("backup", "b.sqlite").status == 0)
    try home.almanac("sessions", "remove", "a")
    let list = try home.almanac("sessions", "list", "--database", "b.sqlite")
    #expect(list.output == "2024-02-20  00:00             7  a\n")
    let again = try home.almanac("backup", "b.sqlite")
    #expect(again.status == 65)
    #expect(again.errors.contains("b.sqlite exists already"))
  }

  @Test(arguments: ["file:own.sqlite", "file:own.sqlite?mode=memory", ":memory:", "a%20b.sqlite"])
  func aDatabaseIsAlwaysAFile(name: String) throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "1", "--database", name)
    #expect(home.exists(name))
    #expect(try home.almanac("sessions", "list", "--database", name).lines.count == 1)
    let backup = name + "-backup"
    #expect(try home.almanac("backup", backup, "--database", name).status == 0)
    #expect(try home.almanac("sessions", "list", "--database", backup).lines.count == 1)
  }

  @Test func aDatabaseWithoutItsTablesIsDamaged() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "1")
    let python =
      "import sqlite3; sqlite3.connect('home/almanac.sqlite').execute('DROP TABLE session')"
    #expect(try home.shell("python3 -c \"\(python)\"").status == 0)
    for arguments in [["sessions", "list"], ["streak"]] {
      let ended = try home.shell("\"$almanac\" " + arguments.joined(separator: " "))
      #expect(ended.status == 74)
      #expect(ended.errors.contains("almanac.sqlite is damaged ("), "\(ended.errors)")
    }
  }

  @Test func aBackupThatCannotBeWrittenSaysSo() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "1")
    let ended = try home.almanac("backup", "nowhere/b.sqlite")
    #expect(ended.status == 73)
    #expect(ended.errors.contains("nowhere/b.sqlite cannot be written: there is no folder"))
    #expect(!home.exists("nowhere"))
  }

  @Test func noMarkIsCalledAsAPathOfTheAPI() throws {
    let home = try Household()
    let refused = try home.almanac("marks", "add", "fed", "2024-02-20", "--id", "types")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("id must not be types"))
  }

  @Test func settingsAreKept() throws {
    let home = try Household()
    let set = try home.almanac(
      "settings", "--goal", "1", "--first-day", "2024-02-01", "--zone", "Europe/Berlin")
    #expect(set.status == 0)
    let shown = try home.almanac("settings")
    #expect(
      shown.output == """
        Goal       1 point a day
        First day  2024-02-01
        Zone       Europe/Berlin
        Trash      kept forever

        """)
    try home.almanac("settings", "--first-day", "none", "--zone", "none")
    #expect(
      try home.almanac("settings", "--json").output
        == #"{"change":2,"firstDay":null,"goal":1,"revision":2,"trashDays":null,"zone":null}"#
        + "\n")
  }

  @Test func theZoneOfTheSettingsDecidesTheDay() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20T23:30Z", "--points", "1", "--id", "a")
    #expect(try home.almanac("sessions", "list").output.hasPrefix("2024-02-20"))
    try home.almanac("settings", "--zone", "Asia/Tokyo")
    #expect(try home.almanac("sessions", "list").output.hasPrefix("2024-02-21"))
    #expect(try home.almanac("sessions", "list", "--zone", "UTC").output.hasPrefix("2024-02-20"))
  }

  @Test func marksComeAndGo() throws {
    let home = try Household()
    let added = try home.almanac(
      "marks", "add", "watered", "2024-02-20", "--owner", "ficus", "--id", "m")
    #expect(added.output == "m\n")
    try home.almanac("marks", "add", "fed", "2024-02-19", "--id", "n")
    #expect(
      try home.almanac("marks", "list").output
        == "2024-02-19\tfed\t\tn\n2024-02-20\twatered\tficus\tm\n")
    #expect(try home.almanac("marks", "list", "--owner", "ficus", "--json").lines.count == 3)
    #expect(
      try home.almanac("marks", "types", "--json").output
        == "[\n{\"count\":1,\"type\":\"fed\"},\n{\"count\":1,\"type\":\"watered\"}\n]\n")
    #expect(try home.almanac("marks", "add", "fed", "2024-02-21", "--id", "m").status == 65)
    #expect(try home.almanac("marks", "remove", "m", "x").status == 1)
    #expect(try home.almanac("marks", "list").output == "2024-02-19\tfed\t\tn\n")
  }
}
