// SPDX-License-Identifier: MIT
import AlmanacSamples

@testable import CalendarEngine
@testable import CalendarWeb

/// Messages of every kind with values that a seed decides; some of them mean nothing.
///
/// Those of seed 4 ask for every policy of selecting, with all their rules; those of seed 5 for lists
/// of months.
struct MessageMaker {
  private var numbers: SeededNumbers
  /// Microseconds; mostly goes on.
  private var time = 0.0
  private let selectsSeveral: Bool
  private let lists: Bool
  /// The number of the last kind of message that is made; recorded walks have those of dates.
  var lastKind = Int(MessageKind.preset.rawValue)

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    selectsSeveral = seed == 4
    lists = seed == 5
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func anyDay() -> String {
    switch number(0...11) {
    case 0: return ""
    case 1: return "9999-12-31"
    case 2: return "-009999-01-01"
    case 3: return "2024-02-30"
    default:
      let month = String(number(101...112)).dropFirst()
      return "\(number(2019...2029))-\(month)-\(String(number(101...128)).dropFirst())"
    }
  }

  private mutating func closed() -> Message.Closed {
    var closed = Message.Closed()
    if number(0...2) == 0 { closed.chrome = [UInt8(number(0...31)), UInt8(number(0...4))] }
    if number(0...5) == 0 { closed.maximumHeight = Double(number(-50...500)) }
    if number(0...3) == 0 { closed.view[1] = UInt8(number(0...2)) }
    if number(0...3) == 0 { closed.view[2] = UInt8(number(0...1)) }
    if number(0...5) == 0 { closed.before = anyDay() }
    if number(0...5) == 0 { closed.after = anyDay() }
    if number(0...1) == 0 { closed.weekdays = UInt8(number(0...255)) }
    if number(0...2) == 0 { closed.days = "\(anyDay()) \(anyDay())/\(anyDay())" }
    guard lists else { return closed }
    closed.view[0] = number(0...7) == 0 ? 0 : 4
    closed.list = [UInt8(number(0...3)), UInt8(number(0...7)), UInt8(number(0...1))]
    // No zoom levels and no legend of them; titles, and the day that a page selects.
    closed.list += [0, 0, 0, 0, UInt8(number(0...6)), UInt8(number(0...120)), UInt8(number(0...2))]
    return closed
  }

  /// A message that is well formed, though its values may be refused.
  mutating func message() -> [UInt8] {
    time += Double(number(0...40) * 1_000)
    let kind = MessageKind(rawValue: UInt8(number(0...lastKind))) ?? .frame
    var message = Message(kind, at: time)
    switch kind {
    case .frame, .showToday, .focusLeft, .retry, .alternatesChanged: break
    case .pointer:
      for byte in [number(0...3), number(0...2)] { message.byte(UInt8(byte)) }
      for value in [number(1...2), number(-50...25_000), number(-50...25_000)] {
        message.int(Int32(value))
      }
    case .wheel:
      for _ in 0..<2 { message.int(Int32(number(-9_000...9_000))) }
    case .key:
      message.byte(UInt8(number(0...14)))
      message.byte(UInt8(number(0...7)))
    case .deselect: message.text(anyDay())
    case .preset: message.text(["kal", "fiori-range", "x", ""][number(0...3)])
    case .read: message.text(["last-7-days", "2/20/24", "Feb 1 - 9", ""][number(0...3)])
    case .activate, .focusEntered, .loadFailed, .hover, .color:
      message.int(Int32(number(-1...90)))
    case .take:
      message.text(["a", "b", ""][number(0...2)])
      message.byte(UInt8(number(0...4)))
    case .insert:
      for text in ["x", anyDay(), anyDay(), "Pasted"] { message.text(text) }
      for byte in [number(0...255), number(0...7)] { message.byte(UInt8(byte)) }
    case .adjust:
      message.int(Int32(number(-2...9)))
      for text in ["", anyDay(), anyDay() + "T10:00", ""] { message.text(text) }
      for byte in [number(0...255), number(0...7)] { message.byte(UInt8(byte)) }
    case .pick: message.text(["", "a\u{0}", "a\u{0}b\u{0}", "nobody\u{0}"][number(0...3)])
    case .page: message.int(Int32(number(-40...40)))
    case .hours:
      for _ in 0..<2 { message.text(anyDay()) }
      message.byte(UInt8(number(0...2)))
      message.text("Berlin")
      for _ in 0..<2 { message.int(Int32(number(-90_000...90_000))) }
    case .show:
      message.text(anyDay())
      if number(0...1) == 0 {
        for byte in [number(0...3), number(0...1)] { message.byte(UInt8(byte)) }
        message.int(Int32(number(0...9)))
      }
    case .select: return Message.select(anyDay(), reveals: number(0...1) == 0, at: time)
    case .loaded:
      let days = (0..<number(0...9)).map { _ in anyDay() }
      return Message.loaded(
        Int32(number(0...60)), days: days, note: [0x61, UInt8(number(0...255))], at: time)
    case .invalidated:
      message.text(anyDay())
      message.text(anyDay())
      message.double(Double(number(-1...9)))
    case .configure where selectsSeveral:
      return Message.selecting(
        UInt8(number(0...6)), rule: UInt8(number(0...3)), flags: UInt8(number(0...7)),
        lengths: (Int32(number(0...4)), Int32(number(1...30))), at: time)
    case .configure:
      return Message.options(
        [
          number(0...2), number(0...1), number(0...2), number(0...2), number(0...8),
          number(0...127),
        ]
        .map { UInt8($0) }, low: number(0...2) > 0 ? "" : anyDay(),
        high: number(0...2) > 0 ? "" : anyDay(), closed: closed(), at: time)
    case .locale:
      return Message.locale(
        number(0...1) == 0 ? "de" : "ar-EG", rightToLeft: number(0...1) == 0,
        first: UInt8(number(0...8)), at: time)
    case .metrics:
      return Message.metrics(
        width: Double(number(-5...1200)), height: Double(number(0...900)), at: time)
    case .clock:
      return Message.clock(
        pinned: anyDay(), wall: Double(number(-9_000...9_000)) * 1e12, at: time)
    case .zone:
      message.int(Int32(number(-90_000...95_000)))
      let count = number(0...4)
      message.short(count)
      for index in 0..<count {
        message.double(Double(index * number(0...1_000_000_000)))
        message.int(Int32(number(-50_000...50_000)))
      }
    case .daysNamed:
      message.text(anyDay())
      let count = number(0...50)
      message.int(Int32(count - number(0...1)))
      for _ in 0..<(2 * count) { message.text(number(0...3) == 0 ? "" : "Adar I") }
    case .answered:
      message.int(Int32(number(0...9)))
      message.byte(UInt8(number(0...1)))
      message.text(number(0...1) == 0 ? "" : "Fully booked")
    case .zoom: message.byte(UInt8(number(0...4)))
    case .restore:
      message.text(anyDay())
      message.text(anyDay())
    case .attributes: return attributes(at: time)
    case .events:
      return Message.events(
        Int32(number(0...60)),
        (0..<number(0...5)).map { Message.Event(id: "\($0)", start: anyDay(), end: anyDay()) },
        at: time)
    case .mode: for _ in 0..<2 { message.byte(UInt8(number(0...2))) }
    }
    return message.bytes
  }

  /// A message that something has happened to on its way.
  mutating func mutated() -> [UInt8] {
    var bytes = message()
    for _ in 0...number(0...3) {
      switch number(0...5) {
      case 0: bytes = Array(bytes.prefix(number(0...bytes.count)))
      case 1: bytes += (0..<number(0...20)).map { _ in UInt8(number(0...255)) }
      case 2:
        // Not the time: a clock that has leapt to the end would stand still from there on.
        if bytes.count > 8 { bytes[number(8...(bytes.count - 1))] = UInt8(number(0...255)) }
      case 3:
        if bytes.count > 8 { bytes[number(8...(bytes.count - 1))] ^= 1 << UInt8(number(0...7)) }
      case 4:
        if bytes.count > 8 { bytes.remove(at: number(8...(bytes.count - 1))) }
      default:
        if bytes.count > 8 { bytes.insert(255, at: number(8...(bytes.count - 1))) }
      }
    }
    return bytes
  }

  /// Bytes of no kind.
  mutating func noise() -> [UInt8] {
    (0..<number(0...60)).map { _ in UInt8(number(0...255)) }
  }
}
