// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

/// Exports of everything, as text.
struct ExchangeTests {
  private static let header = #"{"kind":"header","application":"almanac","format":1}"#
  private static let session =
    #"{"kind":"session","id":"a","start":"2024-02-20T08:00","end":"2024-02-20T08:00","points":1,"revision":1}"#
  private static let settings =
    #"{"kind":"settings","goal":100,"firstDay":null,"zone":null,"trashDays":null,"revision":0}"#

  /// What a reader finds, fed in parts of so many bytes: rows as their kind, problems as their words.
  private static func items(_ lines: [String], partLength: Int = .max) -> [String] {
    var (reader, items) = (ExchangeReader(), [String]())
    func take() {
      while let item = reader.nextItem() {
        switch item {
        case .row(let item):
          switch item.record {
          case .session(let record): items.append("session \(record.session.id.text)")
          case .mark(let record): items.append("mark \(record.mark.id)")
          case .calendar(let record): items.append("calendar \(record.calendar.id)")
          case .event(let record): items.append("event \(record.event.id)")
          case .settings: items.append("settings")
          }
        case .problem(let problem): items.append("\(problem)")
        }
      }
    }
    var rest = Array(lines.joined(separator: "\n").utf8)[...]
    while !rest.isEmpty {
      Array(rest.prefix(partLength)).withUnsafeBytes { reader.feed($0) }
      rest = rest.dropFirst(partLength)
      take()
    }
    reader.finish()
    take()
    return items
  }

  @Test(arguments: [1, 7, 64, .max])
  func badLinesAreNamedAndTheOthersAreRead(partLength: Int) {
    let long = String(repeating: "x", count: 70_000)
    let lines = [
      Self.header, Self.session, "{", "", #"{"kind":"note"}"#, #"{"id":"b"}"#,
      Self.session.replacing(#""points":1"#, with: #""points":1.5"#),
      Self.session.replacing(#""revision":1"#, with: #""revision":0"#),
      Self.session.replacing(#""id":"a""#, with: #""id":"""#), long,
      Self.session.replacing("}", with: #","note":""}"#),
      Self.settings + "\r", #"{"kind":"end","records":10}"#, "",
    ]
    #expect(
      Self.items(lines, partLength: partLength) == [
        "session a",
        "line 3: The JSON cannot be read: it ends too early at byte 1.",
        "line 5: kind: Known here are session, mark, calendar, event, settings and end.",
        "line 6: kind: This is missing.",
        "line 7: points: A whole number from -2147483648 to 2147483647 is asked for.",
        "line 8: revision has to be 1 to 9007199254740991.",
        "line 9: id has to have 1 to 128 characters.",
        "line 10: The line is longer than 65536 bytes.",
        "line 11: note: Known here are kind, id, start, end, points, revision, deleted.",
        "settings",
      ])
  }

  @Test func aFileThatIsCutOffSaysSo() {
    let end = #"{"kind":"end","records":2}"#
    #expect(Self.items([Self.header, Self.session, Self.settings, end]).count == 2)
    #expect(
      Self.items([Self.header, Self.session]).last
        == "line 2: The file ends too early: its last line, of the kind end, is missing.")
    #expect(
      Self.items([Self.header, Self.session, end]).last
        == "line 3: records: 2 records were announced, 1 came.")
    #expect(
      Self.items([Self.header, Self.session, Self.settings, end, Self.session]).last
        == "line 5: The line comes after the end of the file.")
  }

  @Test func whatIsNoExportIsNotRead() {
    let refusal =
      "line 1: This is not an Almanac export: it has no header. Nothing was imported."
    #expect(Self.items([Self.session, Self.session]) == [refusal])
    #expect(Self.items(["start,end,points", "2024-02-20,,1"]) == [refusal])
    #expect(
      Self.items([Self.header.replacing(":1}", with: ":2}"), Self.session]) == [
        "line 1: The file was written by a newer Almanac (format 2, this one knows 1); "
          + "nothing was imported."
      ])
    #expect(
      Self.items([]) == [
        "line 1: The file ends too early: its last line, of the kind end, is missing."
      ])
  }
}
