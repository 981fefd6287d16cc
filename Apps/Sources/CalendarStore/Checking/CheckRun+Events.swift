// SPDX-License-Identifier: MIT
import CivilTime

extension CheckRun {
  /// Checks what schema 3 added: calendars, events, and the index of their occurrences.
  mutating func lookAtAllEvents(
    _ file: FileReading, _ places: Places, schema: Int
  ) throws {
    try part("table event_calendar") { try $0.lookAtCalendars(file, places, schema: schema) }
    try part("table event") { try $0.lookAtEvents(file, places) }
    try part("table occurrence") { try $0.lookAtOccurrences(file) }
  }

  private mutating func lookAtCalendars(
    _ file: FileReading, _ places: Places, schema: Int
  ) throws {
    let columns = schema > 4 ? CalendarRow.columns : CalendarRow.former
    try file.forEachRow("SELECT \(columns) FROM event_calendar NOT INDEXED") { row in
      extent.calendars += 1
      let name = { "calendar \(row.text(0))" }
      lookAtText(row, 0, .id, "its id", of: name)
      lookAtText(row, 1, .calendarName, "its name", of: name)
      lookAtColor(row, 2, of: name)
      if !row.isNull(5) { lookAtText(row, 5, .zone, "its zone", of: name) }
      lookAtWriting(row, at: 6, places, of: name)
      if schema > 4, !(0...1).contains(row.integer(9) ?? -1) {
        list.add(.record, name(), "is neither locked nor unlocked")
      }
    }
  }

  private mutating func lookAtEvents(_ file: FileReading, _ places: Places) throws {
    try file.forEachRow("SELECT \(EventRow.columns) FROM event NOT INDEXED") { row in
      extent.events += 1
      let name = { "event \(row.text(0))" }
      lookAtText(row, 0, .id, "its id", of: name)
      lookAtText(row, 1, .id, "its calendar", of: name)
      lookAtEnd(row, at: 3, "its start", of: name)
      lookAtEnd(row, at: 6, "its end", of: name)
      if (row.integer(6) ?? 0) < (row.integer(3) ?? 0) {
        list.add(.record, name(), "its end is before its start")
      }
      if row.integer(9).flatMap(EventStatus.init(number:)) == nil {
        list.add(.record, name(), "its status is none")
      }
      if !(0...1).contains(row.integer(10) ?? -1) {
        list.add(.record, name(), "is neither busy nor free")
      }
      if !row.isNull(11) { lookAtColor(row, 11, of: name) }
      lookAtText(row, 12, .eventTitle, "its title", of: name)
      lookAtText(row, 13, .eventLocation, "its location", of: name)
      lookAtWriting(row, at: 14, places, of: name)
      lookAtText(row, 17, .eventNotes, "its notes", of: name)
    }
  }

  /// Checks that the index is what the events would make it.
  private mutating func lookAtOccurrences(_ file: FileReading) throws {
    let kept = "SELECT \(OccurrenceIndex.columns) FROM occurrence"
    for (sql, fault) in [
      ("\(OccurrenceIndex.rows) EXCEPT \(kept)", "is missing from the index of occurrences"),
      ("\(kept) EXCEPT \(OccurrenceIndex.rows)", "is in the index of occurrences by mistake"),
    ] {
      try file.forEachRow(sql) { row in
        list.add(.index, "event in row \(row.integer(6) ?? 0)", fault)
      }
    }
    let unnumbered = """
      SELECT id FROM event WHERE deleted = 0
        AND event_calendar NOT IN (SELECT id FROM occurrence_holder)
      """
    try file.forEachRow(unnumbered) { row in
      list.add(.index, "event \(row.text(0))", "is missing from the index of occurrences")
    }
  }

  /// Checks an end of an event: microseconds, offset and zone, in three columns.
  private mutating func lookAtEnd(
    _ row: FileRow, at column: Int32, _ field: String, of name: () -> String
  ) {
    let axis = min(row.integer(2) ?? -1, 1)
    guard Self.isTime(axis, row.integer(column)), (row.integer(column) ?? 1) % 1_000_000 == 0 else {
      return list.add(.record, name(), "\(field) is no time of an event")
    }
    guard axis == TimeAxis.instant.rawValue else { return }
    if row.integer(column + 1).flatMap(Int32.init(exactly:)).flatMap(UTCOffset.init(seconds:))
      == nil
    {
      list.add(.record, name(), "\(field) has an offset that no clock has")
    }
    lookAtText(row, column + 2, .zone, "the zone of \(field)", of: name)
  }

  private mutating func lookAtColor(_ row: FileRow, _ column: Int32, of name: () -> String) {
    guard
      row.integer(column).flatMap(Int32.init(exactly:)).flatMap(HexColor.init(rawValue:)) == nil
    else { return }
    list.add(.record, name(), "its color is none")
  }
}
