// SPDX-License-Identifier: MIT
import CalendarStreaks
import Testing

/// Events of a table; what tables have in common is tested with sessions.
struct EventCSVTests {
  private static func items(in bytes: [UInt8]) -> [EventCSVItem] {
    var reader = EventCSVReader()
    bytes.withUnsafeBytes { reader.feed($0) }
    reader.finish()
    var items: [EventCSVItem] = []
    while let item = reader.next() { items.append(item) }
    return items
  }

  private static func texts(in text: String) -> [String] {
    items(in: Array(text.utf8)).map { item in
      switch item {
      case .problem(let problem): problem.description
      case .row(let row):
        [row.start, row.end, row.title, row.calendar ?? [0x2D], row.notes]
          .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
      }
    }
  }

  @Test func columnsStandAsInTheHeaderOrInTheirOrder() {
    #expect(
      Self.texts(in: "2026-03-24,2026-03-25,Trip,travel\n") == [
        "2026-03-24|2026-03-25|Trip|travel|"
      ])
    #expect(
      Self.texts(in: "Title;End;Start;Notes\nTrip;2026-03-25;2026-03-24;a\\nb\\\\n\\tc\\\n") == [
        "2026-03-24|2026-03-25|Trip|-|a\nb\\n\tc\\"
      ])
    #expect(
      Self.texts(in: "start,end\nsoon,2026-03-25\n2026-03-24,\n") == [
        "line 2: start: \"soon\" is not a time such as 2024-02-20T08:00: a digit is missing",
        "line 3: end: is missing",
      ])
  }

  @Test func notesMayHaveLinesBetweenQuotationMarks() {
    #expect(
      Self.texts(
        in: "start,end,notes,title\r\n2026-03-24,2026-03-25,\"a\r\n\"\"b\"\"\n\nc\",Trip\r\n"
          + "2026-03-26,2026-03-27,d,Back\n") == [
          "2026-03-24|2026-03-25|Trip|-|a\n\"b\"\n\nc", "2026-03-26|2026-03-27|Back|-|d",
        ])
    // A title has one, and a mark that is not closed does not hide what follows.
    #expect(
      Self.texts(in: "start,end,title,notes\n2026-03-24,2026-03-25,\"a\nb\",\n") == [
        "line 2: title: begins with a quotation mark that is not closed",
        "line 3: start: has a quotation mark inside; put the field in quotation marks and double it",
      ])
    #expect(
      Self.texts(
        in: "start,end,notes\n2026-03-24,2026-03-25,\"a\n2026-03-26,2026-03-27,b\n") == [
          "line 2: notes: begins with a quotation mark that is not closed",
          "2026-03-26|2026-03-27||-|b",
        ])
  }

  @Test func aBadRowIsBadWithAllLinesOfItsNotes() {
    let texts = Self.texts(
      in: "start,end,title,notes\nsoon,2026-03-25,A,\"a\n2026-03-26,2026-03-27,b\"\n"
        + "2026-03-28,2026-03-29,C,\n")
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("line 2: start: ") == true)
    #expect(texts.last == "2026-03-28|2026-03-29|C|-|")
  }

  @Test func whatIsWrittenIsReadAgain() {
    var row = EventCSVRow(start: Array("2026-03-24".utf8), end: Array("2026-03-25".utf8), line: 2)
    (row.title, row.calendar) = (Array("a, \"b\"; c".utf8), Array("é".utf8))
    row.notes = Array(String(repeating: "n\\\n\t\"😀", count: 1_365).utf8)
    (row.status, row.busy) = (Array("tentative".utf8), Array("free".utf8))
    (row.color, row.id) = (Array("#00FF00".utf8), Array(" id ".utf8))
    var bytes: [UInt8] = []
    EventCSVWriter.appendHeader(to: &bytes)
    EventCSVWriter.append(row, to: &bytes)
    #expect(Self.items(in: bytes) == [.row(row)])
  }
}
