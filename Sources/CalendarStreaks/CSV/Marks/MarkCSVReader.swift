// SPDX-License-Identifier: MIT
import CivilTime

/// Reads marks on days from CSV as its bytes arrive, in memory that does not grow with the file.
///
/// The columns are `type,day` and optionally `owner` and `id`; a header names at least type and
/// day. Otherwise it works like `SessionCSVReader`.
public struct MarkCSVReader: Sendable {
  private var table = CSVTableReader<MarkCSVTable>()

  /// A reader that has read nothing.
  public init() {}
}

extension MarkCSVReader {
  /// Appends bytes of the file.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    table.feed(bytes)
  }

  /// Marks the end of the file; bytes fed later are ignored.
  public mutating func finish() {
    table.finish()
  }

  /// The next mark or problem, or nil when more bytes are needed or the file has ended.
  public mutating func next() -> MarkCSVItem? {
    table.next()
  }
}

/// A table of marks.
enum MarkCSVTable: CSVTable {
  static func row(_ record: CSVRecord<MarkCSVColumn>) throws(MarkCSVProblem) -> MarkCSVRow {
    let type = try record.required(.type, CSVValue.markType)
    let day = try record.required(.day, CSVValue.day)
    let owner = try record.value(.owner, CSVValue.name)
    let id = try record.value(.id, CSVValue.name)
    return MarkCSVRow(id: id, type: type, owner: owner ?? [], day: day, line: record.line)
  }
}
