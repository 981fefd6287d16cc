// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime

/// Writes records as JSON lines: a header, an object for each record, and an end that counts them.
///
///     {"kind":"header","application":"almanac","format":1}
///     {"kind":"session","id":"a","start":"…","end":"…","points":100,"revision":1}
///     {"kind":"mark","id":"m","type":"watered","owner":"ficus","day":"2024-02-20","revision":2,"deleted":true}
///     {"kind":"calendar","id":"work","name":"Work","color":"#3A7BD5","order":0,"hidden":false,"locked":false,"zone":null,"revision":1}
///     {"kind":"event","id":"e","calendar":"work","title":"Review",…,"start":"…","end":"…","revision":1}
///     {"kind":"settings","goal":100,"firstDay":null,"zone":null,"trashDays":null,"revision":0}
///     {"kind":"end","records":5}
///
/// Change numbers are left out, since they belong to the store. Only one thread at a time may use
/// it.
final class ExchangeWriter: @unchecked Sendable {
  /// The version of the format.
  static let format: Int64 = 1

  private var count: Int64 = 0
}

extension ExchangeWriter {
  /// The first line.
  var header: [UInt8] {
    Self.line("header") { json in
      json.name("application")
      json.text("almanac")
      json.name("format")
      json.number(Self.format)
    }
  }

  /// The last line.
  var end: [UInt8] {
    Self.line("end") { json in
      json.name("records")
      json.number(count)
    }
  }

  /// The lines of records.
  func lines(of records: [StoreRecord]) -> [UInt8] {
    count += Int64(records.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(records.count * 128)
    for record in records { bytes += Self.line(of: record) }
    return bytes
  }

  private static func line(of record: StoreRecord) -> [UInt8] {
    switch record {
    case .session(let record):
      line("session") { json in
        json.members(of: record.session)
        json.version(record.revision, isDeleted: record.isDeleted)
      }
    case .mark(let record):
      line("mark") { json in
        json.members(of: record.mark)
        json.version(record.revision, isDeleted: record.isDeleted)
      }
    case .calendar(let record):
      line("calendar") { json in
        json.members(of: record.calendar)
        json.version(record.revision, isDeleted: record.isDeleted)
      }
    case .event(let record):
      line("event") { json in
        json.members(of: record.event)
        json.version(record.revision, isDeleted: record.isDeleted)
      }
    case .settings(let record):
      line("settings") { json in
        json.members(of: record.settings)
        json.version(record.revision, isDeleted: false)
      }
    }
  }

  private static func line(
    _ kind: String, _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("kind")
      json.text(kind)
      members(&json)
    }
    return json.bytes + [0x0A]
  }
}

extension JSONWriter {
  fileprivate mutating func version(_ revision: Int64, isDeleted: Bool) {
    name("revision")
    number(revision)
    guard isDeleted else { return }
    name("deleted")
    boolean(true)
  }
}
