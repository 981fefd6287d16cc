// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// What a text would select, through the byte protocol.
///
/// Today is Tuesday, 20 February 2024.
struct ReadingMessageTests {
  private var calendar = WebCalendar.replaying()

  init() {
    for message in [
      Message.clock(pinned: "2024-02-20"), Message.restored, Message.metrics(width: 350),
    ] { calendar.send(message) }
  }

  /// The days, the number of what is wrong, the words for it, and what the days are called.
  private mutating func read(_ text: String) throws -> [String] {
    calendar.send(Message.day(.read, text))
    var host = ScriptHost()
    host.apply(calendar.lastReply)
    #expect(host.faults == [])
    let wanted = Int32(CalendarWeb.Operation.reading.rawValue)
    let told = try #require(host.effects.first { $0.operation == wanted })
    return [told.texts[0], "\(told.words[0])", told.texts[1], told.texts[2]]
  }

  @Test(
    arguments: [
      (5, "2024-02-20/2024-02-22", ["2024-02-20/2024-02-22", "0", "", ""]),
      (5, "last-7-days", ["2024-02-14/2024-02-20", "0", "", "Last 7 days"]),
      (1, "tomorrow", ["2024-02-21", "0", "", "Tomorrow"]),
      (1, "", ["", "0", "", ""]),
    ] as [(UInt8, String, [String])])
  func aTextThatCanBeSelectedIsToldWithItsName(
    policy: UInt8, text: String, expected: [String]
  ) throws {
    var own = self
    own.calendar.send(Message.selecting(policy))
    #expect(try own.read(text) == expected)
    // It has been read, not selected.
    #expect(own.calendar.calendar.state.selection == .none)
  }

  @Test func whatCannotBeSelectedIsToldInWords() throws {
    var own = self
    own.calendar.send(Message.options(low: "2024-02-10", high: "2024-02-25"))
    let unread = try own.read("soon")
    #expect(unread[0].isEmpty && unread[1] == "1" && unread[2].hasPrefix("Type a date"))
    let early = try own.read("2024-02-01")
    #expect(early[0] == "2024-02-01" && early[1] == "\(2 + Refusal.Kind.tooEarly.rawValue)")
    #expect(early[2].hasPrefix("No earlier than"))
    let week = try own.read("this-week")
    #expect(week[1] == "\(2 + Refusal.Kind.wrongKind.rawValue)" && week[3] == "This week")
  }

  @Test(
    arguments: [
      ("2024-02-20", 1, 0, "2024-02-22"), ("2024-02-20", -1, 0, "2024-02-19"),
      ("2024-01-31", 0, 1, "2024-02-29"), ("2024-02-29", 0, -12, "2024-01-10"),
      ("2/20/2024", 0, 12, "2024-12-31"), ("soon", 1, 0, ""),
    ] as [(String, Int32, Int32, String)])
  func aStepLeadsToAnotherDay(text: String, days: Int32, months: Int32, expected: String) throws {
    var own = self
    own.calendar.send(
      Message.attributes([
        ("selection", "interval"), ("min", "2024-01-10"), ("max", "2024-12-31"),
        ("disabled-days", "2024-02-21"),
      ]))
    var message = Message(.read, at: 0)
    message.text(text)
    message.int(days)
    message.int(months)
    own.calendar.send(message.bytes)
    var host = ScriptHost()
    host.apply(own.calendar.lastReply)
    let told = try #require(host.effects.first { $0.operation == 67 })
    #expect(told.texts[0] == expected)
  }
}
