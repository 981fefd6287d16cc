// SPDX-License-Identifier: MIT

import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// 20 000 messages of all kinds, whole, broken and meaningless.
struct WireFuzzTests {
  @Test(arguments: [UInt64](1...4))
  func noMessageTrapsOrLeavesHalfAChange(seed: UInt64) {
    var maker = MessageMaker(seed: seed)
    maker.lastKind = Int(MessageKind.adjust.rawValue)
    var faults: [String] = []
    var refused = 0
    var calendar = WebCalendar.replaying()
    var host = ScriptHost()
    for step in 0..<5_000 {
      if step % 500 == 0 {
        calendar = WebCalendar.replaying()
        host = ScriptHost()
        calendar.send(Message.metrics(width: 350))
        host.apply(calendar.lastReply)
      }
      let before = calendar.calendar
      let message: [UInt8]
      switch step % 10 {
      case 0...5: message = maker.message()
      case 6...8: message = maker.mutated()
      default: message = maker.noise()
      }
      calendar.send(message)
      host.apply(calendar.lastReply)
      if host.flags & 4 != 0 {
        refused += 1
        let now = calendar.calendar
        if now.state != before.state || now.environment != before.environment {
          faults.append("\(step): refused and yet changed")
        }
        if host.effects.map({ $0.operation }) != [64] { faults.append("\(step): says more") }
      }
      if let fault = host.faults.first { faults.append("\(step): \(fault)") }
      if step % 25 == 0, let fault = host.differences(from: calendar.calendar.scene).first {
        faults.append("\(step): \(fault)")
      }
      if faults.count > 20 { break }
    }
    #expect(faults == [])
    #expect(refused > 800 && refused < 3_500)
  }

  @Test func everyTruncationOfEveryKindIsRefusedOrHarmless() {
    var maker = MessageMaker(seed: 9)
    var calendar = WebCalendar.replaying()
    calendar.send(Message.metrics(width: 350))
    var count = 0
    for _ in 0..<120 {
      let message = maker.message()
      for length in 0..<min(message.count, 9) {
        let before = calendar.calendar.state
        calendar.send(Array(message.prefix(length)))
        #expect(calendar.lastReply.words[0] == 4)
        #expect(calendar.lastReply.words[5...] == [64, 1])
        #expect(calendar.calendar.state == before)
        count += 1
      }
    }
    #expect(count == 1_080)
  }

  @Test func timesMayBeAnything() {
    for time in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 9_007_199_254_740_994] {
      var calendar = WebCalendar.replaying()
      calendar.send(Message.plain(.frame, at: time))
      #expect(calendar.lastReply.words[0] == 4)
    }
    for time in [-9_007_199_254_740_992.0, 9_007_199_254_740_992, -0.0, 0.9] {
      var calendar = WebCalendar.replaying()
      calendar.send(Message.clock(pinned: "", wall: 9e15, at: time))
      calendar.send(Message.clock(pinned: "", wall: -9e15, at: -time))
      calendar.send(Message.options([0, 0, 0, 1, 0, 3], at: time))
      calendar.send(Message.metrics(width: 350, at: time))
      #expect(calendar.lastReply.words[0] & 4 == 0)
    }
  }

  @Test func refusalsNameTheirReason() {
    func reason(_ message: [UInt8]) -> WireError? {
      var calendar = WebCalendar.replaying()
      calendar.send(Message.metrics(width: 350))
      calendar.send(message)
      let words = calendar.lastReply.words
      return words[0] == 4 ? WireError(rawValue: UInt8(words[6])) : nil
    }
    var unknown = Message.plain(.frame)
    unknown[8] = 22 + 100
    #expect(reason([]) == .truncated)
    #expect(reason(unknown) == .unknownKind)
    #expect(reason(Message.key(14)) == .invalidValue)
    #expect(reason(Message.day(.show, "2024-02-30")) == .invalidDay)
    #expect(reason(Message.day(.show, "")) == .invalidDay)
    #expect(reason(Message.number(.activate, 4_000)) == .unknownNode)
    #expect(reason(Message.number(.activate, -1)) == .unknownNode)
    #expect(reason(Message.options(low: "2024-02-02", high: "2024-02-01")) == .reversedInterval)
    #expect(reason(Message.options([0, 0, 0, 1, 8, 7])) == .invalidValue)
    #expect(reason(Message.options([0, 0, 0, 7, 0, 7])) == .invalidValue)
    #expect(reason(Message.options([0, 0, 0, 1, 7, 7])) == nil)
    #expect(reason(Message.locale("de", rightToLeft: false, first: 8)) == .invalidValue)
    #expect(reason(Message.metrics(width: .nan)) == .invalidValue)
  }
}
