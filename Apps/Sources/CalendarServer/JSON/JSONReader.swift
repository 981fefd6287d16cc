// SPDX-License-Identifier: MIT

/// Reads one JSON object strictly (RFC 8259): nothing is rounded, guessed or dropped.
///
/// Refuses a member that appears twice, at any depth; a lone surrogate; a byte order mark; and
/// whatever exceeds `mostLevels` or `mostMembers`. Arrays and objects within the object are only
/// checked for their form.
struct JSONReader {
  /// The members of an object, in order.
  typealias Members = [(name: String, value: JSONValue)]

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The member of the outermost object being read.
  private var member: String?

  /// The deepest nesting of arrays and objects, counting the outermost object.
  static let mostLevels = 32
  /// The most members of an object.
  static let mostMembers = 64

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }
}

extension JSONReader {
  /// Reads the members of an object that spans all of the bytes.
  static func members(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> Members {
    var reader = JSONReader(bytes)
    if let place = reader.firstByteThatIsNoText() { throw reader.error(.notUTF8, at: place) }
    reader.skipSpace()
    guard reader.peek == 0x7B else { throw reader.error(.notAnObject) }
    let members = try reader.object(level: 1)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.error(.trailingBytes) }
    return members
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  func error(_ reason: JSONError.Reason, at place: Int? = nil) -> JSONError {
    // When the bytes have run out, that is the reason.
    let isAtEnd = place == nil && position == bytes.count && reason != .notAnObject
    return JSONError(
      reason: isAtEnd ? .unfinished : reason, byteOffset: place ?? position, member: member)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func firstByteThatIsNoText() -> Int? {
    var (decoder, iterator, place) = (UTF8(), bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return place
      }
    }
  }
}

extension JSONReader {
  /// Reads an object's members.
  private mutating func object(level: Int) throws(JSONError) -> Members {
    var members: Members = []
    position += 1
    skipSpace()
    if skip(0x7D) { return members }
    while true {
      skipSpace()
      let start = position
      guard peek == 0x22 else { throw error(.expected(.name)) }
      let name = try text()
      if level == 1 { member = name }
      guard !members.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
        throw error(.duplicate, at: start)
      }
      guard members.count < Self.mostMembers else { throw error(.tooManyMembers, at: start) }
      skipSpace()
      guard skip(0x3A) else { throw error(.expected(.colon)) }
      members.append((name, try value(level: level)))
      if level == 1 { member = nil }
      skipSpace()
      if skip(0x7D) { return members }
      guard skip(0x2C) else { throw error(.expected(.commaOrEnd)) }
    }
  }

  private mutating func array(level: Int) throws(JSONError) {
    position += 1
    skipSpace()
    if skip(0x5D) { return }
    while true {
      _ = try value(level: level)
      skipSpace()
      if skip(0x5D) { return }
      guard skip(0x2C) else { throw error(.expected(.commaOrEnd)) }
    }
  }

  /// Reads a value at a level of nesting.
  private mutating func value(level: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    switch peek {
    case 0x22: return .text(try text())
    case 0x7B, 0x5B:
      guard level < Self.mostLevels else { throw error(.tooDeep) }
      if peek == 0x7B { _ = try object(level: level + 1) } else { try array(level: level + 1) }
      return .other
    case .some(0x2D), .some(0x30...0x39): return try number()
    case 0x6E: return try literal("null", .null)
    case 0x74: return try literal("true", .boolean(true))
    case 0x66: return try literal("false", .boolean(false))
    default: throw error(.expected(.value))
    }
  }

  private mutating func literal(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let rest = UnsafeBufferPointer(rebasing: bytes[position...])
    guard word.withUTF8Buffer({ rest.starts(with: $0) }) else { throw error(.expected(.value)) }
    position += word.utf8CodeUnitCount
    return value
  }
}
