// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarStreaks
import CivilTime
import Testing

/// Marks of a table; what tables have in common is tested with sessions.
struct MarkCSVTests {
  private static func items(in text: String) -> [MarkCSVItem] {
    var reader = MarkCSVReader()
    Array(text.utf8).withUnsafeBytes { reader.feed($0) }
    reader.finish()
    var items: [MarkCSVItem] = []
    while let item = reader.next() { items.append(item) }
    return items
  }

  /// Rows as `line|type|day|owner|id`, problems as their words.
  private static func texts(in text: String) -> [String] {
    items(in: text).map { item in
      switch item {
      case .problem(let problem): problem.description
      case .row(let row):
        [
          "\(row.line)", String(decoding: row.type, as: UTF8.self), "\(row.day)",
          String(decoding: row.owner, as: UTF8.self),
          row.id.map { String(decoding: $0, as: UTF8.self) } ?? "-",
        ].joined(separator: "|")
      }
    }
  }

  @Test func columnsStandAsInTheHeaderOrInTheirOrder() {
    #expect(
      Self.texts(in: "watered,2024-02-20\nwatered;x\nfed,2024-W08-3,ficus,a\n") == [
        "1|watered|2024-02-20||-",
        "line 2: day: is missing",
        "3|fed|2024-02-21|ficus|a",
      ])
    #expect(
      Self.texts(in: "ID;Day;Note;TYPE\nm1;2024-02-20;\"a\nb\";\"with; that\"\n") == [
        "line 1: field 3: \"Note\" is not known and left out; known are type, day, owner and id",
        "2|with; that|2024-02-20||m1",
      ])
  }

  @Test(arguments: [
    (",2024-02-20", "type: is missing"), ("watered,", "day: is missing"),
    (
      "watered,2024-02-30",
      #"day: "2024-02-30" is not a day such as 2024-02-20: there is no such day"#
    ),
    ("w,2024-02-20,a,b,c", "5 fields where there are 4 columns"),
    (
      String(repeating: "w", count: 65) + ",2024-02-20",
      "type: \"\(String(repeating: "w", count: 40))…\" has more than 64 characters"
    ),
    (
      "w,2024-02-20,\(String(repeating: "o", count: 129))",
      "owner: \"\(String(repeating: "o", count: 40))…\" has more than 128 characters"
    ),
  ])
  func aBadLineHasAReasonAndTakesNoOtherWithIt(line: String, reason: String) {
    #expect(
      Self.texts(in: "a,2024-02-20\n\(line)\nb,2024-02-21\n") == [
        "1|a|2024-02-20||-", "line 2: " + reason, "3|b|2024-02-21||-",
      ])
  }

  @Test func readingGivesBackWhatWasWritten() throws {
    var numbers = SeededNumbers(seed: 9)
    let letters = ["a", "B", " ", "\"", ",", ";", "é", "日", "\u{FEFF}", "type", "sep="]
    func text(_ count: ClosedRange<Int>) -> [UInt8] {
      let count = Int.random(in: count, using: &numbers)
      return (0..<count).flatMap { _ in Array((letters.randomElement(using: &numbers) ?? "").utf8) }
    }
    var (rows, bytes): ([MarkCSVRow], [UInt8]) = ([], [])
    MarkCSVWriter.appendHeader(to: &bytes)
    for line in Int64(2)..<3_002 {
      let day = EpochDay.epoch.addingClamped(
        days: Int32.random(in: -5_000...30_000, using: &numbers))
      let row = MarkCSVRow(
        id: Bool.random(using: &numbers) ? text(1...9) : nil, type: text(1...9),
        owner: text(0...9), day: day, line: line)
      rows.append(row)
      MarkCSVWriter.append(row, to: &bytes)
    }
    let read = Self.items(in: String(decoding: bytes, as: UTF8.self))
    #expect(read == rows.map { .row($0) })
  }
}
