// SPDX-License-Identifier: MIT

@testable import CalendarEngine
@testable import CalendarWeb

/// Builds messages as the browser's protocol.js does.
struct Message {
  private(set) var bytes: [UInt8] = []

  init(_ kind: MessageKind, at time: Double) {
    double(time)
    byte(kind.rawValue)
  }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func short(_ value: Int) {
    byte(UInt8(truncatingIfNeeded: value))
    byte(UInt8(truncatingIfNeeded: value >> 8))
  }

  mutating func int(_ value: Int32) {
    for shift in 0..<4 { byte(UInt8(truncatingIfNeeded: value >> Int32(8 * shift))) }
  }

  mutating func double(_ value: Double) {
    for shift in 0..<8 { byte(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * shift))) }
  }

  mutating func text(_ value: String) { text(Array(value.utf8)) }

  mutating func text(_ value: [UInt8]) {
    short(value.count)
    bytes += value
  }

  mutating func texts(_ values: [String]) {
    byte(UInt8(values.count))
    for value in values { text(value) }
  }
}

extension Message {
  static func metrics(width: Double, height: Double = 0, at time: Double = 0) -> [UInt8] {
    var message = Message(.metrics, at: time)
    for value in [width, height, 1, 2] { message.double(value) }
    message.byte(0)
    return message.bytes
  }

  static func clock(pinned: String, wall: Double = 1.7e15, at time: Double = 0) -> [UInt8] {
    var message = Message(.clock, at: time)
    message.text(pinned)
    message.double(wall)
    return message.bytes
  }

  static func day(_ kind: MessageKind, _ day: String, at time: Double = 0) -> [UInt8] {
    var message = Message(kind, at: time)
    message.text(day)
    return message.bytes
  }

  /// Shows February 2024 at once.
  static var restored: [UInt8] {
    var message = Message(.restore, at: 0)
    message.text("2024-02-20")
    message.text("")
    return message.bytes
  }

  static func plain(_ kind: MessageKind, at time: Double = 0) -> [UInt8] {
    Message(kind, at: time).bytes
  }

  static func number(_ kind: MessageKind, _ number: Int32, at time: Double = 0) -> [UInt8] {
    var message = Message(kind, at: time)
    message.int(number)
    return message.bytes
  }

  static func pointer(
    _ phase: PointerSample.Phase, x: Double, y: Double, id: Int32 = 1, at time: Double
  ) -> [UInt8] {
    var message = Message(.pointer, at: time)
    message.byte(phase.rawValue)
    message.byte(1)
    for number in [id, Int32(x * 64), Int32(y * 64)] { message.int(number) }
    return message.bytes
  }

  static func key(_ key: UInt8, _ modifiers: UInt8 = 0, at time: Double = 0) -> [UInt8] {
    var message = Message(.key, at: time)
    message.byte(key)
    message.byte(modifiers)
    return message.bytes
  }

  /// Rules that disable days, as they are written.
  struct Closed {
    /// How pages follow each other and what days hold, which is written before.
    var view: [UInt8] = [0, 0, 0, 0, 0]
    /// What stands around the days, which is written behind.
    var chrome: [UInt8] = [0, 0]
    var maximumHeight = 0.0
    /// How a list of months looks and moves, which is written last; nothing of it when empty.
    var list: [UInt8] = []
    /// The rules of selecting several days, which stand between the two.
    var rule: UInt8 = 0
    var flags: UInt8 = 0
    var lengths: (Int32, Int32) = (1, .max)
    var before = ""
    var after = ""
    var weekdays: UInt8 = 0
    var days = ""
  }

  static func select(_ text: String, reveals: Bool = false, at time: Double = 0) -> [UInt8] {
    var message = Message(.select, at: time)
    message.text(text)
    message.byte(reveals ? 1 : 0)
    return message.bytes
  }

  static func options(
    _ values: [UInt8] = [0, 0, 0, 1, 0, 7], low: String = "", high: String = "",
    closed: Closed = Closed(), at time: Double = 0
  ) -> [UInt8] {
    var message = Message(.configure, at: time)
    for value in values { message.byte(value) }
    message.text(low)
    message.text(high)
    for value in closed.view { message.byte(value) }
    message.text(closed.before)
    message.text(closed.after)
    message.byte(closed.weekdays)
    message.text(closed.days)
    message.byte(closed.rule)
    message.byte(closed.flags)
    message.int(closed.lengths.0)
    message.int(closed.lengths.1)
    for value in closed.chrome { message.byte(value) }
    message.double(closed.maximumHeight)
    guard !closed.list.isEmpty else { return message.bytes }
    // Weeks and expanding stand before it.
    for value in [1, 0, 0, 0] + closed.list { message.byte(value) }
    return message.bytes
  }

  /// Options with what stands behind them: the view, what days hold, the rules of selecting.
  static func selecting(
    _ policy: UInt8, rule: UInt8 = 0, flags: UInt8 = 0, lengths: (Int32, Int32) = (1, .max),
    at time: Double = 0
  ) -> [UInt8] {
    let closed = Closed(rule: rule, flags: flags, lengths: lengths)
    return options([0, 0, 0, policy, 0, 7], closed: closed, at: time)
  }

  static func loaded(_ token: Int32, days: [String], note: [UInt8] = [], at time: Double = 0)
    -> [UInt8]
  {
    var message = Message(.loaded, at: time)
    message.int(token)
    message.double(-1)
    message.int(Int32(days.count))
    for (index, day) in days.enumerated() {
      message.text(day)
      for byte in [UInt8(index % 4), 0, 4, 2, 5, 6] { message.byte(byte) }
      message.double(Double(index * 10))
      message.double(100)
      message.text(note)
    }
    guard let first = days.first, first.count == 10 else { return message.bytes }
    // An occurrence of one day, in hours, over the first of the days.
    message.int(1)
    for text in ["trip", first, "2026-02-17", "Trip"] { message.text(text) }
    message.byte(5)
    for minutes in [540, 600] { message.short(minutes) }
    return message.bytes
  }

  static func locale(_ tag: String, rightToLeft: Bool, first: UInt8, at time: Double = 0) -> [UInt8]
  {
    var message = Message(.locale, at: time)
    message.text(tag)
    for byte in [rightToLeft ? 1 : 0, first, 4, 2, 6, 7] as [UInt8] { message.byte(byte) }
    message.texts((0...9).map { "\($0)" })
    for _ in 0..<3 { message.texts((1...12).map { "Mönat\($0)" }) }
    for _ in 0..<3 { message.texts((1...7).map { "Tag\($0)😀" }) }
    message.texts(["a", "p"])
    for pattern in ["EEEE, d. MMMM y", "d.M.y", "LLLL y", "H:mm"] { message.text(pattern) }
    message.text("")
    return message.bytes
  }
}

extension Message {
  /// Attributes as they are written, with what the host knows beside them.
  static func attributes(
    _ pairs: [(String, String)], flags: UInt8 = 0, groups: [(number: Int, name: String)] = [],
    at time: Double = 0
  ) -> [UInt8] {
    var message = Message(.attributes, at: time)
    message.byte(flags)
    message.byte(UInt8(pairs.count))
    for (name, value) in pairs {
      message.text(name)
      message.text(value)
    }
    message.byte(0)
    if !groups.isEmpty { message.byte(UInt8(groups.count)) }
    for group in groups {
      message.short(group.number)
      message.text(group.name)
      message.byte(4)
    }
    return message.bytes
  }
}
