// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// Exports of one state of a store, each in a spool rewound to its beginning.
package enum StoreExport {
  /// Everything, as JSON lines in the format of `ExchangeWriter`.
  package static func everything(of store: any RecordStore) async throws -> Spool {
    let spool = try Spool()
    let writer = ExchangeWriter()
    try spool.append(writer.header)
    try await store.export(.everything) { try spool.append(writer.lines(of: $0)) }
    try spool.append(writer.end)
    try spool.rewind()
    return spool
  }

  /// The sessions of some days as CSV.
  package static func sessions(
    of store: any RecordStore, in days: DayInterval, zone: ZoneRules
  ) async throws -> Spool {
    let spool = try Spool()
    var header: [UInt8] = []
    SessionCSVWriter.appendHeader(to: &header)
    try spool.append(header)
    try await store.export(.sessions(in: days, zone: zone)) { records in
      var lines: [UInt8] = []
      lines.reserveCapacity(records.count * 64)
      for case .session(let record) in records {
        SessionCSVWriter.append(record.session, to: &lines)
      }
      try spool.append(lines)
    }
    try spool.rewind()
    return spool
  }

  /// The marks of some days as CSV.
  package static func marks(
    of store: any RecordStore, in days: DayInterval
  ) async throws -> Spool {
    let spool = try Spool()
    var header: [UInt8] = []
    MarkCSVWriter.appendHeader(to: &header)
    try spool.append(header)
    try await store.export(.marks(in: days)) { records in
      var lines: [UInt8] = []
      lines.reserveCapacity(records.count * 64)
      for case .mark(let record) in records {
        MarkCSVWriter.append(MarkCSVRow(record.mark), to: &lines)
      }
      try spool.append(lines)
    }
    try spool.rewind()
    return spool
  }
}

extension MarkCSVRow {
  /// The row of a mark.
  fileprivate init(_ mark: DayMark) {
    self.init(
      id: Array(mark.id.utf8), type: Array(mark.type.utf8), owner: Array(mark.owner.utf8),
      day: mark.day, line: 0)
  }
}
