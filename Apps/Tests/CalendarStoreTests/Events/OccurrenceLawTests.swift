// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarStore

/// What lies on some days, for every store, compared with a look at every event.
@Suite struct OccurrenceLawTests {
  /// The days of an event for a viewer: from the one of its start through that of its last moment.
  ///
  /// Only for zones that never set their clocks back over midnight.
  private static func covered(by span: EventSpan, _ zone: ZoneRules) -> ClosedRange<EpochDay> {
    switch (span.start, span.end) {
    case (.date(let start), .date(let end)): return start...end.addingClamped(days: -1)
    case (.floating(let start), .floating(let end)):
      let last = end > start ? end.addingClamped(microseconds: -1) : end
      return start.day...last.day
    case (.zoned(let start), .zoned(let end)):
      let isEmpty = end.instant == start.instant
      let last = end.instant.addingClamped(microseconds: isEmpty ? 0 : -1)
      return zone.day(at: start.instant)...zone.day(at: last)
    default: preconditionFailure("an event of two kinds")
    }
  }

  private static let walks = StoreKind.allCases.flatMap { kind in
    [0, 4, 5].map { (kind, SampleSessions.places[$0]) }
  }

  @Test(arguments: walks)
  func aQueryFindsWhatALookAtEveryEventFinds(
    kind: StoreKind, place: SampleSessions.Place
  ) async throws {
    let store = try kind.make()
    var samples = SampleSessions(near: place, seed: 7)
    var (edits, events): ([StoreEdit], [CalendarEvent]) = ([], [])
    for name in ["a", "b", "hidden", "gone"] {
      let calendar = EventCalendar(id: name, name: name, isHidden: name == "hidden")
      edits.append(.putCalendar(calendar, base: nil))
    }
    for number in 0..<900 {
      let calendar = ["a", "b", "hidden", "gone", "nowhere"][number % 5]
      events.append(samples.event("e\(number)", in: calendar))
      edits.append(.putEvent(events[number], base: nil))
    }
    edits.append(.deleteCalendar("gone", base: 1))
    _ = try await store.apply(edits)
    var (seen, reaching) = (0, 0)
    for number in 0..<80 {
      let first = place.days.start.addingClamped(days: Int32(samples.number(in: -400..<7_200)))
      let length = [1, 7, 31, 365][number % 4]
      let query = try #require(
        OccurrenceQuery(
          days: #require(DayInterval(start: first, count: Int32(length))),
          zone: zone(["Europe/Berlin", "Pacific/Apia", "America/New_York"][number % 3]),
          calendars: [nil, ["a"], ["hidden", "gone", "never"], []][number / 4 % 4]))
      let ids = query.calendars ?? ["a", "b"]
      let expected = events.filter { event in
        event.calendar != "gone" && ids.contains(event.calendar)
          && Self.covered(by: event.span, query.zone).overlaps(query.bounds)
      }
      let found = try await store.occurrences(query).occurrences
      #expect(Set(found.map(\.record.event.id)) == Set(expected.map(\.id)), "query \(number)")
      #expect(found.count == expected.count)
      #expect(found == query.sorted(found))
      #expect(found.allSatisfy { $0.record.event.notes.isEmpty && $0.recurrence.isEmpty })
      #expect(try await counts(store, query) == Self.counts(expected, query))
      seen += found.count
      let decadeAgo = first.addingClamped(days: -3_653)
      reaching += found.count { Self.covered(by: $0.span, query.zone).lowerBound < decadeAgo }
    }
    #expect(seen > 1_000)
    // Events of up to twenty years, more than ten of them before the days.
    #expect(reaching > 100)
  }

  /// Seconds: none, one, and both sides of each bound between two classes of the index.
  private static let durations: [Int64] =
    [0, 1] + OccurrenceIndex.durations.flatMap { [$0 / 1_000_000, $0 / 1_000_000 + 1] }

  @Test(arguments: StoreKind.allCases)
  func anEventOfAnyDurationIsFoundUntilItsLastSecond(kind: StoreKind) async throws {
    let store = try kind.make()
    _ = try await store.apply(.putCalendar(EventCalendar(id: "c", name: "C"), base: nil))
    let end = CivilDateTime(day: day("2026-03-24"), time: .midnight)
    var edits: [StoreEdit] = []
    for seconds in Self.durations {
      for after in [0, 1] as [Int64] {
        let last = end.addingClamped(microseconds: after * 1_000_000)
        let start = last.addingClamped(microseconds: -seconds * 1_000_000)
        let event = CalendarEvent(
          id: "\(seconds)+\(after)", calendar: "c", title: "",
          span: try EventSpan(start: .floating(start), end: .floating(last)))
        edits.append(.putEvent(event, base: nil))
      }
    }
    _ = try await store.apply(edits)
    let query = OccurrenceQuery(days: days("2026-03-24", through: "2026-03-24"), zone: .utc)
    let found = try await store.occurrences(query).occurrences.map(\.record.event.id)
    // One without length belongs to the moment at which it begins.
    let expected = Self.durations.map { "\($0)+1" } + ["0+0"]
    #expect(expected.count == 23)
    #expect(Set(found) == Set(expected) && found.count == expected.count)
  }

  private func counts(_ store: any RecordStore, _ query: OccurrenceQuery) async throws
    -> [EpochDay: Int64]
  {
    let counts = try await store.occurrenceCounts(query)
    #expect(try await counts.token == store.head())
    #expect(counts.days.map(\.day) == counts.days.map(\.day).sorted())
    return Dictionary(uniqueKeysWithValues: counts.days.map { ($0.day, $0.count) })
  }

  private static func counts(
    _ events: [CalendarEvent], _ query: OccurrenceQuery
  ) -> [EpochDay: Int64] {
    var counts: [EpochDay: Int64] = [:]
    for event in events {
      let days = covered(by: event.span, query.zone).clamped(to: query.bounds)
      for day in days.lowerBound.rawValue...days.upperBound.rawValue {
        counts[EpochDay(clamping: Int64(day)), default: 0] += 1
      }
    }
    return counts
  }

  @Test(arguments: StoreKind.allCases)
  func noMoreThanTheLimitAreFound(kind: StoreKind) async throws {
    let store = try kind.make()
    var edits: [StoreEdit] = []
    for calendar in ["a", "b"] {
      edits.append(.putCalendar(EventCalendar(id: calendar, name: calendar), base: nil))
      for (number, end) in ["2026-03-25", "2026-03-26", "2026-03-27"].enumerated() {
        edits += [
          .putEvent(try event("\(calendar)\(number)", "2026-03-24", end, in: calendar), base: nil),
          .putEvent(
            try event("\(calendar)\(number)t", "2026-03-24T10:00Z", end + "T10:00Z", in: calendar),
            base: nil),
        ]
      }
    }
    _ = try await store.apply(edits)
    var query = OccurrenceQuery(days: days("2026-03-24", through: "2026-03-24"), zone: .utc)
    for (limit, count) in [(0, 0), (1, 1), (4, 4), (8, 8), (12, 12), (13, 12)] {
      query.limit = limit
      #expect(try await store.occurrences(query).occurrences.count == count)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theOrderIsThatOfTheWallAndInARepeatedHourOfTime(kind: StoreKind) async throws {
    let store = try kind.make()
    let starts = [
      "a": "2026-10-25T02:30:00+01:00[Europe/Berlin]", "b": "2026-10-25T02:30[Europe/Berlin]",
      "c": "2026-10-25T02:30", "d": "2026-10-25T02:15+01:00[Europe/Berlin]",
      "e": "2026-10-24T22:00Z",
      "g": "2026-10-25T00:30Z", "f": "2026-10-25T00:30Z", "h": "2026-10-25T01:31Z",
    ]
    var edits = [StoreEdit.putCalendar(EventCalendar(id: "z", name: "Z"), base: nil)]
    for (id, start) in starts {
      edits.append(.putEvent(try event(id, start, start, in: "z"), base: nil))
    }
    edits.append(.putEvent(try event("day", "2026-10-25", "2026-10-26", in: "z"), base: nil))
    edits.append(.putEvent(try event("old", "1969-03-24", "1969-03-25", in: "z"), base: nil))
    edits.append(
      .putEvent(try event("1", "1969-03-24T00:00Z", "1969-03-24T00:00Z", in: "z"), base: nil))
    _ = try await store.apply(edits)
    let some = days("2026-10-25", through: "2026-10-25")
    let query = OccurrenceQuery(days: some, zone: zone("Europe/Berlin"))
    let ids = try await store.occurrences(query).occurrences.map(\.record.event.id)
    // A floating time has no instant and comes before those that have one.
    #expect(ids == ["day", "e", "d", "c", "b", "f", "g", "a", "h"])
    let past = OccurrenceQuery(days: days("1969-03-24", through: "1969-03-24"), zone: .utc)
    #expect(try await store.occurrences(past).occurrences.map(\.record.event.id) == ["old", "1"])
  }

  @Test(arguments: StoreKind.allCases)
  func theWholeCalendarCanBeAskedFor(kind: StoreKind) async throws {
    let store = try kind.make()
    let ends: [EventSpan] = [
      try EventSpan(start: .date(.min), end: .date(.max)),
      try EventSpan(start: .floating(.min), end: .floating(.min)),
      try span("2026-11-21T12:00+01:00[Europe/Berlin]", "9999-12-31T20:00+00:00[UTC]"),
    ]
    let edits = ends.enumerated().map { number, span in
      StoreEdit.putEvent(
        CalendarEvent(id: "\(number)", calendar: "c", title: "", span: span), base: nil)
    }
    _ = try await store.apply([.putCalendar(EventCalendar(id: "c", name: "C"), base: nil)] + edits)
    let all = OccurrenceQuery(days: .all, zone: zone("America/New_York"))
    #expect(try await store.occurrences(all).occurrences.count == 3)
    #expect(try await store.occurrenceCounts(all).days.first?.count == 2)
    let last = try #require(DayInterval(first: .max, last: .max))
    let query = OccurrenceQuery(days: last, zone: .utc)
    #expect(try await store.occurrences(query).occurrences.map(\.record.event.id) == ["2"])
    let empty = OccurrenceQuery(
      days: try #require(DayInterval(start: day("2030-01-01"), count: 0)), zone: .utc)
    #expect(try await store.occurrences(empty).occurrences.isEmpty)
    #expect(try await store.occurrenceCounts(empty).days.isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func clocksThatAreSetBackOverMidnightGiveEachMomentOneDay(kind: StoreKind) async throws {
    // St. John's, 28 October 2006: at 00:01 on the 29th it was 23:01 on the 28th again.
    let store = try kind.make()
    let rules = zone("America/St_Johns")
    let turn = try #require(rules.startOfDay(day("2006-10-29")).adding(seconds: 60))
    var edits = [StoreEdit.putCalendar(EventCalendar(id: "c", name: "C"), base: nil)]
    for minute in -90...90 {
      let start = try #require(
        ZonedTime(
          instant: turn.addingClamped(seconds: Int64(minute) * 60), zone: "America/St_Johns",
          rules: rules))
      let span = try EventSpan(start: .zoned(start), end: .zoned(start))
      edits.append(
        .putEvent(CalendarEvent(id: "\(minute)", calendar: "c", title: "", span: span), base: nil))
    }
    _ = try await store.apply(edits)
    for text in ["2006-10-28", "2006-10-29"] {
      let query = OccurrenceQuery(days: days(text, through: text), zone: rules)
      let count = try await store.occurrences(query).occurrences.count
      #expect(try await store.occurrenceCounts(query).days.map(\.count) == [Int64(count)])
      #expect(count == (text == "2006-10-28" ? 89 : 92))
    }
  }
}

extension OccurrenceQuery {
  /// Its first day through its last one; it has one.
  fileprivate var bounds: ClosedRange<EpochDay> { days.start...(days.last ?? days.start) }
}
