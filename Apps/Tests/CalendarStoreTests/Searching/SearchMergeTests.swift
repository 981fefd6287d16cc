// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarStore

/// How far a page of a search looks along each axis.
@Suite struct SearchMergeTests {
  /// An event a day at nine in the morning, UTC, for 2,000 days from 2026-03-24 on; whole days have none.
  private static let events: [SearchMerge.Found] = {
    guard let color = HexColor(rawValue: 0x2F6FDE) else { return [] }
    return (0..<2_000).compactMap { number in
      let start = "\(day("2026-03-24").addingClamped(days: Int32(number)))T09:00[UTC]"
      guard let event = try? event("e\(number)", start, start, title: "Run") else { return nil }
      let occurrence = EventOccurrence(
        record: EventRecord(event: event, revision: 1, change: 1), span: event.span, color: color)
      let (axis, at) = (event.span.start.axis, event.span.start.microseconds)
      return SearchHit(occurrence, SearchTerms("run")).map {
        (SearchPlace.of(axis, at, event: Int64(number)), $0)
      }
    }
  }()

  /// A page, and the rows of whole days in which it looked for the events that it has.
  private func page(
    from start: String, cursor: String? = nil
  ) throws -> (page: SearchPage, looked: [SearchRows]) {
    let query = SearchQuery(
      "run", from: day(start), zone: zone("Europe/Berlin"), limit: 30,
      cursor: cursor)
    let isEarlier = cursor?.hasPrefix("earlier") == true
    var looked: [SearchRows] = []
    let page = try SearchMerge(query).page(token: ChangeToken(store: "s", change: 0)) {
      axis, rows, isLater in
      if axis == .civil {
        if isLater != isEarlier { looked.append(rows) }
        return { nil }
      }
      let found = Self.events.filter { $0.row > rows.after && $0.row <= rows.through }
      var rest = isLater ? found.reversed() : found
      return { rest.popLast() }
    }
    return (page, looked)
  }

  private func days(of rows: SearchRows) -> Int32 {
    SearchPlace.day(rows.after).days(until: SearchPlace.day(rows.through))
  }

  @Test func aPageThatIsFullLooksNoFurther() throws {
    #expect(Self.events.count == 2_000)
    let (first, looked) = try page(from: "2026-04-01")
    #expect(first.hits.count == 30)
    // The position before a day is on the day before it.
    #expect(looked.map(days(of:)) == [63])
    // The next one begins where the first has ended, on this axis as well.
    let (second, further) = try page(from: "2026-04-01", cursor: first.later)
    #expect(second.hits.count == 30)
    #expect(further.count == 1 && (60...66).contains(days(of: further[0])))
    #expect("\(SearchPlace.day(further[0].after))" == "2026-04-28")
    let (back, behind) = try page(from: "2026-04-01", cursor: second.earlier)
    #expect(first.later != nil && second.earlier != nil && back.hits == first.hits)
    #expect(behind.count == 1 && (60...66).contains(days(of: behind[0])))
  }

  @Test func aPageThatIsNotLooksInEverLongerStretches() throws {
    let (last, looked) = try page(from: "2031-09-01")
    #expect(last.hits.count == 13)
    #expect(looked.prefix(3).map(days(of:)) == [63, 1_024, 16_384])
    #expect(zip(looked, looked.dropFirst()).allSatisfy { $0.through == $1.after })
    #expect(looked.last?.through == SearchPlace.range(.civil).upperBound)
  }

  /// Where an instant is on two days of walls, and at the end of all days, pages of one event have all of
  /// them in order, whichever way they are turned.
  @Test(arguments: StoreKind.allCases)
  func noEventIsBetweenTwoPages(kind: StoreKind) async throws {
    let places: [(zone: String, starts: [String])] = [
      ("Pacific/Apia", ["2011-12-29", "2011-12-30", "2011-12-30", "2011-12-31", "2012-01-01"]),
      (
        "America/St_Johns",
        [
          "2010-11-05", "2010-11-07T02:20[UTC]", "2010-11-07T03:20[UTC]", "2010-11-07T03:25[UTC]",
          "2010-11-07T03:40[UTC]", "2010-11-06", "2010-11-07", "2010-11-07", "2010-11-08",
        ]
      ),
      (
        "America/Toronto",
        ["1919-03-30T23:45", "1919-03-30T23:50", "1919-03-31", "1919-03-31T04:30[UTC]"]
      ),
      ("UTC", ["9999-12-31T09:00", "9999-12-31T09:00", "9999-12-31T09:00", "9999-12-30"]),
      ("UTC", ["0001-01-01", "0001-01-01", "0001-01-01", "0001-01-02"]),
    ]
    for (place, starts) in places {
      let store = try kind.make(TestClock("2026-03-01"))
      let calendar = StoreEdit.putCalendar(EventCalendar(id: "c", name: "C"), base: nil)
      let edits = try starts.enumerated().map { number, start in
        let end = start.contains("T") ? start : "\(day(start).addingClamped(days: 1))"
        return StoreEdit.putEvent(
          try event("e\(number)", start, end, title: "Run \(number)"), base: nil)
      }
      _ = try await store.apply([calendar] + edits)
      var query = SearchQuery("run", from: EpochDay.min, zone: zone(place), limit: 100)
      let all = try await store.search(query).hits.map(\.occurrence.record.event.id)
      #expect(all.count == starts.count)
      query.limit = 1
      var (found, page) = ([String](), try await store.search(query))
      while true {
        found += page.hits.map(\.occurrence.record.event.id)
        guard let later = page.later else { break }
        query.cursor = later
        page = try await store.search(query)
      }
      #expect(found == all, "\(place)")
      while let earlier = page.earlier {
        query.cursor = earlier
        page = try await store.search(query)
        found.insert(contentsOf: page.hits.map(\.occurrence.record.event.id), at: 0)
      }
      #expect(found == all.dropLast() + all, "\(place), backwards")
    }
  }
}
