// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

/// Every reason, in its words, and what is read around it.
struct SessionCSVProblemTests {
  private static let good = "2024-02-20T08:00,,100"

  @Test(arguments: [
    ("x,,1", #"start: "x" is not a time such as 2024-02-20T08:00: a digit is missing"#),
    (
      "2024-13-01T08:00,,1",
      #"start: "2024-13-01T08:00" is not a time such as 2024-02-20T08:00: months go from 01 to 12"#
    ),
    (
      "2024-02-30,,1",
      #"start: "2024-02-30" is not a time such as 2024-02-20T08:00: there is no such day"#
    ),
    (
      "2024-02-20T08:00,2024-02-20T25:00,1",
      #"end: "2024-02-20T25:00" is not a time such as 2024-02-20T08:00: hours go from 00 to 23"#
    ),
    ("2024-02-20,,12x", #"points: "12x" is not a whole number"#),
    ("2024-02-20,,1.0", #"points: "1.0" is not a whole number"#),
    ("2024-02-20,,-", #"points: "-" is not a whole number"#),
    ("2024-02-20,,2147483648", #"points: "2147483648" is not within -2147483648 and 2147483647"#),
    (
      "2024-02-20,,-99999999999999999999999",
      #"points: "-99999999999999999999999" is not within -2147483648 and 2147483647"#
    ),
    (",,1", "start: is missing"), ("2024-02-20,,", "points: is missing"),
    ("2024-02-20", "points: is missing"),
    ("2024-02-20,,1,a,b", "5 fields where there are 4 columns"),
    ("2024-02-20,,1,a\u{0}b", #"holds the control character \x00"#),
    ("2024-02-20,,1,a\u{1B}[2J", #"holds the control character \x1B"#),
    ("2024-02-20,,1,a\u{7F}", #"holds the control character \x7F"#),
    ("2024-02-20,,1,a\u{85}b", "id: \"a\u{85}b\" is not UTF-8 text without control characters"),
    ("2024-02-20,,1,a\tb", #"id: "a\x09b" is not UTF-8 text without control characters"#),
    ("2024-02-20,,1,\"a", "id: begins with a quotation mark that is not closed"),
    ("\"2024-02-20,,1", "start: begins with a quotation mark that is not closed"),
    (
      "2024-02-20,,1,a\"b",
      "id: has a quotation mark inside; put the field in quotation marks and double it"
    ),
    ("2024-02-20,,\"1\"0,a", "points: goes on behind its closing quotation mark"),
  ])
  func aBadLineHasAReasonInPlainWords(line: String, reason: String) throws {
    let found = items(in: "\(Self.good)\n\(line)\n\(Self.good)\n")
    try #require(found.count == 3)
    #expect(found[0].row?.line == 1)
    #expect(found[1].text == "line 2: " + reason)
    #expect(found[2].row?.line == 3)
  }

  @Test func longTextIsNotReadAndNotRepeated() {
    let id = String(repeating: "é", count: 129)
    let found = items(in: "2024-02-20,,1,\(id)").map(\.text)
    let start = String(repeating: "é", count: 20)
    #expect(found == ["line 1: id: \"\(start)…\" has more than 128 characters"])
    let field = String(repeating: "x", count: 4_097)
    #expect(
      items(in: "2024-02-20,,1,\(field)\n\(Self.good)").map(\.text)
        == [
          "line 1: id: is longer than a field may be", "2|2024-02-20T08:00|2024-02-20T08:00|100|-",
        ])
  }

  @Test(arguments: [1_000, 65_536, 65_537, 300_000])
  func aLineWithoutEndIsDropped(partLength: Int) {
    let line = String(repeating: "x", count: 200_000)
    let bytes = Array("\(Self.good)\r\(line)\r\n\(Self.good)\n\(line)".utf8)
    #expect(
      items(in: bytes, partLength: partLength).map(\.text) == [
        "1|2024-02-20T08:00|2024-02-20T08:00|100|-", "line 2: is longer than 65536 bytes",
        "3|2024-02-20T08:00|2024-02-20T08:00|100|-", "line 4: is longer than 65536 bytes",
      ])
  }

  @Test func textThatIsNotUTF8IsNoID() {
    let found = items(in: Array("2024-02-20,,1,caf".utf8) + [0xE9, 0x0A] + Array(Self.good.utf8))
    #expect(found.first?.problem?.reason == .notText)
    #expect(found.last?.row?.line == 2)
  }

  @Test func utf16IsSaidOnce() {
    let wide = (Self.good + "\n").utf8.flatMap { [$0, UInt8(0)] }
    let found = items(in: [0xFF, 0xFE] + wide + wide + wide, partLength: 7)
    #expect(
      found.map(\.text) == [
        "line 1: the file is UTF-16, nothing of it was read; save it as CSV in UTF-8"
      ])
  }

  @Test func aMarkThatIsNotClosedSwallowsNoLine() {
    let lines = (1...9).map { $0 % 3 == 0 ? "2024-02-20,,\"\($0)" : "2024-02-20,,\($0)" }
    for header in ["", "start,end,points,id\n", "start,end,points,note\n"] {
      let found = items(in: header + lines.joined(separator: "\n"))
      #expect(found.compactMap(\.row?.points) == [1, 2, 4, 5, 7, 8])
      #expect(found.compactMap(\.problem).filter { $0.reason == .unclosedQuote }.count == 3)
    }
  }

  @Test func aNoteOfManyLinesIsOneField() {
    let found = items(in: "note,start,points\n\"a\r\n\"\"b\"\"\n\nc\",2024-02-20,5\nd,2024-02-20,6")
    #expect(found.compactMap(\.row?.line) == [2, 6])
    #expect(found.compactMap(\.row?.points) == [5, 6])
  }

  @Test func aNoteThatNeverEndsSwallowsNoLine() {
    let lines = (1...400).map { "2024-02-20,\($0)," }.joined(separator: "\n")
    let found = items(in: "start,points,note\n2024-02-20,0,\"open\n" + lines)
    #expect(found.compactMap(\.row?.points) == Array(1...400))
    #expect(found.compactMap(\.problem?.line) == [1, 2])
  }

  @Test(arguments: [1, 7, Int.max])
  func otherColumnsAreSaidOnce(partLength: Int) {
    let rows = (1...9).map { "Walk \($0),2024-02-0\($0),60\n" }.joined()
    for header in ["Titel,Datum,Minuten\n", "\nTitel,Datum,Minuten\n\n\n"] {
      let line = header.first == "\n" ? 2 : 1
      for rest in [rows, ""] {
        let found = items(in: Array((header + rest).utf8), partLength: partLength)
        #expect(
          found.map(\.text) == [
            "line \(line): \"Titel, Datum, Minuten\" are other columns, and nothing was read; "
              + "needed are start and points; known are start, end, points and id"
          ])
      }
    }
    // What follows in the usual order, or below names that are known, is read.
    for (rest, line) in [(Self.good + "\n", 2), ("points,start\n60,2024-02-20\n", 3)] {
      let found = items(in: Array(("Anfang,Ende,Punkte\n" + rest).utf8), partLength: partLength)
      #expect(found.map { $0.problem?.reason } == [.missingColumns, nil])
      #expect(found.last?.row?.line == Int64(line))
    }
  }
}
