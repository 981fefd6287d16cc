// SPDX-License-Identifier: MIT

/// Which field of a record holds which column.
struct CSVLayout<Column: CSVColumn>: Hashable, Sendable {
  /// The field of each column by its raw value, from 0, or −1 for a column that is not there.
  private var places: [Int]
  /// Number of fields that a record may have.
  let fieldCount: Int
  /// The fields that are not read, as a mask with bit 0 for the first.
  private(set) var ignored: UInt64 = 0

  /// That of a file without a header: the columns in their order.
  init() {
    fieldCount = Column.allCases.count
    places = Array(0..<fieldCount)
  }
}

extension CSVLayout {
  /// The field of a column, from 0, or −1 when there is none.
  func field(of column: Column) -> Int {
    places[Int(column.rawValue)]
  }

  /// The column of a field, or nil.
  func column(of field: Int) -> Column? {
    Column.allCases.first { places[Int($0.rawValue)] == field }
  }

  /// The layout that a header says, or nil when the record is none.
  ///
  /// A header names the columns that are required, and none twice.
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
