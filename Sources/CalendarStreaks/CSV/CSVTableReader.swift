// SPDX-License-Identifier: MIT

/// Reads the rows of a CSV table as its bytes arrive, in memory that does not grow with the file.
struct CSVTableReader<Table: CSVTable>: Sendable {
  private var lines = CSVLineBuffer()
  private var records = CSVRecords<Table>()
}

extension CSVTableReader {
  typealias Item = CSVItem<Table.Row, Table.Column>

  /// Appends bytes of the file.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    lines.feed(bytes)
  }

  /// Marks the end of the file; bytes fed later are ignored.
  mutating func finish() {
    lines.finish()
  }

  /// The next row or problem, or nil when more bytes are needed or the file has ended.
  mutating func next() -> Item? {
    if let row = records.takeWaiting() { return row }
    while true {
      switch lines.next() {
      case .nothing:
        // Names of columns alone are not those of this table either.
        return lines.isAtEnd ? records.takeOtherColumns().map { .problem($0) } : nil
      case .tooLong(let number):
        return .problem(CSVProblem(line: number, reason: .lineTooLong))
      case .line(let line):
        let isJoined = records.joinsLines && line.isOpen
        guard let record = isJoined ? lines.joined(line, most: Table.longestField) : line else {
          return nil
        }
        if let item = read(record, orElse: line) { return item }
      }
    }
  }

  /// Reads a record or, when several lines do not form one, only its first line.
  private mutating func read(
    _ record: CSVLineBuffer.Line, orElse line: CSVLineBuffer.Line
  ) -> Item? {
    // The reference keeps the bytes in place while `records` changes.
    let bytes = lines.bytes
    var taken = record
    let item = bytes.withUnsafeBufferPointer { bytes in
      let item = records.read(bytes, record, number: lines.number)
      guard record.count > 1, case .problem = item, !records.isWhole else { return item }
      taken = line
      return records.read(bytes, line, number: lines.number)
    }
    lines.take(taken)
    if case .problem(let problem) = item { abandon(for: problem.reason) }
    return item
  }

  /// Reads nothing more for reasons that are those of the whole file.
  private mutating func abandon(for reason: CSVReason) {
    guard reason == .wideCharacters || reason == .otherColumns else { return }
    lines.abandon()
    _ = records.takeOtherColumns()
  }
}
