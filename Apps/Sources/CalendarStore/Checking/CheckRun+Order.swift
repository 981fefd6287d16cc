// SPDX-License-Identifier: MIT
import CivilTime
import GRDBSQLite

extension CheckRun {
  /// Looks at the starts that sessions have left.
  mutating func lookAtMoves(_ file: FileReading, _ places: Places) throws {
    try file.forEachRow("SELECT change, start_axis, start_at FROM session_move") { row in
      let change = row.integer(0) ?? 0
      if change < 1 || change > places.head ?? .max {
        list.add(.sequence, "move \(change)", "lies behind the last change, \(places.head ?? 0)")
      }
      if !Self.isTime(row.integer(1), row.integer(2)) {
        list.add(.record, "move \(change)", "its start is no time of the calendar")
      }
    }
    let others = """
      SELECT change FROM session_move WHERE change IN (SELECT change FROM mark)
      UNION SELECT change FROM session_move WHERE change IN (SELECT change FROM settings)
      UNION SELECT change FROM session_move
        WHERE change IN (SELECT change FROM session WHERE revision = 1)
      """
    try file.forEachRow(others) { row in
      list.add(
        .sequence, "move \(row.integer(0) ?? 0)", "is of a change that moved no session")
    }
  }

  /// Looks whether every change wrote one record.
  mutating func lookAtNumbers(_ file: FileReading) throws {
    let sql = """
      SELECT change, count(*) FROM (
        SELECT change FROM session UNION ALL SELECT change FROM mark
        UNION ALL SELECT change FROM settings WHERE change > 0)
      GROUP BY change HAVING count(*) > 1
      """
    try file.forEachRow(sql) { row in
      list.add(
        .sequence, "change \(row.integer(0) ?? 0)", "is that of \(row.integer(1) ?? 0) records")
    }
  }

  /// Adds days up twice, over the index as pages do and over the records one by one, in UTC and in
  /// the zone of the settings.
  mutating func lookAtSums(_ file: FileReading) throws {
    var named: String?
    try file.forEachRow("SELECT zone FROM settings") { row in
      named = row.isNull(0) ? nil : row.text(0)
    }
    let zone = options.zone(named)
    for zone in zone == .utc ? [zone] : [.utc, zone] {
      let (indexed, counted) = (try indexedSums(file, zone), try countedSums(file, zone))
      for day in Set(indexed.keys).union(counted.keys).sorted()
      where indexed[day] != counted[day] {
        let (index, rows) = (indexed[day] ?? Sum(), counted[day] ?? Sum())
        list.add(
          .total, "\(EpochDay(clamping: Int64(day)))",
          """
          has \(rows.points) points in \(rows.count) sessions, the index says \(index.points) in \
          \(index.count)
          """)
      }
    }
  }
}

extension CheckRun {
  private struct Sum: Equatable {
    var points: Int64 = 0
    var count: Int64 = 0

    mutating func add(_ points: Int64) {
      self.points &+= points
      count += 1
    }
  }

  private typealias Row = (axis: Int64, at: Int64, points: Int64)

  private func forEachStart(
    _ file: FileReading, _ source: String, _ body: (Row) -> Void
  ) throws {
    let sql = """
      SELECT start_axis, start_at, points FROM session \(source)
      WHERE tenant = 1 AND calendar = 1 AND deleted = 0
      """
    try file.forEachRow(sql) { row in
      guard let axis = row.integer(0), let at = row.integer(1), let points = row.integer(2),
        Self.isTime(axis, at)
      else { return }
      body((axis, at, points))
    }
  }

  /// By stretches in which clocks are not set, in the order of the index.
  private func indexedSums(_ file: FileReading, _ zone: ZoneRules) throws -> [Int32: Sum] {
    var sums = DaySums()
    var stretch: ZoneStretch?
    try forEachStart(file, "INDEXED BY session_start") { row in
      guard row.axis == TimeAxis.instant.rawValue else {
        return sums.add(row.points, wall: row.at)
      }
      if stretch.map({ $0.start <= row.at && row.at < $0.end }) != true {
        stretch = zone.stretch(of: .all, from: row.at)
      }
      if let stretch { sums.add(row.points, wall: stretch.wall(at: row.at)) }
    }
    return Dictionary(
      sums.totals().map { ($0.day.rawValue, Sum(points: $0.points, count: $0.count)) }
    ) { first, _ in first }
  }

  /// Session by session, each asking the zone for its day.
  private func countedSums(_ file: FileReading, _ zone: ZoneRules) throws -> [Int32: Sum] {
    var sums: [Int32: Sum] = [:]
    try forEachStart(file, "NOT INDEXED") { row in
      let day =
        row.axis == TimeAxis.civil.rawValue
        ? EpochDay(clamping: row.at.dividedDown(by: WallInterval.microsecondsPerDay))
        : zone.day(at: Instant(clamping: row.at))
      sums[day.rawValue, default: Sum()].add(row.points)
    }
    return sums
  }
}
