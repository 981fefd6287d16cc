// SPDX-License-Identifier: MIT
import CivilTime

/// Merges what a search found on both axes into a page in the order of a viewer's time.
struct SearchMerge {
  /// An event and its position on its axis.
  typealias Found = (row: Int64, hit: SearchHit)

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

  /// The page; only as many events are read as it has, and a few more.
  ///
  /// `find(axis, rows, isLater)` finds events of some rows, the first or the last one first; each call of
  /// what it returns gives the next one. Of an axis and a direction the former walk is over then.
  func page<Failure: Error>(
    token: ChangeToken,
    _ find: (TimeAxis, SearchRows, Bool) throws(Failure) -> () throws(Failure) -> Found?
  ) throws(Failure) -> SearchPage {
    func nearest(_ axis: TimeAxis) throws(Failure) -> () throws(Failure) -> Found? {
      let rows = SearchRows(axis, from: cursor[axis], isLater: cursor.isLater)
      return try find(axis, rows, cursor.isLater)
    }
    let (taken, hasMore) = try self.nearest(nearest(.instant), nearest(.civil))
    var (first, last) = (cursor, cursor)
    for (axis, rows) in [(TimeAxis.instant, taken.0), (.civil, taken.1)] {
      guard let nearest = rows.first?.row, let farthest = rows.last?.row else { continue }
      // A position is between two rows: before the first of them, and after the last.
      first[axis] = min(nearest, farthest) - 1
      last[axis] = max(nearest, farthest)
    }
    (first.isLater, last.isLater) = (false, true)
    var isBehind = false
    for axis in [TimeAxis.instant, .civil] where !isBehind {
      let from = cursor.isLater ? first[axis] : last[axis]
      let behind = SearchRows(axis, from: from, isLater: !cursor.isLater)
      // Of what is before the page the first is sooner found than the last: an index of words is read
      // forwards.
      isBehind = try find(axis, behind, true)() != nil
    }
    let found = inOrder(taken.0, taken.1)
    return SearchPage(
      token: token, hits: found.map(\.hit),
      later: (cursor.isLater ? hasMore : isBehind) ? last.text : nil,
      earlier: (cursor.isLater ? isBehind : hasMore) ? first.text : nil)
  }

  /// As many as fit on the page, the nearest ones, and whether there are more.
  private func nearest<Failure: Error>(
    _ instants: () throws(Failure) -> Found?, _ civils: () throws(Failure) -> Found?
  ) throws(Failure) -> (taken: ([Found], [Found]), hasMore: Bool) {
    var taken: ([Found], [Found]) = ([], [])
    var (instant, civil) = (try instants(), try civils())
    while taken.0.count + taken.1.count < limit {
      if let next = civil, instant.map({ isCloser(next, than: $0) }) ?? true {
        taken.1.append(next)
        civil = try civils()
      } else if let next = instant {
        taken.0.append(next)
        instant = try instants()
      } else {
        break
      }
    }
    // What has one row is on one page, whose cursor could not be between.
    while let next = instant, next.row == taken.0.last?.row {
      taken.0.append(next)
      instant = try instants()
    }
    while let next = civil, next.row == taken.1.last?.row {
      taken.1.append(next)
      civil = try civils()
    }
    return (taken, instant != nil || civil != nil)
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
    switch found.hit.occurrence.span.start {
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
