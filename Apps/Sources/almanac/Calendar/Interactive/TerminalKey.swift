// SPDX-License-Identifier: MIT
import CalendarEngine

/// A key typed at a terminal.
enum TerminalKey: Equatable {
  /// A key that the calendar may handle.
  case key(KeySample)
  /// The user is done.
  case done
  /// Draw everything again.
  case redraw
}

/// Decodes keys from a terminal's bytes (ECMA-48, and xterm's function keys).
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// Whether the last bytes may be the beginning of a key.
  var isWaiting: Bool { !pending.isEmpty }

  /// Appends bytes and returns the keys that are complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while let (key, count) = Self.first(of: pending) {
      pending.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Nothing more has arrived: an unfinished key is the key Escape, or nothing.
  mutating func flush() -> [TerminalKey] {
    defer { pending = [] }
    return pending == [Self.escape] ? [.key(KeySample(key: .escape))] : []
  }
}

extension KeyDecoder {
  private static let escape: UInt8 = 0x1B

  /// The first key, or nil for bytes without a meaning, and its length in bytes.
  ///
  /// Returns nil when the key is incomplete.
  private static func first(of bytes: [UInt8]) -> (key: TerminalKey?, count: Int)? {
    guard let byte = bytes.first else { return nil }
    guard byte == escape else { return (plain(byte), 1) }
    guard bytes.count >= 2 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return sequence(bytes)
    case UInt8(ascii: "O"):
      guard bytes.count >= 3 else { return nil }
      return (key(final: bytes[2], []).map { .key(KeySample(key: $0)) }, 3)
    // Escape, followed by something else.
    default: return (.key(KeySample(key: .escape)), 1)
    }
  }

  private static func plain(_ byte: UInt8) -> TerminalKey? {
    switch byte {
    case 0x0A, 0x0D: .key(KeySample(key: .enter))
    case 0x20: .key(KeySample(key: .space))
    case UInt8(ascii: "t"), UInt8(ascii: "T"): .key(KeySample(key: .letterT))
    case 0x01: .key(KeySample(key: .letterA, modifiers: .control))
    // Control-D ends input, as it does everywhere.
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x04: .done
    case 0x0C: .redraw
    default: nil
    }
  }

  /// A control sequence: parameters from `0` through `?`, intermediate bytes, then the final byte.
  private static func sequence(_ bytes: [UInt8]) -> (key: TerminalKey?, count: Int)? {
    guard let end = bytes.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(bytes[$0]) })
    else { return bytes.count > 32 ? (nil, bytes.count) : nil }
    let parameters = bytes[2..<end].split(separator: UInt8(ascii: ";")).map { part in
      Int(String(decoding: part, as: UTF8.self)) ?? 0
    }
    guard let key = key(final: bytes[end], parameters) else { return (nil, end + 1) }
    let held = modifiers(parameters.count > 1 ? parameters[1] : 1)
    return (.key(KeySample(key: key, modifiers: held)), end + 1)
  }

  private static func key(final: UInt8, _ parameters: [Int]) -> KeySample.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Q"): .f2
    case UInt8(ascii: "~"):
      switch parameters.first {
      case 1, 7: .home
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      case 12: .f2
      default: nil
      }
    default: nil
    }
  }

  /// In xterm's encoding the parameter is 1, plus 1 for Shift, 2 for Alt, 4 for Control.
  private static func modifiers(_ number: Int) -> Modifiers {
    var held: Modifiers = []
    let bits = max(number, 1) - 1
    if bits & 1 != 0 { held.insert(.shift) }
    if bits & 2 != 0 { held.insert(.alt) }
    if bits & 4 != 0 { held.insert(.control) }
    return held
  }
}
