// SPDX-License-Identifier: MIT

import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// The host passes on what the engine tells, all of it and in its order.
struct ToldOnceTests {
  private var calendar = WebCalendar.replaying()
  private var host = ScriptHost()

  /// What a message makes the host tell the page, in order.
  private mutating func told(by message: [UInt8]) -> [CalendarWeb.Operation] {
    calendar.send(message)
    host.apply(calendar.lastReply)
    let kinds: [CalendarWeb.Operation] = [.today, .page, .selection, .title, .visible, .size]
    return host.effects.compactMap { effect in
      kinds.first { Int32($0.rawValue) == effect.operation }
    }
  }

  /// A second and a half before midnight of 20 February 2024, a Tuesday.
  private static let clock = Message.clock(
    pinned: "", wall: 1_708_473_598_500_000, at: 7_000_000)

  private mutating func showWeek() {
    var closed = Message.Closed()
    closed.view = [ViewKind.week.rawValue, 0, 0, 0, 0]
    for message in [
      Message.locale("de", rightToLeft: false, first: 7), Self.clock, Message.restored,
      Message.options(closed: closed, at: 7_000_000), Message.metrics(width: 350, at: 7_000_000),
    ] {
      _ = told(by: message)
    }
  }

  @Test mutating func todayIsToldBeforeThePageThatChangesWithIt() {
    showWeek()
    let monday = Message.locale("de", rightToLeft: false, first: 1, at: 10_000_000)
    let told = told(by: monday)
    #expect(told.prefix(2) == [.today, .page])
    #expect(told.suffix(2) == [.visible, .page])
  }

  @Test mutating func aTitleIsToldAgainOnlyWhereItReadsOtherwise() {
    showWeek()
    // The words of this profile depend on its tag in nothing.
    let same = Message.locale("en", rightToLeft: false, first: 7, at: 7_000_000)
    #expect(told(by: same) == [])
    var english = WebCalendar.replaying()
    english.send(Message.metrics(width: 350))
    english.send(Message.restored)
    english.send(Message.locale("de", rightToLeft: false, first: 7))
    host.apply(english.lastReply)
    let title = Int32(CalendarWeb.Operation.title.rawValue)
    #expect(host.effects.filter { $0.operation == title }.count == 1)
  }

  @Test mutating func nothingOfWhatIsInViewIsToldBeforeItIsSeen() {
    #expect(told(by: Self.clock) == [.today])
    #expect(told(by: Message.restored) == [])
    #expect(told(by: Message.number(.page, 1)) == [])
    #expect(told(by: Message.metrics(width: 350)) == [.title, .visible])
  }

  @Test mutating func whatAnEarlierInstanceToldIsNotToldAgain() {
    for message in [Message.restored + [1], Self.clock, Message.restored] {
      #expect(told(by: message) == [])
    }
    #expect(told(by: Message.metrics(width: 350, at: 7_000_000)) == [])
    #expect(told(by: Message.number(.page, 1, at: 7_000_000)) == [.page, .title])
  }
}
