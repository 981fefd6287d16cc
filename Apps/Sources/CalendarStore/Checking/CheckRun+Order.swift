// SPDX-License-Identifier: MIT
import CivilTime
import GRDBSQLite

extension CheckRun {
  /// Checks the former states of records, which are kept by change number.
  mutating func lookAtFormer(_ file: FileReading, _ places: Places, schema: Int) throws {
    for (table, kind) in Self.formerTables(schema: schema) {
      let head = places.head ?? .max
      try file.forEachRow(
        "SELECT change FROM \(table) WHERE change NOT BETWEEN 1 AND \(head)"
      ) { row in
        list.add(
          .sequence, "change \(row.integer(0) ?? 0) in \(table)",
          "lies behind the last one, \(head)")
      }
      try lookAtChanged(file, table, kind, schema: schema)
    }
    let table = schema == 1 ? "session_move" : "session_former"
    try file.forEachRow("SELECT change, start_axis, start_at FROM \(table)") { row in
      guard !Self.isTime(row.integer(1), row.integer(2)) else { return }
      list.add(
        .record, "change \(row.integer(0) ?? 0) in \(table)",
        "its start is no time of the calendar")
    }
  }

  /// The tables of former states, each with the table of present records.
  private static func formerTables(schema: Int) -> [(table: String, kind: String)] {
    schema == 1
      ? [("session_move", "session")]
      : recordTables(schema: schema).map { ("\($0)_former", $0) }
  }

  /// The tables of records that a schema has.
  private static func recordTables(schema: Int) -> [String] {
    ["session", "mark", "settings"] + (schema > 2 ? ["event_calendar", "event"] : [])
  }

  /// Checks that each former state precedes a change of a record of its kind.
  private mutating func lookAtChanged(
    _ file: FileReading, _ table: String, _ kind: String, schema: Int
  ) throws {
    let made = kind == "settings" ? 0 : 1
    let others = Self.recordTables(schema: schema).filter { $0 != kind }
      .map { "OR change IN (SELECT change FROM \($0))" }.joined(separator: " ")
    let sql = """
      SELECT change FROM \(table)
      WHERE change IN (SELECT change FROM \(kind) WHERE revision = \(made)) \(others)
      """
    try file.forEachRow(sql) { row in
      list.add(.sequence, "change \(row.integer(0) ?? 0) in \(table)", "changed no \(kind)")
    }
  }

  /// Checks what schema 2 added: the store's name beside its changes, and which changes belong
  /// together.
  mutating func lookAtAdditions(_ file: FileReading, _ places: Places) throws {
    try file.forEachRow("SELECT count(*) FROM calendar WHERE store <> (SELECT store FROM meta)") {
      row in
      if row.integer(0) != 0 {
        list.add(.record, "calendar", "is of a store of another name than meta says")
      }
    }
    let head = places.head ?? .max
    try file.forEachRow("SELECT first_change FROM batch WHERE last_change > \(head)") { row in
      list.add(
        .sequence, "change \(row.integer(0) ?? 0) in batch",
        "belongs together with changes behind the last one, \(head)")
    }
  }

  /// Checks that each change wrote one record.
  mutating func lookAtNumbers(_ file: FileReading, schema: Int) throws {
    let changes = Self.recordTables(schema: schema)
      .map { "SELECT change FROM \($0) WHERE change > 0" }.joined(separator: " UNION ALL ")
    let sql = """
      SELECT change, count(*) FROM (\(changes))
      GROUP BY change HAVING count(*) > 1
      """
    try file.forEachRow(sql) { row in
      list.add(
        .sequence, "change \(row.integer(0) ?? 0)", "is that of \(row.integer(1) ?? 0) records")
    }
  }

  /// Adds up days twice: over the index, as pages do, and record by record; in UTC and in the zone
  /// of the settings.
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

  /// Sums in the order of the index, one stretch between clock changes at a time.
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

  /// Sums session by session, asking the zone for each one's day.
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
