// SPDX-License-Identifier: MIT
import CivilTime

extension CheckRun {
  /// The upper bounds of the numbers in records.
  struct Places {
    /// Number of the last change, or nil when it cannot be read.
    var head: Int64?
    /// Number of the last import, or nil when it cannot be read.
    var imports: Int64?
  }

  /// Checks the store's name and the counters of its calendar; there is one row of each.
  mutating func lookAtPlaces(_ file: FileReading) throws -> Places {
    var places = Places()
    try part("table meta") { run in
      var count = 0
      try file.forEachRow("SELECT store, import_runs FROM meta") { row in
        (count, places.imports) = (count + 1, row.integer(1))
        if ChangeToken("\(row.text(0)).0") == nil {
          run.list.add(.record, "meta", "does not hold a store's name of 16 hexadecimal digits")
        }
      }
      if count != 1 { run.list.add(.record, "meta", "has \(count) rows and should have 1") }
    }
    try part("table calendar") { run in
      var count = 0
      let sql = "SELECT tenant, calendar, head_change, floor_change FROM calendar"
      try file.forEachRow(sql) { row in
        count += 1
        if row.integer(0) != 1 || row.integer(1) != 1 {
          run.list.add(.record, "calendar", "has a row that is not the one of this store")
        }
        places.head = row.integer(2)
        run.lookAtEnds(head: row.integer(2) ?? -1, floor: row.integer(3) ?? -1)
      }
      if count != 1 { run.list.add(.record, "calendar", "has \(count) rows and should have 1") }
    }
    extent.head = places.head ?? 0
    return places
  }

  private mutating func lookAtEnds(head: Int64, floor: Int64) {
    if head < 0 { list.add(.sequence, "calendar", "says \(head) for the last change") }
    if floor < 0 || floor > head {
      list.add(
        .sequence, "calendar", "says that changes to \(floor) are forgotten, the last being \(head)"
      )
    }
  }
}

extension CheckRun {
  /// Checks every session.
  mutating func lookAtSessions(_ file: FileReading, _ places: Places) throws {
    let sql = "SELECT \(SessionRow.columns), origin FROM session NOT INDEXED"
    try file.forEachRow(sql) { row in
      extent.sessions += 1
      let name = { "session \(row.text(0))" }
      lookAtText(row, 0, .id, "its id", of: name)
      lookAtTime(row, at: 1, "its start", of: name)
      lookAtTime(row, at: 5, "its end", of: name)
      if row.integer(9).flatMap(Int32.init(exactly:)) == nil {
        list.add(.record, name(), "its points are no whole number of 32 bits")
      }
      lookAtWriting(row, at: 10, places, of: name)
      guard !row.isNull(13), let imports = places.imports else { return }
      if !(1...max(imports, 1)).contains(row.integer(13) ?? 0) {
        list.add(.record, name(), "says that an import made it which there was not")
      }
    }
  }

  /// Checks every mark.
  mutating func lookAtMarks(_ file: FileReading, _ places: Places) throws {
    try file.forEachRow("SELECT \(MarkRow.columns) FROM mark NOT INDEXED") { row in
      extent.marks += 1
      let name = { "mark \(row.text(0))" }
      lookAtText(row, 0, .id, "its id", of: name)
      lookAtText(row, 1, .markType, "its type", of: name)
      lookAtText(row, 2, .markOwner, "its owner", of: name)
      lookAtDay(row, 3, "its day", of: name)
      lookAtWriting(row, at: 4, places, of: name)
    }
  }

  /// Checks the settings.
  mutating func lookAtSettings(_ file: FileReading, _ places: Places) throws {
    var count = 0
    let sql = "SELECT goal, first_day, zone, revision, change FROM settings"
    try file.forEachRow(sql) { row in
      count += 1
      let name = { "settings" }
      if (row.integer(0) ?? 0) < 1 { list.add(.record, name(), "the goal is not 1 or more") }
      if !row.isNull(1) { lookAtDay(row, 1, "the first day", of: name) }
      if !row.isNull(2) { lookAtText(row, 2, .zone, "the zone", of: name) }
      let (revision, change) = (row.integer(3) ?? -1, row.integer(4) ?? -1)
      if revision < 0 { list.add(.record, name(), "the revision is \(revision)") }
      if change < 0 || change > places.head ?? .max || (revision == 0) != (change == 0) {
        list.add(.sequence, name(), "change \(change) at revision \(revision) cannot be")
      }
    }
    if count != 1 { list.add(.record, "settings", "has \(count) rows and should have 1") }
  }
}

extension CheckRun {
  mutating func lookAtText(
    _ row: FileRow, _ column: Int32, _ rule: TextRule, _ field: String, of name: () -> String
  ) {
    do {
      try rule.check(row.bytes(column), field: field)
    } catch {
      list.add(.record, name(), "\(error)")
    }
  }

  private mutating func lookAtDay(
    _ row: FileRow, _ column: Int32, _ field: String, of name: () -> String
  ) {
    guard row.integer(column).flatMap({ Int32(exactly: $0) }).flatMap({ EpochDay($0) }) == nil
    else { return }
    list.add(.record, name(), "\(field) is no day of the calendar")
  }

  /// Checks a time in four columns: axis, microseconds, offset and zone.
  private mutating func lookAtTime(
    _ row: FileRow, at column: Int32, _ field: String, of name: () -> String
  ) {
    guard Self.isTime(row.integer(column), row.integer(column + 1)) else {
      return list.add(.record, name(), "\(field) is no time of the calendar")
    }
    if !row.isNull(column + 2),
      row.integer(column + 2).flatMap(Int32.init(exactly:)).flatMap(UTCOffset.init(seconds:)) == nil
    {
      list.add(.record, name(), "\(field) has an offset that no clock has")
    }
    if !row.isNull(column + 3) { lookAtText(row, column + 3, .zone, field, of: name) }
  }

  /// Checks revision, change number and deletion flag, in three columns.
  mutating func lookAtWriting(
    _ row: FileRow, at column: Int32, _ places: Places, of name: () -> String
  ) {
    if (row.integer(column) ?? 0) < 1 { list.add(.record, name(), "its revision is not 1 or more") }
    let change = row.integer(column + 1) ?? 0
    if change < 1 || change > places.head ?? .max {
      list.add(
        .sequence, name(), "its change is \(change), and the last one \(places.head ?? 0)")
    }
    guard let deleted = row.integer(column + 2), (0...1).contains(deleted) else {
      return list.add(.record, name(), "is neither deleted nor not")
    }
  }

  /// Whether the calendar contains such a time.
  static func isTime(_ axis: Int64?, _ microseconds: Int64?) -> Bool {
    guard let axis = axis.flatMap(TimeAxis.init(rawValue:)), let microseconds else { return false }
    return switch axis {
    case .instant: Instant(microsecondsSince1970: microseconds) != nil
    case .civil: CivilDateTime(wallMicroseconds: microseconds) != nil
    }
  }
}
