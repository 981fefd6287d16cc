// SPDX-License-Identifier: MIT
import CivilTime

/// Merges what a search found on both axes into a page in the order of a viewer's time.
struct SearchMerge {
  /// An event and its position on its axis.
  typealias Found = (row: Int64, occurrence: EventOccurrence)

  private let zone: ZoneRules
  private let cursor: SearchCursor
  private let limit: Int

  init(_ query: SearchQuery) throws(StoreError) {
    zone = query.zone
    cursor =
      try query.cursor.map { text throws(StoreError) in try SearchCursor(text) }
      ?? SearchCursor(before: query.from, zone: query.zone)
    limit = min(max(query.limit, 1), 10_000)
  }

  /// The page; `find(axis, row, isLater, most)` finds events from a position on, the nearest first.
  func page(
    _ terms: SearchTerms, token: ChangeToken,
    _ find: (TimeAxis, Int64, Bool, Int) throws -> [Found]
  ) rethrows -> SearchPage {
    let instants = try find(.instant, cursor.instant, cursor.isLater, limit + 1)
    let civils = try find(.civil, cursor.civil, cursor.isLater, limit + 1)
    let (taken, hasMore) = nearest(instants, civils)
    var (first, last) = (cursor, cursor)
    for (axis, rows) in [(TimeAxis.instant, taken.0), (.civil, taken.1)] {
      guard let nearest = rows.first?.row, let farthest = rows.last?.row else { continue }
      // A position is between two rows: before the first of them, and after the last.
      first[axis] = min(nearest, farthest) - 1
      last[axis] = max(nearest, farthest)
    }
    (first.isLater, last.isLater) = (false, true)
    let isBehind = try [TimeAxis.instant, .civil].contains { axis in
      let from = cursor.isLater ? first[axis] : last[axis]
      return try !find(axis, from, !cursor.isLater, 1).isEmpty
    }
    let found = inOrder(taken.0, taken.1)
    return SearchPage(
      token: token, hits: found.map { SearchHit($0.occurrence, terms) },
      later: (cursor.isLater ? hasMore : isBehind) ? last.text : nil,
      earlier: (cursor.isLater ? isBehind : hasMore) ? first.text : nil)
  }

  /// As many as fit on the page, the nearest ones, and whether there are more.
  private func nearest(
    _ instants: [Found], _ civils: [Found]
  ) -> (taken: ([Found], [Found]), hasMore: Bool) {
    var (one, other) = (0, 0)
    while one + other < limit, one < instants.count || other < civils.count {
      let takesCivil =
        one == instants.count
        || (other < civils.count && isCloser(civils[other], than: instants[one]))
      if takesCivil { other += 1 } else { one += 1 }
    }
    return (
      (Array(instants.prefix(one)), Array(civils.prefix(other))),
      one < instants.count || other < civils.count
    )
  }

  private func isCloser(_ civil: Found, than instant: Found) -> Bool {
    let (left, right) = (time(civil), time(instant))
    return cursor.isLater ? left <= right : left > right
  }

  private func inOrder(_ instants: [Found], _ civils: [Found]) -> [Found] {
    var found: [Found] = []
    found.reserveCapacity(instants.count + civils.count)
    var (one, other) = (
      cursor.isLater ? instants : instants.reversed(),
      (cursor.isLater ? civils : civils.reversed())[...]
    )
    one.reverse()
    while let next = one.last {
      while let civil = other.first, time(civil) <= time(next) { found.append(other.removeFirst()) }
      found.append(one.removeLast())
    }
    return found + other
  }

  /// The instant at which the viewer's wall first shows the start, or what follows where a clock skips
  /// it; it grows with the wall.
  private func time(_ found: Found) -> Instant {
    switch found.occurrence.span.start {
    case .zoned(let time): time.instant
    case .floating(let civil): instant(civil)
    case .date(let day): instant(CivilDateTime(day: day, time: .midnight))
    }
  }

  private func instant(_ civil: CivilDateTime) -> Instant {
    switch zone.resolve(civil) {
    case .unique(let instant): instant
    case .gap(let transition): transition.instant
    case .fold(let earlier, _): earlier
    }
  }
}
