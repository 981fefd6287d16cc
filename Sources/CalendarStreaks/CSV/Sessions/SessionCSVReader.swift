// SPDX-License-Identifier: MIT
import CivilTime

/// Reads sessions from CSV as its bytes arrive, in memory that does not grow with the file.
///
///     var reader = SessionCSVReader()
///     reader.feed(bytes)              // and again, as they come
///     reader.finish()
///     while let item = reader.next() { … }
///
/// - Columns: `start,end,points` and optionally `id`, in this order or in that of a header. A
///   header names at least start and points, in any letter case. A header may be repeated, as when
///   files are joined. Columns with other names are reported in a problem and ignored. Where not
///   even those two are named, and what follows are no rows either, nothing more is read.
/// - Separators: commas, semicolons or tabs. The one with which the first meaningful line makes
///   sense is used, or the one in a line `sep=;` at the beginning.
/// - Quotation marks: as in RFC 4180. Ignored are spaces around a field, a byte order mark, blank
///   lines, and empty fields after the last column.
/// - Times: as `SessionTime(iso8601:)` reads them, with `T` or a space; a date alone means 00:00.
///   An empty end is the start: something whose duration nobody wrote down.
///
/// A bad line is a problem, and the next line is read as if nothing had happened, even after an
/// unclosed quotation mark. Only a field in an ignored column may span lines.
public struct SessionCSVReader: Sendable {
  private var table = CSVTableReader<SessionCSVTable>()

  /// A reader that has read nothing.
  public init() {}
}

extension SessionCSVReader {
  /// Appends bytes of the file.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    table.feed(bytes)
  }

  /// Appends bytes of the file.
  public mutating func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { table.feed($0) }
  }

  /// Marks the end of the file; bytes fed later are ignored.
  public mutating func finish() {
    table.finish()
  }

  /// The next session or problem, or nil when more bytes are needed or the file has ended.
  public mutating func next() -> SessionCSVItem? {
    table.next()
  }
}

/// A table of sessions.
enum SessionCSVTable: CSVTable {
  static func row(
    _ record: CSVRecord<SessionCSVColumn>
  ) throws(SessionCSVProblem) -> SessionCSVRow {
    let start = try record.required(.start, CSVValue.time)
    let end = try record.value(.end, CSVValue.time)
    let points = try record.required(.points, CSVValue.wholeNumber)
    let id = try record.value(.id, CSVValue.id)
    return SessionCSVRow(
      id: id, start: start, end: end ?? start, points: points, line: record.line)
  }
}
