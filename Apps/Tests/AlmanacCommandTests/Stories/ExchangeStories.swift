// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Everything out and in, and marks as CSV.
struct ExchangeStories {
  /// A household with sessions, marks and settings, some edited, some deleted.
  private static func furnished() throws -> Household {
    let home = try Household()
    try home.write(
      """
      start,end,points,id
      2024-02-20T08:00:00+01:00[Europe/Berlin],2024-02-20T09:04Z,100,z
      2024-02-20T08:00,,5,"q""ü, é"
      2024-02-21T08:00,,5,gone
      2024-02-21T08:00,,5,
      2024-02-21T08:00,,5,
      -000044-03-15T12:00:00.000001,9999-12-31T23:59:59.999999,-2147483648,ends

      """, to: "s.csv")
    try home.almanac("sessions", "import", "s.csv")
    try home.almanac("sessions", "remove", "gone")
    try home.almanac("marks", "add", "watered", "2024-02-20", "--owner", "ficus", "--id", "m")
    try home.almanac("marks", "add", "watered", "2024-02-21", "--id", "m2")
    try home.almanac("marks", "remove", "m2")
    try home.almanac("settings", "--goal", "80", "--zone", "Europe/Berlin")
    return home
  }

  @Test func whatIsExportedAndImportedIsTheSameByteForByte() throws {
    let home = try Self.furnished()
    #expect(try home.almanac("export", "--json", "-o", "1.jsonl").status == 0)
    let first = try home.read("1.jsonl")
    #expect(first.split(separator: "\n").count == 11)
    #expect(first.hasPrefix(#"{"kind":"header","application":"almanac","format":1}"# + "\n"))
    #expect(first.contains(#""start":"2024-02-20T08:00:00+01:00[Europe/Berlin]""#))
    for (options, summary) in [
      ([], "9 records added.\n"), ([], "0 records added, 9 there already.\n"),
      (["--strict"], "0 records added, 9 there already.\n"),
    ] {
      let line = "\"$almanac\" import 1.jsonl --database copy.sqlite " + options.joined()
      let ended = try home.shell(line)
      #expect(ended.status == 0)
      #expect(ended.output == summary)
      #expect(try home.almanac("export", "--database", "copy.sqlite").output == first)
    }
    #expect(try home.almanac("import", "1.jsonl").output == "0 records added, 9 there already.\n")
    #expect(try home.almanac("export").output == first)
    let piped = try home.shell(
      "\"$almanac\" export | \"$almanac\" import --strict - --database piped.sqlite")
    #expect(piped.output == "9 records added.\n")
    #expect(try home.almanac("export", "--database", "piped.sqlite").output == first)
    // The copy knows the rows of the first file again.
    let again = try home.almanac("sessions", "import", "s.csv", "--database", "copy.sqlite")
    #expect(again.output.hasPrefix("0 sessions added, 5 there already, 1 left deleted"))
  }

  @Test func intoAStoreWithOtherThingsNothingIsLost() throws {
    let home = try Self.furnished()
    try home.almanac("export", "-o", "1.jsonl")
    let other = ["--database", "other.sqlite"]
    try home.almanac(
      "sessions", "add", "2024-03-01", "--points", "1", "--id", "own", other[0], other[1])
    try home.almanac(
      "sessions", "add", "2024-03-02", "--points", "2", "--id", "gone", other[0], other[1])
    try home.almanac(
      "sessions", "add", "2024-03-03", "--points", "3", "--id", "z", other[0], other[1])
    let lines = try home.read("1.jsonl").replacing(
      #""points":-2147483648"#, with: #""points":-1e9"#)
    try home.write(lines, to: "bad.jsonl")
    let strict = try home.almanac("import", "--strict", "bad.jsonl", other[0], other[1])
    #expect(strict.status == 65)
    #expect(strict.output == "Nothing was imported: 1 line is bad.\n")
    let ended = try home.almanac("import", "bad.jsonl", other[0], other[1])
    #expect(ended.status == 1)
    #expect(
      ended.output
        == "6 records added, 1 updated, 1 left alive (deleted in the file), 1 bad line left out.\n")
    #expect(
      ended.errors.hasSuffix(
        "points: A whole number from -2147483648 to 2147483647 is asked for.\n"))
    let ids = try home.almanac("sessions", "export", other[0], other[1]).lines
    #expect(ids.count == 7)
    #expect(ids.contains("2024-03-01T00:00,2024-03-01T00:00,1,own"))
    #expect(ids.contains("2024-03-02T00:00,2024-03-02T00:00,2,gone"))
    #expect(ids.contains { $0.hasSuffix("[Europe/Berlin],2024-02-20T09:04:00Z,100,z") })
  }

  @Test func whatIsNoExportIsRefused() throws {
    let home = try Household()
    for input in ["", "start,end,points\n", "{}\n", "\u{0}"] {
      let ended = try home.almanac("import", "-", input: input)
      #expect(ended.status == 65)
      #expect(ended.errors.hasPrefix("standard input: line 1: "))
    }
    #expect(try home.almanac("import", "nope.jsonl").status == 66)
  }

  @Test func aStrictImportLocksNothingWhileItReads() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "1")
    // More than a pipe holds: once the last line has been written, the import is reading.
    let line = """
      { seq 1 20000 | sed 's/^/2024-02-21T08:00,,1,s/'; \
      "$almanac" sessions add 2024-02-22 --points 1 --id meanwhile; } 2>errors | \
      sed '/^meanwhile$/d' | "$almanac" sessions import --strict -
      """
    let ended = try home.shell(line)
    #expect(ended.output == "20,000 sessions added.\n")
    #expect(try home.read("errors").isEmpty)
    #expect(try home.almanac("sessions", "list", "--on", "2024-02-22").lines.count == 1)
  }

  @Test func marksAreExportedAndImported() throws {
    let home = try Household()
    let text =
      "type,day,owner,id\nwatered,2024-02-20,\"fi,cus\",m\nfed,2024-02-19\nfed,2024-02-19\n"
    try home.write(text, to: "m.csv")
    #expect(try home.almanac("marks", "import", "m.csv").output == "3 marks added.\n")
    #expect(
      try home.almanac("marks", "import", "m.csv").output == "0 marks added, 3 there already.\n")
    let exported = try home.almanac("marks", "export")
    #expect(exported.lines.first == "type,day,owner,id")
    #expect(exported.lines.last == "watered,2024-02-20,\"fi,cus\",m")
    #expect(exported.lines.count == 4)
    let copy = try home.almanac(
      "marks", "import", "-", "--database", "copy.sqlite", input: exported.output)
    #expect(copy.output == "3 marks added.\n")
    #expect(
      try home.almanac("marks", "export", "--database", "copy.sqlite").output == exported.output)
    let some = try home.almanac("marks", "export", "--on", "2024-02-20", "-o", "some.csv")
    #expect(some.output.isEmpty)
    #expect(try home.read("some.csv").split(separator: "\n").count == 2)
  }

  @Test func marksThatWereDeletedOrEditedStaySo() throws {
    let home = try Household()
    let text = "watered,2024-02-20,,m\nfed,2024-02-19\n"
    try home.almanac("marks", "import", "-", input: text)
    let made = try home.almanac("marks", "list", "--on", "2024-02-19").lines
    let id = try #require(made.first?.split(separator: "\t").last)
    try home.almanac("marks", "remove", "m", String(id))
    let again = try home.almanac("marks", "import", "-", input: text)
    #expect(again.output == "0 marks added, 2 left deleted (use --restore to bring back).\n")
    let restored = try home.almanac("marks", "import", "--restore", "-", input: text)
    #expect(restored.output == "0 marks added, 2 updated.\n")
  }

  @Test func aMarkThatNoStoreTakesIsABadLine() throws {
    let home = try Household()
    let text = "type,day,id\nfed,2024-02-19,a\nfed,2024-02-19,types\nfed,2024-02-19,b\n"
    let ended = try home.almanac("marks", "import", "-", input: text)
    #expect(ended.status == 1)
    #expect(ended.output == "2 marks added, 1 bad line left out.\n")
    #expect(
      ended.errorLines.first?.hasPrefix("standard input: line 3: id must not be types") == true)
  }

  @Test func badLinesOfMarksAreNamed() throws {
    let home = try Household()
    let text = "watered,2024-02-20\nwatered,2024-02-30\n,2024-02-20\n"
    let ended = try home.almanac("marks", "import", "-", input: text)
    #expect(ended.status == 1)
    #expect(ended.output == "1 mark added, 2 bad lines left out.\n")
    #expect(
      ended.errorLines == [
        "standard input: line 2: day: \"2024-02-30\" is not a day such as 2024-02-20: "
          + "there is no such day",
        "standard input: line 3: type: is missing",
      ])
    let strict = try home.almanac("marks", "import", "--strict", "-", input: text)
    #expect(strict.status == 65)
    let json = try home.almanac("marks", "import", "--json", "-", input: text)
    #expect(try json.member("rejectedCount") == 2)
    #expect(try json.member("unchanged") == 1)
  }

  @Test(arguments: [
    ("2024-06-30T23:59:60", "leap seconds"), ("2024-02-20T08:00:00.0000001", "microsecond"),
    ("2024-02-20T08:00Z[!Europe/Berlin]", "cannot be heeded"),
    ("2024-02-20T08:00[Europe/Berlin]", "needs an offset"),
  ])
  func timesThatWouldBeCutAreRefused(time: String, reason: String) throws {
    let home = try Household()
    let added = try home.almanac("sessions", "add", time, "--points", "1")
    #expect(added.status == 64)
    #expect(added.errors.contains(reason))
    let imported = try home.almanac("sessions", "import", "-", input: "\(time),,1\n")
    #expect(imported.status == 65)
    #expect(imported.errors.contains(reason))
  }

  @Test func aZoneIsShownWithItsSession() throws {
    let home = try Household()
    let start = "2024-02-20T08:00:00+09:00[Asia/Tokyo]"
    try home.almanac("sessions", "add", start, "09:00", "--points", "1", "--id", "a")
    #expect(
      try home.almanac("sessions", "list").output
        == "2024-02-19  23:00-2024-02-20 00:00       1  a  [Asia/Tokyo]\n")
    #expect(
      try home.almanac("sessions", "list", "--json").output.contains("\"start\":\"\(start)\""))
  }
}
