// SPDX-License-Identifier: MIT

/// Which field of a record holds which column.
struct SessionCSVLayout: Hashable, Sendable {
  /// The field of each column by its raw value, from 0, or −1 for a column that is not there.
  private var places: [Int]
  /// Number of fields that a record may have.
  let fieldCount: Int
  /// The fields that are not read, as a mask with bit 0 for the first.
  private(set) var ignored: UInt64 = 0

  /// That of a file without a header: start, end, points, id.
  static let plain = SessionCSVLayout(places: [0, 1, 2, 3], fieldCount: 4)

  private init(places: [Int], fieldCount: Int) {
    self.places = places
    self.fieldCount = fieldCount
  }
}

extension SessionCSVLayout {
  /// The field of a column, from 0, or −1 when there is none.
  func field(of column: SessionCSVColumn) -> Int {
    places[Int(column.rawValue)]
  }

  /// The column of a field, or nil.
  func column(of field: Int) -> SessionCSVColumn? {
    SessionCSVColumn.allCases.first { places[Int($0.rawValue)] == field }
  }

  /// The layout that a header says, or nil when the record is none.
  ///
  /// A header names start and points, and no known column twice.
  init?(header fields: CSVFields, of record: UnsafeBufferPointer<UInt8>) {
    let used = fields.usedCount
    guard used <= CSVFields.capacity else { return nil }
    self.init(places: [-1, -1, -1, -1], fieldCount: used)
    for field in 0..<used {
      let column = fields.withField(field, of: record) { SessionCSVColumn(name: $0) }
      guard let column else {
        ignored |= 1 << UInt64(field)
        continue
      }
      guard places[Int(column.rawValue)] < 0 else { return nil }
      places[Int(column.rawValue)] = field
    }
    guard self.field(of: .start) >= 0, self.field(of: .points) >= 0 else { return nil }
  }
}
