// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import GRDB
import GRDBSQLite

extension SQLiteStore {
  /// The totals of the days that may have changed since a token.
  ///
  /// Each session that changed contributes its day, and each former state the day it had before.
  public func recount(
    since token: ChangeToken?, zone: ZoneRules
  ) async throws(StoreError) -> DayRecount {
    try await read { db in
      let (head, settings) = (try db.head(), try db.settings())
      guard let token, token.store == head.store, token.change <= head.change,
        token.change >= (try db.floorChange()),
        let days = try db.daysTouched(since: token, zone: zone)
      else {
        return DayRecount(
          token: head, settings: settings, isWhole: true,
          totals: try db.totals(in: .all, zone: zone))
      }
      return DayRecount(
        token: head, settings: settings, isWhole: false,
        totals: try days.flatMap { try db.totalsWithEmpty(of: $0, zone: zone) })
    }
  }
}

extension Database {
  /// The most changes whose days are looked up one by one; more than a part of an import.
  private static let mostTouched = 20_000

  /// The days that may have changed, as intervals in order, or nil when there are too many.
  fileprivate func daysTouched(since token: ChangeToken, zone: ZoneRules) throws -> [DayInterval]? {
    let statement = try cachedStatement(
      sql: """
        SELECT start_axis, start_at FROM session_former
        WHERE tenant = 1 AND calendar = 1 AND change > :change
        UNION ALL
        SELECT start_axis, start_at FROM session INDEXED BY session_change
        WHERE tenant = 1 AND calendar = 1 AND change > :change
        LIMIT :limit
        """)
    var (days, count) = (Set<Int32>(), 0)
    let arguments: StatementArguments = ["change": token.change, "limit": Self.mostTouched + 1]
    try statement.forEachRow(arguments: arguments) { row in
      let microseconds = sqlite3_column_int64(row, 1)
      let day =
        sqlite3_column_int64(row, 0) == TimeAxis.civil.rawValue
        ? EpochDay(clamping: microseconds.dividedDown(by: WallInterval.microsecondsPerDay))
        : zone.day(at: Instant(clamping: microseconds))
      days.insert(day.rawValue)
      count += 1
    }
    return count > Self.mostTouched ? nil : Self.intervals(of: days.sorted())
  }

  private static func intervals(of days: [Int32]) -> [DayInterval] {
    var intervals: [DayInterval] = []
    for day in days {
      if let last = intervals.last, last.endRawValue == day,
        let longer = DayInterval(start: last.start, count: last.count + 1)
      {
        intervals[intervals.count - 1] = longer
      } else if let one = DayInterval(start: EpochDay(clamping: Int64(day)), count: 1) {
        intervals.append(one)
      }
    }
    return intervals
  }

  /// The totals of every day of an interval, with a count of 0 for days without sessions.
  fileprivate func totalsWithEmpty(
    of days: DayInterval, zone: ZoneRules
  ) throws -> [DayTotal] {
    var found = try totals(in: days, zone: zone)[...]
    return (0..<days.count).map { number in
      let day = days.start.addingClamped(days: number)
      if found.first?.day == day, let total = found.popFirst() { return total }
      return DayTotal(day: day, points: 0, count: 0)
    }
  }
}
