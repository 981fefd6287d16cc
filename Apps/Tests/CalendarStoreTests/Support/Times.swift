// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarStreaks
import CivilTime

@testable import CalendarStore

/// The day written as in ISO 8601, such as `day("2024-02-29")`; traps on a typing error.
func day(_ text: String) -> EpochDay {
  let fields = text.split(separator: "-").compactMap { Int32($0) }
  guard fields.count == 3,
    let date = CivilDate(year: fields[0], month: fields[1], day: fields[2])
  else { preconditionFailure("no such day: \(text)") }
  return date.epochDay
}

/// The days from the first through the last, both written as in ISO 8601.
func days(_ first: String, through last: String) -> DayInterval {
  guard let days = DayInterval(first: day(first), last: day(last)) else {
    preconditionFailure("\(last) is earlier than \(first)")
  }
  return days
}

/// The time written as in ISO 8601: civil, or zoned with an offset; traps on a typing error.
func time(_ text: String) -> SessionTime {
  guard let time = try? SessionTime(iso8601: Array(text.utf8)) else {
    preconditionFailure("no such time: \(text)")
  }
  return time
}

/// A session that ends an hour, or a civil hour, after it starts.
func session(_ id: String, _ start: String, _ points: Int32 = 10) -> Session {
  Session(id: SessionID(id), start: time(start), end: time(start), points: points)
}

/// A row of an import without an id.
func row(_ start: String, _ points: Int32 = 10, id: String? = nil) -> SessionImport.Row {
  SessionImport.Row(
    id: id.map { SessionID($0) }, start: time(start), end: time(start), points: points)
}

/// The system's rules of a zone; traps when it has none of that name.
func zone(_ name: String) -> ZoneRules {
  guard let zone = try? ZoneRules(identifier: name) else {
    preconditionFailure("no such zone: \(name)")
  }
  return zone
}

extension SessionID {
  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
