// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

extension StoreExport {
  /// All calendars and the events of some days, as JSON lines in the format of `ExchangeWriter`.
  package static func events(
    of store: any RecordStore, in days: DayInterval, zone: ZoneRules
  ) async throws -> Spool {
    let spool = try Spool()
    let writer = ExchangeWriter()
    try spool.append(writer.header)
    try await store.export(.events(in: days, zone: zone)) {
      try spool.append(writer.lines(of: $0))
    }
    try spool.append(writer.end)
    try spool.rewind()
    return spool
  }

  /// The events of some days as CSV.
  package static func eventTable(
    of store: any RecordStore, in days: DayInterval, zone: ZoneRules
  ) async throws -> Spool {
    let spool = try Spool()
    var header: [UInt8] = []
    EventCSVWriter.appendHeader(to: &header)
    try spool.append(header)
    let names = CalendarNames(try await store.calendars(limit: .max))
    try await store.export(.events(in: days, zone: zone)) { records in
      var lines: [UInt8] = []
      lines.reserveCapacity(records.count * 128)
      for case .event(let record) in records {
        EventCSVWriter.append(EventCSVRow(record.event, names), to: &lines)
      }
      try spool.append(lines)
    }
    try spool.rewind()
    return spool
  }
}

extension EventCSVRow {
  /// The row of an event, whose times say their offsets and whose calendar has its name.
  fileprivate init(_ event: CalendarEvent, _ names: CalendarNames) {
    var (start, end): ([UInt8], [UInt8]) = ([], [])
    event.span.start.appendISO8601(to: &start)
    event.span.end.appendISO8601(to: &end)
    self.init(start: start, end: end, line: 0)
    title = Array(event.title.utf8)
    calendar = Array(names.word(of: event.calendar).utf8)
    location = Array(event.location.utf8)
    notes = Array(event.notes.utf8)
    status = Array(event.status.rawValue.utf8)
    busy = Array((event.isBusy ? "busy" : "free").utf8)
    color = event.color.map { Array($0.description.utf8) }
    id = Array(event.id.utf8)
  }
}
