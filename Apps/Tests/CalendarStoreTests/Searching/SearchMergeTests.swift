// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarStore

/// Pages of a search where days of walls and instants do not follow each other as usual.
@Suite struct SearchMergeTests {
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
