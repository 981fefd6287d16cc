// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// Weeks, sets and intervals through the byte protocol.
struct SelectingTests {
  private var calendar = WebCalendar.replaying()

  init() {
    for message in [
      Message.clock(pinned: "2024-02-20"), Message.restored, Message.metrics(width: 350),
    ] { calendar.send(message) }
  }

  /// Sends a message and returns what the host is told to be selected: the text, the number of days
  /// and those that cannot be chosen.
  private mutating func told(_ message: [UInt8]) throws -> (String, Int32, String)? {
    calendar.send(message)
    var host = ScriptHost()
    host.apply(calendar.lastReply)
    let wanted = Int32(CalendarWeb.Operation.selection.rawValue)
    return host.effects.first { $0.0 == wanted }.map { ($0.1[0], $0.2[0], $0.1[1]) }
  }

  @Test(
    arguments: [
      (SelectionPolicy.single, "2024-02-21", "2024-02-21", 1),
      (.week, "2024-02-21", "2024-02-18/2024-02-24", 7),
      (.interval, "2024-02-21", "2024-02-21", 1),
      (.interval, "2024-02-21/2024-03-01", "2024-02-21/2024-03-01", 10),
      (.interval, "0001-01-01/9999-12-31", "0001-01-01/9999-12-31", 3_652_059),
      (.multiple, "2024-03-01 2024-02-21 2024-02-22", "2024-02-21/2024-02-22 2024-03-01", 3),
    ] as [(SelectionPolicy, String, String, Int32)])
  func whatIsSelectedIsToldAsPeopleReadIt(
    policy: SelectionPolicy, text: String, expected: String, count: Int32
  ) throws {
    var own = self
    own.calendar.send(Message.selecting(policy.rawValue))
    let told = try #require(try own.told(Message.day(.select, text)))
    #expect(told.0 == expected && told.1 == count && told.2.isEmpty)
  }

  @Test func aReversedIntervalIsRefused() {
    var own = self
    own.calendar.send(Message.selecting(SelectionPolicy.interval.rawValue))
    own.calendar.send(Message.day(.select, "2024-02-06/2024-02-05"))
    #expect(own.calendar.lastReply.words[0] == 4)
    #expect(own.calendar.lastReply.words[6] == Int32(WireError.reversedInterval.rawValue))
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5)] as [(Int32, Int32)])
  func lengthsBelowOneAreRefused(least: Int32, most: Int32) {
    var own = self
    own.calendar.send(Message.selecting(5, lengths: (least, most)))
    #expect(own.calendar.lastReply.words[0] == 4)
  }

  @Test func rulesReachTheEngine() {
    var own = self
    own.calendar.send(Message.selecting(5, rule: 2, flags: 7, lengths: (2, 9)))
    let options = own.calendar.calendar.state.options
    #expect(options.selection == .interval && options.interval.taps == .extendNearest)
    #expect(options.interval.allowsOneDay && options.unselects && options.swipe == .selects)
    #expect(options.interval.minimumCount == 2 && options.interval.maximumCount == 9)
  }

  @Test func aPointerThatSelectsIsTold() {
    var own = self
    own.calendar.send(Message.selecting(4, flags: 4))
    own.calendar.send(Message.pointer(.down, x: 175, y: 200, at: 0))
    #expect(own.calendar.lastReply.words[0] & 8 == 0)
    own.calendar.send(Message.pointer(.moved, x: 175, y: 260, at: 0))
    #expect(own.calendar.lastReply.words[0] & 8 == 8)
    own.calendar.send(Message.pointer(.up, x: 175, y: 260, at: 0))
    #expect(own.calendar.lastReply.words[0] & 8 == 0)
  }
}
