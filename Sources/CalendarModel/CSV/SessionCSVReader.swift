// SPDX-License-Identifier: MIT

/// Reads sessions from CSV as its bytes come, in memory that does not grow with the file.
///
///     var reader = SessionCSVReader()
///     reader.feed(bytes)              // and again, as they come
///     reader.finish()
///     while let item = reader.next() { … }
///
/// - Columns: `start,end,points` and perhaps `id`, in this order, or in that of a header. A header
///   names at least start and points, in any case of letters; one that comes again, as when files
///   are joined, counts again. Columns of other names are named in a problem and left out.
/// - Commas, semicolons or tabs separate: what lets the first sensible line make sense, or what a
///   line `sep=;` in front says.
/// - Quotation marks as in RFC 4180. Spaces around a field do not count, a byte order mark is
///   skipped, so are blank lines, and empty fields behind the last column.
/// - Times as `SessionTime(iso8601:)` reads them, with `T` or a space; a date alone is its 00:00. An
///   empty end is the start: something that took no time that anyone wrote down.
///
/// A bad line is a problem and the line behind it is read as if nothing had been: also when a
/// quotation mark was not closed. Only in a column that is left out may a field span lines.
public struct SessionCSVReader: Sendable {
  private var table = CSVTableReader<SessionCSVTable>()

  /// A reader that has seen nothing.
  public init() {}
}

extension SessionCSVReader {
  /// Takes in more bytes of the file.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    table.feed(bytes)
  }

  /// Takes in more bytes of the file.
  public mutating func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { table.feed($0) }
  }

  /// Says that the file has ended; bytes that are fed later are dropped.
  public mutating func finish() {
    table.finish()
  }

  /// The next session or problem, or nil when more bytes are needed or the file has ended.
  public mutating func next() -> SessionCSVItem? {
    table.next()
  }
}
