// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension Occurrence {
  /// When it takes place, in minutes of the day on which it begins.
  var wallMinutes: MinuteRange {
    let (start, length) = (hours?.start ?? 0, Int32(clamping: wallEnd - wallStart))
    return MinuteRange(start: start, end: start + max(length, 1))
  }

  /// How long it lasts: in seconds that pass, or that clocks count where it is in no zone.
  var length: Int64 { hours?.duration.map { Int64($0) } ?? 60 * (wallEnd - wallStart) }

  /// An event of a whole day that nobody has stored yet.
  static func new(on day: EpochDay) -> Occurrence {
    Occurrence(id: [], days: DayInterval(first: day, last: day) ?? .all)
  }

  /// The same on whole days, from the first to the last.
  func lasting(_ first: EpochDay, _ last: EpochDay) -> Occurrence {
    var lasting = self
    lasting.days = DayInterval(first: first, last: last) ?? days
    lasting.hours = nil
    return lasting
  }

  /// The id of one that the app has been told of: "new:1".
  static func newID(_ number: Int32) -> [UInt8] {
    var id: [UInt8] = [0x6E, 0x65, 0x77, 0x3A]
    id.append(decimal: Int64(number))
    return id
  }
}

extension Edit {
  /// The same edit, named by what has become of the event.
  ///
  /// Keys stretch what they carry, and a hand carries what was stretched before. What has got
  /// another length has another end, or another start if its end stays.
  var told: Edit {
    let isAmongTheSame = (before.hours == nil) == (after.hours == nil)
    guard !isNew, isAmongTheSame, changesAnything else { return self }
    var edit = self
    if before.length == after.length {
      edit.kind = .move
    } else {
      edit.kind = before.wallEnd == after.wallEnd ? .resizeStart : .resizeEnd
    }
    return edit
  }
}

extension Edit.Kind {
  /// How a hand moves what it holds: a copy as it would move the event.
  var motion: Edit.Kind { self == .copy ? .move : self }

  /// Whether one of the ends moves, and the other stays.
  var isEnd: Bool { self == .resizeStart || self == .resizeEnd }
}

extension ClockPlace {
  /// The minute at which its day begins.
  var dayMinute: ClockMinute { Int64(day.rawValue) * 1440 }
  /// The minute that it is itself.
  var wallMinute: ClockMinute { dayMinute + Int64(minute) }
}
