// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct EditStories {
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac(
      "sessions", "add", "2024-02-20T08:00", "09:04", "--points", "100", "--id", "a")
    try home.almanac(
      "marks", "add", "watered", "2024-02-20", "--owner", "ficus", "--id", "m")
    return home
  }

  @Test(arguments: [
    ("--points 120", "2024-02-20  08:00-09:04     120  a\n"),
    ("--points -7", "2024-02-20  08:00-09:04      -7  a\n"),
    ("--start 08:15", "2024-02-20  08:15-09:04     100  a\n"),
    ("--end 10:00", "2024-02-20  08:00-10:00     100  a\n"),
    ("--start 2024-02-21T07:00 --end 07:30", "2024-02-21  07:00-07:30     100  a\n"),
    ("--end 2024-02-21T00:10", "2024-02-20  08:00-2024-02-21 00:10     100  a\n"),
  ])
  func whatIsNamedChangesAndTheRestStays(options: String, line: String) throws {
    let home = try Self.household()
    let edited = try home.shell("\"$almanac\" sessions edit a \(options)")
    #expect(edited.status == 0)
    #expect(edited.output == line)
    #expect(try home.almanac("sessions", "list").output == line)
    #expect(edited.errors.isEmpty)
  }

  @Test func aSecondTimeChangesNothing() throws {
    let home = try Self.household()
    for _ in 0..<2 {
      let edited = try home.almanac("sessions", "edit", "a", "--points", "5", "--json")
      #expect(try edited.member("revision") == 2)
      #expect(try edited.member("points") == 5)
    }
  }

  @Test func anOffsetIsKept() throws {
    let home = try Self.household()
    try home.almanac("sessions", "add", "2024-02-20T08:00+02:00", "--points", "1", "--id", "b")
    try home.almanac("sessions", "edit", "b", "--end", "09:00")
    let lines = try home.almanac("sessions", "export").lines
    let line = "2024-02-20T08:00:00+02:00,2024-02-20T09:00:00+02:00,1,"
    #expect(lines.contains { $0.hasPrefix(line) })
  }

  @Test func anEndBeforeTheStartIsSaid() throws {
    let home = try Self.household()
    let edited = try home.almanac("sessions", "edit", "a", "--end", "2024-02-20T07:00")
    #expect(edited.status == 0)
    #expect(edited.errors.contains("the session ends before it starts"))
  }

  @Test func anHourBeforeTheStartIsOfTheNextDay() throws {
    let home = try Self.household()
    try home.almanac(
      "sessions", "add", "2024-02-28T23:00", "01:00", "--points", "1", "--id", "late")
    try home.almanac(
      "sessions", "add", "2024-02-29T23:00+02:00", "23:00", "--points", "1", "--id", "none")
    try home.almanac("sessions", "edit", "none", "--end", "00:30")
    let lines = try home.almanac("sessions", "export").lines
    #expect(lines.contains { $0.hasPrefix("2024-02-28T23:00,2024-02-29T01:00,1,late") })
    #expect(
      lines.contains { $0.hasPrefix("2024-02-29T23:00:00+02:00,2024-03-01T00:30:00+02:00,1,none") })
  }

  @Test func marksChangeToo() throws {
    let home = try Self.household()
    let moved = try home.almanac("marks", "edit", "m", "--day", "2024-02-21")
    #expect(moved.output == "2024-02-21\twatered\tficus\tm\n")
    let renamed = try home.almanac("marks", "edit", "m", "--type", "fed", "--owner", "")
    #expect(renamed.output == "2024-02-21\tfed\t\tm\n")
    #expect(try home.almanac("marks", "list").output == renamed.output)
  }

  @Test(arguments: ["sessions edit a --points 1", "marks edit m --day 2024-02-21"])
  func whatWasDeletedIsNotEdited(line: String) throws {
    let home = try Self.household()
    try home.almanac("sessions", "remove", "a")
    try home.almanac("marks", "remove", "m")
    let refused = try home.shell("\"$almanac\" \(line)")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("there is no "))
    #expect(try home.almanac("sessions", "list").output.isEmpty)
    #expect(try home.almanac("marks", "list").output.isEmpty)
  }

  @Test(arguments: [
    ("sessions edit a", "--start, --end or --points", 64),
    ("sessions edit a --start later", "A time is written", 64),
    ("marks edit m", "--type, --owner or --day", 64),
    ("marks edit m --day x", "A day is written", 64),
    ("marks edit m --type ''", "type", 65),
    ("sessions edit nobody --points 1", "there is no session with the id nobody", 65),
  ])
  func aMistakeChangesNothing(line: String, explanation: String, status: Int32) throws {
    let home = try Self.household()
    let before = try home.almanac("sessions", "list").output
    let refused = try home.shell("\"$almanac\" \(line)")
    #expect(refused.status == status)
    #expect(refused.errors.contains(explanation), "\(refused.errors)")
    #expect(try home.almanac("sessions", "list").output == before)
  }
}
