// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct ImportStories {
  private static let tutorial = """
    start,end,points
    2024-02-20T08:00:00,2024-02-20T09:04:00,100
    2024-02-24T12:00:00,2024-02-24T01:15:20,30
    2024-02-25T06:30:00,2024-02-25T09:50:42,80
    2024-02-25T03:12:00,2024-02-25T04:04:07,20
    2024-02-26T09:00:00,2024-02-26T10:00:00,120

    """

  @Test func theTutorialIsAStreakOfTwo() throws {
    let home = try Household()
    try home.write(Self.tutorial, to: "s.csv")
    let first = try home.almanac("sessions", "import", "s.csv")
    #expect(first.status == 0)
    #expect(first.output == "5 sessions added.\n")
    #expect(first.errors.isEmpty)
    let streak = try home.almanac("streak", "--on", "2024-02-26", "--json")
    #expect(
      streak.output
        == #"{"current":2,"goal":100,"kept":3,"longest":2,"on":"2024-02-26","total":350}"#
        + "\n")
    #expect(try home.almanac("streak", "--on", "2024-02-28", "--json").member("current") == 0)
  }

  @Test func importingAgainChangesNothing() throws {
    let home = try Household()
    try home.write(Self.tutorial, to: "s.csv")
    try home.almanac("sessions", "import", "s.csv")
    let before = try home.almanac("sessions", "export").output
    let again = try home.almanac("sessions", "import", "s.csv")
    #expect(again.status == 0)
    #expect(again.output == "0 sessions added, 5 there already.\n")
    #expect(try home.almanac("sessions", "export").output == before)
  }

  @Test func equalLinesAllCount() throws {
    let home = try Household()
    let lines = String(repeating: "2024-02-20T08:00:00+01:00,,1\n", count: 3)
    for added in [3, 0] {
      let ended = try home.almanac("sessions", "import", "-", "--json", input: lines)
      #expect(try ended.member("added") == added)
      #expect(try ended.member("unchanged") == 3 - added)
    }
    #expect(try home.almanac("sessions", "import", "-", input: lines + lines).status == 0)
    #expect(try home.almanac("streak", "--on", "2024-02-20", "--json").member("total") == 6)
  }

  @Test func badLinesAreNamedAndTheOthersGoIn() throws {
    let home = try Household()
    let text = "2024-02-20,,1\n2024-02-30,,1\n2024-02-21,,x\n2024-02-22,,1\n"
    let ended = try home.almanac("sessions", "import", "-", input: text)
    #expect(ended.status == 1)
    #expect(ended.output == "2 sessions added, 2 bad lines left out.\n")
    #expect(
      ended.errorLines == [
        "standard input: line 2: start: \"2024-02-30\" is not a time such as 2024-02-20T08:00: "
          + "there is no such day",
        "standard input: line 3: points: \"x\" is not a whole number",
      ])
  }

  @Test func strictImportsNothing() throws {
    let home = try Household()
    let text = "2024-02-20,,1\nbad\n2024-02-22,,1\n2024-02-23,,y\n"
    let ended = try home.almanac("sessions", "import", "--strict", "-", input: text)
    #expect(ended.status == 65)
    #expect(ended.output == "Nothing was imported: 2 lines are bad.\n")
    #expect(ended.errorLines.count == 2)
    #expect(try home.almanac("sessions", "list").output.isEmpty)
    let good = try home.almanac("sessions", "import", "--strict", "-", input: "2024-02-20,,1\n")
    #expect(good.status == 0)
  }

  @Test func ofManyBadLinesTwentyAreNamed() throws {
    let home = try Household()
    let text = (1...1_000).map { "bad \($0)\n" }.joined()
    let short = try home.almanac("sessions", "import", "-", input: text)
    #expect(short.errorLines.count == 21)
    #expect(
      short.errorLines.last == "standard input: and 980 more; --verbose names them all")
    let long = try home.almanac("sessions", "import", "--verbose", "-", input: text)
    #expect(long.errorLines.count == 1_000)
    #expect(long.errorLines.allSatisfy { $0.contains(": start: \"bad ") })
    let json = try home.almanac("sessions", "import", "--json", "-", input: text)
    #expect(json.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let rejected = try #require(object?["rejected"] as? [[String: Any]])
    #expect(rejected.compactMap { $0["line"] as? Int } == Array(1...1_000))
    #expect(object?["rejectedCount"] as? Int == 1_000)
  }

  @Test func whatWasDeletedStaysSoUntilAskedBack() throws {
    let home = try Household()
    let text = "2024-02-20T08:00,,1,mine\n2024-02-20T09:00,,2\n"
    try home.almanac("sessions", "import", "-", input: text)
    #expect(try home.almanac("sessions", "remove", "mine").status == 0)
    let again = try home.almanac("sessions", "import", "-", input: text)
    #expect(
      again.output
        == "0 sessions added, 1 there already, 1 left deleted (use --restore to bring back).\n")
    let restored = try home.almanac("sessions", "import", "--restore", "-", input: text)
    #expect(restored.output == "0 sessions added, 1 updated, 1 there already.\n")
    #expect(try home.almanac("sessions", "list").lines.count == 2)
  }

  @Test func exportAndImportAreInverse() throws {
    let home = try Household()
    let text =
      Self.tutorial + "start,end,points,id\n2024-03-01T08:00:00+01:00,,-7,\"a,\"\"b\"\"\"\n"
    try home.almanac("sessions", "import", "-", input: text)
    let line =
      "\"$almanac\" sessions export | \"$almanac\" sessions import - --database copy.sqlite"
    #expect(try home.shell(line).output == "6 sessions added.\n")
    let copy = try home.almanac("sessions", "export", "--database", "copy.sqlite")
    #expect(copy.output == (try home.almanac("sessions", "export").output))
    #expect(copy.lines.first == "start,end,points,id")
    #expect(copy.lines.count == 7)
  }

  @Test func aFileThatIsNotThereIsSaid() throws {
    let home = try Household()
    let missing = try home.almanac("sessions", "import", "nope.csv")
    #expect(missing.status == 66)
    #expect(missing.errors == "almanac: nope.csv: no such file or directory.\n")
    #expect(!home.exists("home/almanac.sqlite"))
    #expect(try home.almanac("sessions", "import", ".").status == 66)
  }

  @Test func severalImportAtTheSameTime() async throws {
    let home = try Household()
    for file in 0..<4 {
      let lines = (0..<2_000).map { "2024-02-20T08:00:00,,1,\(file)-\($0)\n" }
      try home.write(lines.joined(), to: "\(file).csv")
    }
    let line = (0..<4).map { "\"$almanac\" sessions import \($0).csv &" }.joined(separator: " ")
    #expect(
      try home.shell(line + " wait").output
        == String(repeating: "2,000 sessions added.\n", count: 4))
    #expect(try home.almanac("streak", "--on", "2024-02-20", "--json").member("total") == 8_000)
  }
}
