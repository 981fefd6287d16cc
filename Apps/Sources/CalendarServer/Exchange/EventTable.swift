// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarStore
import CalendarStreaks
import CivilTime

/// The events of a CSV file, ours or of other calendars; those without an id get one made from their
/// content.
///
/// Before the first event of a calendar comes the calendar itself, which is made where it is not there.
struct EventTable {
  private var reader: EventTableReader
  private var naming = EventNaming()
  private var zones: [String: ZoneRules] = [:]
  private var calendars: Set<[UInt8]> = []
  /// The event whose calendar came first.
  private var waiting: RecordImport.Item?
  private let calendar: String
  private let names: CalendarNames
  /// The colours of calendars that are there or come from the file.
  private var colors: Set<HexColor>
  /// The place of the next calendar that comes from the file.
  private var order: Int32

  /// Events of which those without a calendar are of this one; others name theirs by id or name.
  init(_ reader: EventTableReader, calendar: String, names: CalendarNames) {
    self.reader = reader
    self.calendar = calendar
    self.names = names
    (colors, order) = (names.colors, names.nextOrder)
  }
}

extension EventTable {
  mutating func feed(_ bytes: UnsafeRawBufferPointer) { reader.feed(bytes) }

  mutating func finish() { reader.finish() }

  mutating func nextItem() -> LineItem<RecordImport.Item>? {
    if let item = waiting {
      waiting = nil
      return .row(item)
    }
    switch reader.nextItem() {
    case .row(let row):
      do {
        return try .row(inTurn(item(row)))
      } catch StoreError.invalid(let field, let reason) {
        return .problem(BadLine(line: row.line, field: field, reason))
      } catch {
        return .problem(BadLine(line: row.line, reason: "\(error)"))
      }
    case .problem(let line): return .problem(line)
    case nil: return nil
    }
  }

  /// The event of a row, if a store takes it.
  private mutating func item(_ row: EventCSVRow) throws -> RecordImport.Item {
    let span = try EventSpan(start: time(row.start, "start"), end: time(row.end, "end"))
    var event = CalendarEvent(
      id: "", calendar: try row.calendar.map { try names.id(of: Self.text($0)) } ?? calendar,
      title: Self.text(row.title), span: span, notes: Self.text(row.notes),
      location: Self.text(row.location))
    if let status = row.status.map(Self.text) {
      guard let status = EventStatus(rawValue: status) else {
        throw StoreError.invalid(
          field: "status",
          reason: InvalidReason(
            "has to be confirmed, tentative or cancelled",
            ReasonCause("notOneOf", "confirmed, tentative, cancelled")))
      }
      event.status = status
    }
    if let busy = row.busy.map(Self.text) {
      guard ["busy", "free"].contains(busy) else {
        throw StoreError.invalid(
          field: "busy",
          reason: InvalidReason("has to be busy or free", ReasonCause("notOneOf", "busy, free")))
      }
      event.isBusy = busy == "busy"
    }
    if let text = row.color.map(Self.text) {
      guard let color = HexColor(text) else {
        throw StoreError.invalid(
          field: "color",
          reason: InvalidReason("has to be written #RRGGBB", ReasonCause("notAColor")))
      }
      event.color = color
    }
    let item = naming.item(id: row.id.map(Self.text), event)
    try item.validate()
    return item
  }

  /// The event, or first its calendar.
  private mutating func inTurn(_ item: RecordImport.Item) -> RecordImport.Item {
    guard case .event(let record) = item.record,
      calendars.insert(Array(record.event.calendar.utf8)).inserted
    else { return item }
    waiting = item
    let id = record.event.calendar
    let color = HexColor.next(besides: colors)
    let made = EventCalendar(id: id, name: id, color: color, order: order)
    if !names.hasCalendar(id) {
      colors.insert(color)
      order &+= 1
    }
    // As if its id were made from its content: one that is there keeps its name and color.
    return RecordImport.Item(
      .calendar(CalendarRecord(calendar: made, revision: 1, change: 0)), hasMadeID: true)
  }

  private mutating func time(_ bytes: [UInt8], _ field: String) throws -> EventTime {
    let written = try WrittenTime(Self.text(bytes), field: field)
    guard let time = written.time(try rules(written.missingZone, field)) else {
      throw StoreError.invalid(
        field: field,
        reason: InvalidReason("lies beyond the calendar", ReasonCause("beyondCalendar")))
    }
    return time
  }

  private mutating func rules(_ zone: String?, _ field: String) throws -> ZoneRules {
    guard let zone, zone != "UTC" else { return .utc }
    if let known = zones[zone] { return known }
    guard let rules = try? ZoneRules(identifier: zone) else {
      throw StoreError.invalid(
        field: field,
        reason: InvalidReason(
          "names the zone \(zone), which there is not", ReasonCause("unknownZone", zone)))
    }
    zones[zone] = rules
    return rules
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
