// SPDX-License-Identifier: MIT

@testable import CalendarWeb

extension Message {
  /// What a message of the kind `events` says of an occurrence.
  struct Event {
    var id = "e"
    var start: String
    var end: String
    var title = ""
    var tint: UInt8 = 0
    var minutes: (Int, Int)?
    var offsets: (Int32, Int32, Int32)?
    /// Flags without values: 4 behind the hours, 8 locked, 16 open.
    var flags: UInt8 = 0
    var group = 0
  }

  /// What a load found: no facts, and these occurrences.
  static func events(
    _ token: Int32, _ events: [Event], form: UInt8 = 1, at time: Double = 0
  ) -> [UInt8] {
    var message = Message(.events, at: time)
    message.byte(form)
    message.int(token)
    message.double(-1)
    message.int(0)
    message.int(Int32(events.count))
    for event in events {
      for text in [event.id, event.start, event.end, event.title] { message.text(text) }
      message.byte(event.tint)
      let has = (event.minutes == nil ? 0 : 1) | (event.offsets == nil ? 0 : 2) as UInt8
      message.byte(has | event.flags | (event.group == 0 ? 0 : 32))
      if let (from, to) = event.minutes {
        message.short(from)
        message.short(to)
      }
      if let (start, end, duration) = event.offsets {
        for value in [start, end, duration] { message.int(value) }
      }
      if event.group > 0 { message.short(event.group) }
    }
    return message.bytes
  }
}
