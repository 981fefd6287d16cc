// SPDX-License-Identifier: MIT
import CalendarEngine

/// A key typed at a terminal.
enum TerminalKey: Equatable {
  /// A key that writes nothing, and that the calendar may handle.
  case key(KeySample)
  /// A character, or a part of one; a space, too.
  case text(String)
  /// What was pasted, on one line.
  case pasted(String)
  /// Deletes what is before the cursor.
  case backspace
  /// Deletes what is behind the cursor, or what the keyboard is on.
  case delete
  /// Control-U, which empties a line.
  case clear
  /// Control-Z, where it is no signal.
  case undo
  /// Control-Y.
  case redo
  /// Control-D, which ends input, as it does everywhere.
  case done
  /// Draw everything again.
  case redraw
}

extension TerminalKey {
  /// What the key means to a calendar; nil for nothing.
  var sample: KeySample? {
    switch self {
    case .key(let sample): sample
    case .text(" "): KeySample(key: .space)
    case .text("t"), .text("T"): KeySample(key: .letterT)
    default: nil
    }
  }

  /// Whether the user of a calendar is done.
  var isDone: Bool { [.done, .text("q"), .text("Q")].contains(self) }
}

/// Decodes keys from a terminal's bytes (ECMA-48, and xterm's function keys).
struct KeyDecoder {
  private var pending: [UInt8] = []
  /// What has arrived of a text that is being pasted; nil where none is.
  private var paste: PastedText?

  /// Whether the last bytes may be the beginning of a key.
  var isWaiting: Bool { paste == nil && !pending.isEmpty }

  /// Appends bytes and returns the keys that are complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while true {
      if paste != nil {
        guard let text = paste?.take(&pending) else { return keys }
        paste = nil
        keys.append(.pasted(text))
      } else if pending.starts(with: PastedText.start) {
        pending.removeFirst(PastedText.start.count)
        paste = PastedText()
      } else if let (key, count) = Self.first(of: pending) {
        pending.removeFirst(count)
        if let key { keys.append(key) }
      } else {
        return keys
      }
    }
  }

  /// Nothing more has arrived: an unfinished key is the key Escape, or nothing.
  mutating func flush() -> [TerminalKey] {
    guard paste == nil else { return [] }
    defer { pending = [] }
    guard pending.allSatisfy({ $0 == Self.escape }) else { return [] }
    return pending.map { _ in .key(KeySample(key: .escape)) }
  }
}

extension KeyDecoder {
  private static let escape: UInt8 = 0x1B

  /// The first key, or nil for bytes without a meaning, and its length in bytes.
  ///
  /// Returns nil when the key is incomplete.
  private static func first(of bytes: [UInt8]) -> (key: TerminalKey?, count: Int)? {
    guard let byte = bytes.first else { return nil }
    guard byte == escape else { return byte < 0x80 ? (plain(byte), 1) : text(bytes) }
    guard bytes.count >= 2 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return sequence(bytes)
    case UInt8(ascii: "O"):
      guard bytes.count >= 3 else { return nil }
      return (key(final: bytes[2], []).map { .key(KeySample(key: $0)) }, 3)
    case escape: return withAlt(bytes)
    // Escape, followed by something else.
    default: return (.key(KeySample(key: .escape)), 1)
    }
  }

  /// An Escape in front of an arrow is Alt, as some terminals have it; in front of other keys it is one.
  private static func withAlt(_ bytes: [UInt8]) -> (key: TerminalKey?, count: Int)? {
    guard bytes.count >= 3 else { return nil }
    let escape = (TerminalKey.key(KeySample(key: .escape)), 1)
    guard bytes[2] == UInt8(ascii: "[") || bytes[2] == UInt8(ascii: "O") else { return escape }
    guard let (key, count) = first(of: Array(bytes.dropFirst())) else { return nil }
    guard case .key(var sample) = key, arrows.contains(sample.key) else { return escape }
    sample.modifiers.insert(.alt)
    return (.key(sample), count + 1)
  }

  private static let arrows: Set<KeySample.Key> = [.up, .down, .left, .right]

  private static func plain(_ byte: UInt8) -> TerminalKey? {
    switch byte {
    // Control with Space is no character at all.
    case 0x00: .key(KeySample(key: .space, modifiers: .control))
    case 0x0A, 0x0D: .key(KeySample(key: .enter))
    case 0x20...0x7E: .text(String(UnicodeScalar(byte)))
    case 0x08, 0x7F: .backspace
    case 0x01: .key(KeySample(key: .letterA, modifiers: .control))
    case 0x04: .done
    case 0x0C: .redraw
    case 0x15: .clear
    case 0x19: .redo
    case 0x1A: .undo
    default: nil
    }
  }

  /// A character in UTF-8; a byte that begins none is passed over.
  private static func text(_ bytes: [UInt8]) -> (key: TerminalKey?, count: Int)? {
    let length: Int
    switch bytes[0] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return (nil, 1)
    }
    let rest = bytes.prefix(length).dropFirst()
    guard rest.allSatisfy({ (0x80...0xBF).contains($0) }) else { return (nil, 1) }
    guard rest.count == length - 1 else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}",
      scalar.properties.generalCategory != .control
    else { return (nil, 1) }
    return (.text(text), length)
  }

  /// A control sequence: parameters from `0` through `?`, intermediate bytes, then the final byte.
  private static func sequence(_ bytes: [UInt8]) -> (key: TerminalKey?, count: Int)? {
    guard let end = bytes.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(bytes[$0]) })
    else { return bytes.count > 32 ? (nil, bytes.count) : nil }
    let parameters = bytes[2..<end].split(separator: UInt8(ascii: ";")).map { part in
      Int(String(decoding: part, as: UTF8.self)) ?? 0
    }
    if bytes[end] == UInt8(ascii: "~"), parameters.first == 3 { return (.delete, end + 1) }
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
