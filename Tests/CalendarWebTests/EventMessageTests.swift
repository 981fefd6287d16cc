// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// Occurrences whose ends lie in a zone, through the byte protocol.
struct EventMessageTests {
  private func read(_ event: Message.Event, form: UInt8 = 1) throws(WireError) -> Occurrence? {
    var reader = WireReader(Message.events(7, [event], form: form))
    _ = reader.wholeNumber()
    #expect(reader.kind() == .events)
    let action = reader.events()
    try reader.finish()
    guard case .loaded(7, nil, let facts, let occurrences) = action else { return nil }
    #expect(facts.isEmpty && reader.isAtEnd)
    return occurrences.first
  }

  private func days(_ occurrence: Occurrence?) -> String {
    occurrence.map { "\($0.days)" } ?? ""
  }

  @Test func timesInAZoneComeWithTheirOffsets() throws {
    let found = try read(
      Message.Event(
        start: "2026-03-29T01:30", end: "2026-03-29T03:15:59", title: "Night", tint: 5,
        offsets: (3600, 7200, 2700)))
    #expect(days(found) == "2026-03-29..<2026-03-30")
    #expect(
      found?.hours
        == Occurrence.Hours(
          start: 90, end: 195, startOffset: try #require(UTCOffset(hours: 1)),
          endOffset: try #require(UTCOffset(hours: 2)), duration: 2700))
    #expect(found?.title == Array("Night".utf8) && found?.tint == 5)
  }

  /// Messages of before have none of these flags.
  @Test(arguments: [UInt8(0), 4, 8, 16, 20, 64, 128, 192])
  func flagsSayWhatIsBehindTheHoursOpenAndLocked(flags: UInt8) throws {
    let found = try #require(
      try read(Message.Event(start: "2026-03-29", end: "2026-03-30", flags: flags)))
    #expect(found.isBackground == (flags & 4 != 0))
    #expect(found.isLocked == (flags & 8 != 0))
    #expect(found.isOpen == (flags & 16 != 0))
    let doubt = flags & 64 != 0 ? Occurrence.Status.tentative : .confirmed
    #expect(found.status == (flags & 128 != 0 ? .cancelled : doubt))
  }

  @Test func anEventNamesItsGroupAfterAllElse() throws {
    let found = try read(
      Message.Event(
        start: "2026-03-29T01:30", end: "2026-03-29T03:15", offsets: (3600, 7200, 2700),
        group: 700))
    #expect(found?.group == 700 && found?.hours?.duration == 2700)
    let none = try read(Message.Event(start: "2026-03-29", end: "2026-03-30"))
    #expect(none?.group == 0)
  }

  @Test func aFoldHasAnEndBeforeItsStart() throws {
    let found = try read(
      Message.Event(
        start: "2026-10-25T02:30", end: "2026-10-25T02:15", offsets: (7200, 3600, 2700)))
    #expect(found?.hours?.start == 150 && found?.hours?.end == 135)
    #expect(found?.hours?.duration == 2700)
    // In St John's, clocks went back from 0:01 to 23:01 of the day before.
    let johns = try read(
      Message.Event(
        start: "1987-10-25T00:00", end: "1987-10-24T23:30", offsets: (-9000, -12_600, 1800)))
    #expect(days(johns) == "1987-10-25..<1987-10-26")
    #expect(johns?.hours?.start == 0 && johns?.hours?.end == 0 && johns?.isTimed == true)
  }

  @Test func midnightEndsTheDayBefore() throws {
    let evening = try read(Message.Event(start: "2026-02-14T22:00", end: "2026-02-15T00:00"))
    #expect(days(evening) == "2026-02-14..<2026-02-15")
    #expect(evening?.hours == Occurrence.Hours(start: 1320, end: 1440))
    let moment = try read(Message.Event(start: "2026-02-14T00:00", end: "2026-02-14T00:00"))
    #expect(days(moment) == "2026-02-14..<2026-02-15")
    #expect(moment?.hours == Occurrence.Hours(start: 0, end: 0))
    let last = try read(Message.Event(start: "9999-12-31T22:00", end: "9999-12-31T23:00"))
    #expect(days(last) == "9999-12-31..<10000-01-01")
  }

  @Test func daysMayHaveMinutes() throws {
    let whole = try read(Message.Event(start: "2026-02-14", end: "2026-02-16"))
    #expect(days(whole) == "2026-02-14..<2026-02-16" && whole?.hours == nil)
    let timed = try read(
      Message.Event(start: "2026-02-14", end: "2026-02-16", minutes: (540, 600)))
    #expect(timed?.hours == Occurrence.Hours(start: 540, end: 600))
    // Offsets of whole days say nothing, and are read all the same.
    let both = try read(Message.Event(start: "2026-02-14", end: "2026-02-16", offsets: (1, 2, 3)))
    #expect(both == whole)
  }

  @Test(arguments: [
    "2026-02-14T", "2026-02-14T9:30", "2026-02-14T24:00", "2026-02-14T09:60", "2026-02-14T0a:30",
    "2026-02-14T09:30Z", "2026-02-14T09-30", "T09:30", "2026-02-30T09:30", "",
  ])
  func whatIsNoTimeIsRefused(text: String) {
    #expect(throws: WireError.invalidDay) {
      try read(Message.Event(start: text, end: "2026-02-15"))
    }
  }

  @Test func otherFormsAndOffsetsAreRefused() {
    let event = Message.Event(start: "2026-02-14", end: "2026-02-15")
    for form in [0, 2, 255] as [UInt8] {
      #expect(throws: WireError.invalidValue) { try read(event, form: form) }
    }
    #expect(throws: WireError.invalidValue) {
      try read(
        Message.Event(
          start: "2026-02-14T09:00", end: "2026-02-14T10:00", offsets: (100_000, 0, 0)))
    }
    #expect(throws: WireError.reversedInterval) {
      try read(Message.Event(start: "2026-02-14", end: "2026-02-13"))
    }
  }

  @Test func noMessageTrapsAndNoneIsHalfRead() {
    var numbers = SeededNumbers(seed: 6)
    let events = [
      Message.Event(start: "2026-03-29T01:30", end: "2026-03-29T03:15", offsets: (1, 2, 3)),
      Message.Event(start: "2026-02-14", end: "2026-02-16", minutes: (540, 600)),
    ]
    let whole = Message.events(1, events)
    var refused = 0
    for round in 0..<5000 {
      var bytes = whole
      if round < whole.count { bytes.removeLast(round) }
      for _ in 0..<round % 4 {
        guard bytes.count > 9 else { break }
        bytes[Int.random(in: 9..<bytes.count, using: &numbers)] = UInt8.random(
          in: .min ... .max, using: &numbers)
      }
      var reader = WireReader(bytes)
      _ = reader.wholeNumber()
      _ = reader.kind()
      _ = reader.events()
      if reader.hasFailed { refused += 1 }
    }
    #expect(refused > 1500 && refused < 5000)
  }

  @Test func theyBecomeBars() throws {
    var calendar = WebCalendar.replaying()
    var host = ScriptHost()
    for message in [
      Message.clock(pinned: "2024-02-20"), Message.restored,
      Message.metrics(width: 700, height: 700), Message.attributes([("fill", "")], flags: 6),
    ] {
      calendar.send(message)
      host.apply(calendar.lastReply)
    }
    let load = Int32(CalendarWeb.Operation.load.rawValue)
    let token = try #require(host.effects.first { $0.operation == load }?.words.first)
    #expect(!calendar.calendar.scene.nodes.contains { $0.key.role == .eventBar })
    calendar.send(
      Message.events(
        token, [Message.Event(start: "2024-02-14T22:00", end: "2024-02-15T06:00", title: "Train")]))
    host.apply(calendar.lastReply)
    #expect(host.faults == [] && host.flags & 4 == 0)
    #expect(calendar.calendar.scene.nodes.contains { $0.key.role == .eventBar })
  }
}
