// SPDX-License-Identifier: MIT

/// Gives an id to events that are imported without one: their content, and an ordinal among equal
/// events.
///
///     e0005e7c1b2a3f000-776752ae39f92656-0
///
/// That is: `e`; the start in microseconds with its sign bit inverted, as 16 hexadecimal digits; a
/// 64-bit FNV-1a hash of the canonical bytes; and the number of equal events before it in the same
/// import. The canonical bytes are `e`, then calendar, title, start and end as they are written in
/// ISO 8601, and the location, each preceded by its length in two bytes. None of this may ever
/// change: files that were imported before are recognised by these ids.
///
/// Uses some bytes of memory for every event without an id.
public struct EventNaming: Sendable {
  private var counts: [String: Int64] = [:]

  /// A naming for one import.
  public init() {}
}

extension EventNaming {
  /// The event to import, under its own id or a made one.
  public mutating func item(id: String?, _ event: CalendarEvent) -> RecordImport.Item {
    var event = event
    if let id {
      event.id = id
    } else {
      let stem = Self.stem(of: event)
      event.id = "\(stem)\(counts[stem, default: 0])"
      counts[stem, default: 0] += 1
    }
    let record = EventRecord(event: event, revision: 1, change: 0)
    return RecordImport.Item(.event(record), hasMadeID: id == nil)
  }

  private static func stem(of event: CalendarEvent) -> String {
    var hash = FNV1a()
    hash.add(0x65)
    for text in [
      event.calendar, event.title, event.span.start.description, event.span.end.description,
      event.location,
    ] {
      hash.add(UInt64(text.utf8.count), bytes: 2)
      text.utf8.forEach { hash.add($0) }
    }
    let start = UInt64(bitPattern: event.span.start.microseconds) ^ 1 << 63
    return "e\(hexadecimal(start))-\(hexadecimal(hash.value))-"
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
