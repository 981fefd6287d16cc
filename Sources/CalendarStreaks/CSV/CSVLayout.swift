// SPDX-License-Identifier: MIT

/// Which field of a record holds which column.
struct CSVLayout<Column: CSVColumn>: Hashable, Sendable {
  /// The field of each column, by the column's raw value and counted from 0; −1 for an absent
  /// column.
  private var places: [Int]
  /// The number of fields that a record may have.
  let fieldCount: Int
  /// The ignored fields, as a mask with bit 0 for the first.
  private(set) var ignored: UInt64 = 0

  /// The layout without a header: the columns in their order.
  init() {
    fieldCount = Column.allCases.count
    places = Array(0..<fieldCount)
  }
}

extension CSVLayout {
  /// The field of a column, counted from 0, or −1 when there is none.
  func field(of column: Column) -> Int {
    places[Int(column.rawValue)]
  }

  /// The column of a field, or nil.
  func column(of field: Int) -> Column? {
    Column.allCases.first { places[Int($0.rawValue)] == field }
  }

  /// The layout that a header defines, or nil when the record is not a header.
  ///
  /// A header names all required columns, and none twice.
  init?(header fields: CSVFields, of record: UnsafeBufferPointer<UInt8>) {
    let used = fields.usedCount
    guard used <= CSVFields.capacity else { return nil }
    places = Column.allCases.map { _ in -1 }
    fieldCount = used
    for field in 0..<used {
      let column = fields.withField(field, of: record) { Column(name: $0) }
      guard let column else {
        ignored |= 1 << UInt64(field)
        continue
      }
      guard places[Int(column.rawValue)] < 0 else { return nil }
      places[Int(column.rawValue)] = field
    }
    guard Column.required.allSatisfy({ places[Int($0.rawValue)] >= 0 }) else { return nil }
  }
}
