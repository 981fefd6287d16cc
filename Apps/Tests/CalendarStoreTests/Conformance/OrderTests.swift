// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

@testable import CalendarStore

/// Lists and totals of every store, against looking at each session.
@Suite struct OrderTests {
  private static let walks = SampleSessions.places.flatMap { place in
    StoreKind.allCases.map { ($0, place) }
  }

  @Test(arguments: walks)
  func pagesAreWhatANaiveSortGives(kind: StoreKind, place: SampleSessions.Place) async throws {
    let (store, sessions) = try await filled(kind, place)
    let expected = naive(sessions, in: place.days, zone: place.zone)
    #expect(expected.count > 100)
    for limit in [1, 7, 1_000] {
      let pages = try await ids(
        store, SessionQuery(days: place.days, zone: place.zone, limit: limit))
      #expect(pages == expected.map(\.id.text), "limit \(limit)")
    }
  }

  @Test(arguments: walks)
  func everyDayHasItsOwnSessions(kind: StoreKind, place: SampleSessions.Place) async throws {
    let (store, sessions) = try await filled(kind, place)
    for number in place.days.start.rawValue..<place.days.endRawValue {
      let day = try #require(EpochDay(number))
      let days = try #require(DayInterval(first: day, last: day))
      let page = try await ids(store, SessionQuery(days: days, zone: place.zone, limit: 5))
      #expect(page == naive(sessions, in: days, zone: place.zone).map(\.id.text))
    }
  }

  @Test(arguments: walks)
  func totalsAreWhatANaiveSumGives(kind: StoreKind, place: SampleSessions.Place) async throws {
    let (store, sessions) = try await filled(kind, place)
    for days in [place.days, .all] {
      var expected: [EpochDay: DayTotal] = [:]
      for session in sessions {
        let day = session.day(in: place.zone)
        guard days.contains(day) else { continue }
        var total = expected[day] ?? DayTotal(day: day, points: 0, count: 0)
        total.points += Int64(session.points)
        total.count += 1
        expected[day] = total
      }
      let totals = try await store.totals(in: days, zone: place.zone)
      #expect(totals == expected.values.sorted { $0.day < $1.day })
    }
  }

  /// Zones ahead of UTC and behind it, with an hour that their clocks repeat.
  private struct RepeatedHour: Sendable {
    var zoneName: String
    var hour: String
    var first: String
    var second: String
  }

  private static let repeatedHours = [
    RepeatedHour(
      zoneName: "Europe/Berlin", hour: "2024-10-27T02", first: "+02:00", second: "+01:00"),
    RepeatedHour(
      zoneName: "America/New_York", hour: "2024-11-03T01", first: "-04:00", second: "-05:00"),
  ]

  @Test(arguments: StoreKind.allCases, [0, 1])
  func aRepeatedHourIsInOrderOfWallThenOfTime(kind: StoreKind, place: Int) async throws {
    let store = try kind.make()
    let hour = Self.repeatedHours[place]
    let starts = [
      "a": "10:00", "b": "10:00\(hour.second)", "c": "30:00", "d": "30:00\(hour.first)",
      "e": "30:00\(hour.second)", "f": "40:00\(hour.first)", "g": "50:00\(hour.first)",
    ]
    _ = try await store.apply(
      starts.map { .putSession(session($0.key, "\(hour.hour):\($0.value)"), base: nil) })
    for limit in [1, 2, 3] {
      let query = SessionQuery(days: .all, zone: zone(hour.zoneName), limit: limit)
      #expect(try await ids(store, query) == ["a", "b", "c", "d", "e", "f", "g"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theEndsOfTheCalendarAreOnPages(kind: StoreKind) async throws {
    let store = try kind.make()
    let hour: Int64 = 3_600_000_000
    var sessions: [Session] = []
    for offset in Int64(0)..<8 {
      let first = Instant.min.addingClamped(microseconds: offset * hour)
      let last = Instant.max.addingClamped(microseconds: -offset * hour)
      for (letter, instant) in [("a", first), ("b", last)] {
        let time = SessionTime.zoned(instant, offset: .utc, zone: [])
        sessions += ["x", "y"].map {
          Session(id: SessionID("\($0)\(letter)\(offset)"), start: time, end: time, points: 1)
        }
      }
    }
    _ = try await store.apply(sessions.map { .putSession($0, base: nil) })
    for name in ["America/New_York", "Asia/Tokyo", "UTC"] {
      let expected = naive(sessions, in: .all, zone: zone(name)).map(\.id.text)
      #expect(expected.count == 32)
      for limit in [1, 3] {
        let query = SessionQuery(days: .all, zone: zone(name), limit: limit)
        #expect(try await ids(store, query) == expected)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aCursorIsGoodAlsoWhenItsSessionIsGone(kind: StoreKind) async throws {
    let store = try kind.make()
    for id in ["a", "b", "c"] {
      _ = try await store.apply(.putSession(session(id, "2024-02-20T08:00"), base: nil))
    }
    var query = SessionQuery(days: .all, zone: .utc, limit: 2)
    let first = try await store.sessions(query)
    _ = try await store.apply(.deleteSession(SessionID("b"), base: 1))
    query.after = first.next
    #expect(try await store.sessions(query).sessions.map(\.session.id.text) == ["c"])
  }

  @Test(arguments: StoreKind.allCases, ["", "a", "1.2", "x.0.a", "9223372036854775807.0.a"])
  func whatIsNoCursorIsRefused(kind: StoreKind, cursor: String) async throws {
    let store = try kind.make()
    await #expect(throws: StoreError.invalid(field: "after", reason: "is no cursor of this store"))
    {
      try await store.sessions(SessionQuery(days: .all, zone: .utc, after: cursor))
    }
  }
}

extension OrderTests {
  private func filled(
    _ kind: StoreKind, _ place: SampleSessions.Place
  ) async throws -> (any RecordStore, [Session]) {
    let store = try kind.make()
    var samples = SampleSessions(near: place, seed: 3)
    let sessions = (0..<600).map { samples.session("s\($0)") }
    _ = try await store.apply(sessions.map { .putSession($0, base: nil) })
    // Tombstones are on no page.
    let gone = sessions.filter { $0.id.text.hasSuffix("7") }
    _ = try await store.apply(gone.map { .deleteSession($0.id, base: 1) })
    return (store, sessions.filter { !$0.id.text.hasSuffix("7") })
  }

  private func naive(_ sessions: [Session], in days: DayInterval, zone: ZoneRules) -> [Session] {
    sessions.filter { days.contains($0.day(in: zone)) }.sorted { left, right in
      let (first, second) = (left.start.shown(in: zone), right.start.shown(in: zone))
      if first != second { return first < second }
      let instants = [left, right].map { $0.start.instant?.microsecondsSince1970 ?? 0 }
      return instants[0] == instants[1] ? left.id < right.id : instants[0] < instants[1]
    }
  }

  /// The ids of all pages, each of which but the last is full.
  private func ids(_ store: any RecordStore, _ query: SessionQuery) async throws -> [String] {
    var (query, ids) = (query, [String]())
    while true {
      let page = try await store.sessions(query)
      ids += page.sessions.map(\.session.id.text)
      guard let next = page.next else { return ids }
      #expect(page.sessions.count == query.limit)
      query.after = next
    }
  }
}
