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
    #expect("\(SearchPlace.day(further[0].after))" == "2026-04-29")
    let (back, behind) = try page(from: "2026-04-01", cursor: second.earlier)
    #expect(first.later != nil && second.earlier != nil && back.hits == first.hits)
    #expect(behind.count == 1 && (60...66).contains(days(of: behind[0])))
  }

  @Test func aPageThatIsNotLooksInEverLongerStretches() throws {
    let (last, looked) = try page(from: "2031-09-01")
    #expect(last.hits.count == 13)
    #expect(looked.prefix(3).map(days(of:)) == [63, 256, 1_024])
    #expect(zip(looked, looked.dropFirst()).allSatisfy { $0.through == $1.after })
    #expect(looked.last?.through == SearchPlace.range(.civil).upperBound)
  }
}
