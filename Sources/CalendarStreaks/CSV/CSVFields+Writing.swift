// SPDX-License-Identifier: MIT

extension [UInt8] {
  /// Appends the line with the names of a table's columns.
  mutating func appendCSVHeader<Column: CSVColumn>(_: Column.Type) {
    for column in Column.allCases {
      if column.rawValue > 0 { append(0x2C) }
      column.name.withUTF8Buffer { append(contentsOf: $0) }
    }
    append(0x0A)
  }

  /// Appends a field, quoted if it could otherwise be misread: separators, quotation marks, spaces,
  /// a byte order mark, or nothing at all.
  mutating func appendCSVField(_ text: [UInt8]) {
    let isPlain = text.allSatisfy { byte in
      byte > 0x20 && byte != 0x22 && byte != 0x2C && byte != 0x3B
    }
    guard !isPlain || text.isEmpty || text.first == 0xEF else {
      append(contentsOf: text)
      return
    }
    append(0x22)
    for byte in text {
      if byte == 0x22 { append(byte) }
      append(byte)
    }
    append(0x22)
  }
}
