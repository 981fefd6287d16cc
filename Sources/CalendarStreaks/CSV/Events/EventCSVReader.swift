// SPDX-License-Identifier: MIT

/// Reads events from CSV as its bytes arrive, in memory that does not grow with the file.
///
/// The columns are those of `EventCSVColumn`; a header names at least start and end. Otherwise it
/// works like `SessionCSVReader`.
public struct EventCSVReader: Sendable {
  private var table = CSVTableReader<EventCSVTable>()

  /// A reader that has read nothing.
  public init() {}
}

extension EventCSVReader {
  /// Appends bytes of the file.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    table.feed(bytes)
  }

  /// Marks the end of the file; bytes fed later are ignored.
  public mutating func finish() {
    table.finish()
  }

  /// The next event or problem, or nil when more bytes are needed or the file has ended.
  public mutating func next() -> EventCSVItem? {
    table.next()
  }
}

/// A table of events.
enum EventCSVTable: CSVTable {
  /// Notes of 8 192 characters, each of which may take four bytes or be escaped.
  static var longestField: Int { 40_960 }

  static var ofLines: [EventCSVColumn] { [.notes] }

  static func row(_ record: CSVRecord<EventCSVColumn>) throws(CSVProblem<EventCSVColumn>)
    -> EventCSVRow
  {
    var row = EventCSVRow(
      start: try record.required(.start, CSVValue.eventTime),
      end: try record.required(.end, CSVValue.eventTime), line: record.line)
    row.title = try record.value(.title, CSVValue.line) ?? []
    row.calendar = try record.value(.calendar, CSVValue.name)
    row.location = try record.value(.location, CSVValue.line) ?? []
    row.notes = try record.value(.notes, CSVValue.notes) ?? []
    row.status = try record.value(.status, CSVValue.name)
    row.busy = try record.value(.busy, CSVValue.name)
    row.color = try record.value(.color, CSVValue.name)
    row.id = try record.value(.id, CSVValue.name)
    return row
  }
}
