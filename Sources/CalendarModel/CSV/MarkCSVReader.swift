// SPDX-License-Identifier: MIT

/// Reads marks on days from CSV as its bytes come, in memory that does not grow with the file.
///
/// Columns are `type,day` and perhaps `owner` and `id`; a header names at least type and day. All
/// else is as in `SessionCSVReader`.
public struct MarkCSVReader: Sendable {
  private var table = CSVTableReader<MarkCSVTable>()

  /// A reader that has seen nothing.
  public init() {}
}

extension MarkCSVReader {
  /// Takes in more bytes of the file.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    table.feed(bytes)
  }

  /// Says that the file has ended; bytes that are fed later are dropped.
  public mutating func finish() {
    table.finish()
  }

  /// The next mark or problem, or nil when more bytes are needed or the file has ended.
  public mutating func next() -> MarkCSVItem? {
    table.next()
  }
}
