// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime
import Testing

struct SessionBookTests {
  /// What `CivilDateTime` counts, for instants written as UTC.
  private static func civilMicroseconds(_ text: String) -> Int64 {
    Int64(civil(text).day.rawValue) * 86_400_000_000 + civil(text).time.microsecondOfDay
  }

  private func utc(_ text: String) -> SessionTime {
    .zoned(Instant(clamping: Self.civilMicroseconds(text)), offset: .utc, zone: [])
  }

  private func zone(_ hours: Int32) -> ZoneRules {
    .fixed(UTCOffset(hours: hours) ?? .utc)
  }

  private func book(_ sessions: Session..., zone: ZoneRules = .utc) -> SessionBook {
    var book = SessionBook(goal: StreakGoal(points: 100), zone: zone)
    for session in sessions { book.put(session) }
    return book
  }

  @Test func addingAnIDTwiceIsRefusedAndChangesNothing() {
    var book = SampleSessions.book()
    #expect(throws: SessionBookError.duplicate(SessionID("a"))) {
      try book.add(session("a", "2024-02-20T10:00", "2024-02-20T11:00", 1))
    }
    #expect(book.count == 5)
    #expect(book.streaks.points(on: day("2024-02-20")) == 100)
  }

  @Test func puttingAnIDTwiceReplacesAndReturnsTheFormer() {
    var book = SampleSessions.book()
    let former = book.put(session("a", "2024-02-21T10:00", "2024-02-21T11:00", 7))
    #expect(former == SampleSessions.all[0])
    #expect(book.count == 5)
    #expect(book.streaks.points(on: day("2024-02-20")) == 0)
    #expect(book.streaks.points(on: day("2024-02-21")) == 7)
  }

  @Test func removingAnUnknownIDIsRefused() {
    var book = SampleSessions.book()
    #expect(throws: SessionBookError.unknown(SessionID("z"))) { try book.remove(SessionID("z")) }
  }

  @Test func equalStartsComeByID() {
    let times = ("2024-02-20T10:00", "2024-02-20T11:00")
    let book = book(
      session("b", times.0, times.1, 1), session("a", times.0, times.1, 1),
      session("ab", times.0, times.1, 1))
    #expect(book.sessions(on: day("2024-02-20")).map(\.id.text) == ["a", "ab", "b"])
  }

  @Test func aZonedSessionMovesToTheDayOfTheViewerAndACivilOneStays() {
    let zoned = Session(
      id: SessionID("zoned"), start: utc("2024-02-29T23:30"), end: utc("2024-03-01T00:30"),
      points: 100)
    var book = book(zoned, session("civil", "2024-02-29T23:30", "2024-03-01T00:30", 50))
    #expect(book.streaks.points(on: day("2024-02-29")) == 150)
    book.setZone(zone(1))
    #expect(book.day(of: zoned.id) == day("2024-03-01"))
    #expect(book.streaks.points(on: day("2024-02-29")) == 50)
    #expect(book.streaks.points(on: day("2024-03-01")) == 100)
    #expect(book.session(zoned.id) == zoned)
    book.setZone(.utc)
    #expect(book.streaks.points(on: day("2024-02-29")) == 150)
  }

  @Test func sessionsAreInTheOrderOfTheViewersWall() {
    let zoned = Session(
      id: SessionID("zoned"), start: utc("2024-02-29T10:00"), end: utc("2024-02-29T11:00"),
      points: 1)
    var book = book(session("civil", "2024-02-29T12:00", "2024-02-29T13:00", 1), zoned)
    #expect(book.sessions(on: day("2024-02-29")).map(\.id.text) == ["zoned", "civil"])
    book.setZone(zone(5))
    #expect(book.sessions(on: day("2024-02-29")).map(\.id.text) == ["civil", "zoned"])
  }

  @Test func theSecondOfTwoEqualWallTimesComesLaterWhenClocksAreSetBack() throws {
    // Berlin, 2024-10-27: 03:00 +02:00 became 02:00 +01:00 at 01:00Z.
    let (summer, winter) = (UTCOffset(hours: 2) ?? .utc, UTCOffset(hours: 1) ?? .utc)
    let change = Instant(clamping: Self.civilMicroseconds("2024-10-27T01:00"))
    let berlin = try #require(ZoneRules(initial: summer, transitions: [(change, winter)]))
    let later = Session(
      id: SessionID("a"), start: utc("2024-10-27T01:30"), end: utc("2024-10-27T02:00"), points: 1)
    let earlier = Session(
      id: SessionID("b"), start: utc("2024-10-27T00:30"), end: utc("2024-10-27T01:30"), points: 1)
    let book = book(later, earlier, zone: berlin)
    #expect(book.sessions(on: day("2024-10-27")).map(\.id.text) == ["b", "a"])
  }

  @Test func twoInstantsAreComparedAsSuchAndNotByTheirWalls() {
    // Written across the change of clocks: ends at 02:15 on the wall, 45 minutes after 02:30.
    let east = UTCOffset(hours: 2) ?? .utc
    let west = UTCOffset(hours: 1) ?? .utc
    let start = Instant(clamping: Self.civilMicroseconds("2024-10-27T00:30"))
    let end = Instant(clamping: Self.civilMicroseconds("2024-10-27T01:15"))
    let session = Session(
      id: SessionID("a"), start: .zoned(start, offset: east, zone: []),
      end: .zoned(end, offset: west, zone: []), points: 1)
    #expect(!session.endsBeforeItStarts)
    #expect(session.end.written < session.start.written)
  }

  @Test func aSessionAtTheEndsOfTheCalendarIsCounted() {
    let first = Session(
      id: SessionID("first"), start: .zoned(.min, offset: .utc, zone: []), end: .civil(.min),
      points: .max)
    let last = Session(
      id: SessionID("last"), start: .zoned(.max, offset: .utc, zone: []), end: .civil(.max),
      points: .min)
    for hours in [-25, 0, 25] as [Int32] {
      let book = book(first, last, zone: zone(hours))
      #expect(book.sessions(in: .all).map(\.id.text) == ["first", "last"])
      #expect(book.streaks.total(in: .all, asOf: .max) == -1)
    }
  }

  @Test func anEmptyIntervalHasNoSessions() throws {
    let empty = try #require(DayInterval(start: day("2024-02-25"), count: 0))
    #expect(SampleSessions.book().sessions(in: empty) == [])
    #expect(SampleSessions.book().count(in: empty) == 0)
  }
}
