// SPDX-License-Identifier: MIT

import CivilTime

extension SessionBook {
  /// Number of sessions.
  public var count: Int32 { byID.count }

  /// The session with this id, or nil; O(log n).
  public func session(_ id: SessionID) -> Session? {
    slot(of: id).map { slots[Int($0)].session }
  }

  /// The day on which the session with this id counts, or nil; O(log n).
  public func day(of id: SessionID) -> EpochDay? {
    slot(of: id).map { slots[Int($0)].wall.day }
  }

  /// Number of sessions that start in an interval; O(log n).
  public func count(in days: DayInterval) -> Int32 {
    Int32(ranks(in: days).count)
  }

  /// Sessions that start on a day, by start, then by id; see `sessions(in:skipping:limit:)`.
  public func sessions(on day: EpochDay, skipping: Int32 = 0, limit: Int32 = .max) -> [Session] {
    guard let days = DayInterval(first: day, last: day) else { return [] }
    return sessions(in: days, skipping: skipping, limit: limit)
  }

  /// Sessions that start in an interval, by start, then by id; O(log n + those returned).
  ///
  /// For lists that are built lazily: `skipping` sessions are left out, and at most `limit` are
  /// returned.
  public func sessions(
    in days: DayInterval, skipping: Int32 = 0, limit: Int32 = .max
  ) -> [Session] {
    let ranks = ranks(in: days).dropFirst(Int(Swift.max(skipping, 0)))
      .prefix(Int(Swift.max(limit, 0)))
    var sessions: [Session] = []
    sessions.reserveCapacity(ranks.count)
    byStart.visit(ranks.startIndex..<ranks.endIndex) { sessions.append(slots[Int($0)].session) }
    return sessions
  }

  private func ranks(in days: DayInterval) -> Range<Int32> {
    let first = byStart.rank { slots[Int($0)].wall.day < days.start }
    let end = byStart.rank { slots[Int($0)].wall.day.rawValue < days.endRawValue }
    // The end of an empty interval is its start, so the second is never less.
    return first..<end
  }
}
