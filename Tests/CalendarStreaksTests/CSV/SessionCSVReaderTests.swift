// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

struct SessionCSVReaderTests {
  private func texts(_ text: String) -> [String] {
    items(in: text).map(\.text)
  }

  private let first = "1|2024-02-20T08:00|2024-02-20T09:04|100|-"

  @Test func aFileNeedsNoHeader() {
    #expect(
      texts("2024-02-20T08:00,2024-02-20T09:04,100\n2024-02-24T12:00,2024-02-24T01:15:20,30,b\n")
        == [first, "2|2024-02-24T12:00|2024-02-24T01:15:20|30|b"])
  }

  @Test(arguments: [
    "\n", "\r\n", "\r", "\n\n", "\r\n\r\n\r\n", "\r\r", "\n,,\n", "\n  \n", "\n\t\n", ",\n",
    ",,,,\r\n",
  ])
  func linesEndInAnyWayAndBlankOnesDoNotCount(end: String) {
    let line = "2024-02-20T08:00,2024-02-20T09:04,100"
    let found = items(in: [line, line, line].joined(separator: end)).compactMap(\.row)
    #expect(found.count == 3)
    #expect(Set(found.map(\.points)) == [100])
  }

  @Test func linesAreCountedAsAnEditorCountsThem() {
    #expect(
      items(in: "\n\r\n2024-02-20,,1\r\r2024-02-20,,2\n\n2024-02-20,,3").compactMap(\.row?.line)
        == [3, 5, 7])
  }

  @Test(arguments: [
    "start,end,points,id\n", "START, End ,Points,ID\n", "\u{FEFF}start,end,points\n",
    "\"start\",\"end\",\"points\"\n",
  ])
  func aHeaderIsRecognised(header: String) {
    #expect(
      texts(header + "2024-02-20T08:00,2024-02-20T09:04,100")
        == ["2" + first.dropFirst()])
  }

  @Test func columnsComeInTheOrderOfTheHeader() {
    #expect(
      texts("id,points,end,start\na,100,2024-02-20T09:04,2024-02-20T08:00")
        == ["2|2024-02-20T08:00|2024-02-20T09:04|100|a"])
    #expect(
      texts("points,start\n100,2024-02-20T08:00")
        == ["2|2024-02-20T08:00|2024-02-20T08:00|100|-"])
  }

  @Test func unknownColumnsAreNamedAndLeftOut() {
    #expect(
      texts("start,mood,end,note,points\n2024-02-20T08:00,fine,2024-02-20T09:04,\"a\nb\",100")
        == [
          "line 1: field 2: \"mood, note\" is not known and left out; "
            + "known are start, end, points and id", "2" + first.dropFirst(),
        ])
  }

  @Test func joinedFilesHaveAHeaderEach() {
    #expect(
      items(
        in:
          "start,end,points\n2024-02-20,,1\n\u{FEFF}points,start,end\n2,2024-02-20,\n3,2024-02-20,"
      ).compactMap(\.row?.points) == [1, 2, 3])
  }

  @Test(arguments: [";", "\t", ","])
  func theFirstSensibleLineSaysWhatSeparates(separator: String) {
    let row = ["2024-02-20T08:00", "2024-02-20T09:04", "100"].joined(separator: separator)
    #expect(texts(row) == [first])
    let header = ["start", "end", "points"].joined(separator: separator)
    #expect(texts(header + "\n" + row) == ["2" + first.dropFirst()])
    #expect(texts("sep=\(separator)\n" + row) == ["2" + first.dropFirst()])
    #expect(items(in: "a title\n,;,;,;x\n" + row).compactMap(\.row?.line) == [3])
  }

  @Test func aSeparatorMayStandInAnID() {
    #expect(texts("2024-02-20,,1,a;b;c;d;e") == ["1|2024-02-20T00:00|2024-02-20T00:00|1|a;b;c;d;e"])
    #expect(items(in: "2024-02-20;;1;a,b").first?.row?.id?.text == "a,b")
  }

  @Test(arguments: [
    ("a", "a"), ("\"a\"", "a"), ("\"a\"\"b\"", "a\"b"), ("\"\"\"\"", "\""), (" a b ", "a b"),
    ("\" a \"", " a "), (" \"a\" ", "a"), ("\"a,b\"", "a,b"), ("\"\"", "-"), ("é日", "é日"),
  ])
  func fieldsAreQuotedAsInRFC4180(field: String, id: String) {
    #expect(items(in: "2024-02-20,,1,\(field)").first?.text.hasSuffix("|1|\(id)") == true)
  }

  @Test(arguments: [
    ("2024-02-20 08:00:00", "2024-02-20T08:00"), ("2024-02-20", "2024-02-20T00:00"),
    ("20240220T0800", "2024-02-20T08:00"), ("2024-02-20T24:00", "2024-02-21T00:00"),
    ("2024-02-20T08:00:00+01:00", "2024-02-20T08:00:00+01:00"),
    ("2024-02-20 08:00:00Z", "2024-02-20T08:00:00Z"),
    ("2024-02-20T08:00:00.5-0330", "2024-02-20T08:00:00.5-03:30"),
  ])
  func timesAreCivilOrZoned(text: String, usual: String) {
    #expect(texts("\(text),,7") == ["1|\(usual)|\(usual)|7|-"])
  }

  @Test func anEndMayComeBeforeTheStart() {
    #expect(
      texts("2024-02-24T12:00,2024-02-24T01:15:20,30")
        == ["1|2024-02-24T12:00|2024-02-24T01:15:20|30|-"])
  }

  @Test(arguments: [
    ("0", 0), ("-5", -5), ("+5", 5), ("007", 7), ("2147483647", 2_147_483_647),
    ("-2147483648", -2_147_483_648),
  ])
  func pointsAreWholeNumbers(text: String, points: Int32) {
    #expect(items(in: "2024-02-20,,\(text)").first?.row?.points == points)
  }

  @Test func anEmptyFileHasNothing() {
    #expect(texts("").isEmpty)
    #expect(texts("\u{FEFF}").isEmpty)
    #expect(texts("start,end,points\n").isEmpty)
  }
}
