// SPDX-License-Identifier: MIT
import CivilTime

/// Reads the suffix in brackets after an instant: `[Europe/Berlin][u-ca=gregory]`.
///
/// K. Sharma, C. Bormann, "Date and Time on the Internet: Timestamps with Additional Information",
/// RFC 9557, section 4.1.
struct ZoneSuffixReader {
  private let bytes: [UInt8]
  private var position: Int

  /// The most bytes in the name of a zone.
  static let longest = 255

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }
}

extension ZoneSuffixReader {
  /// The name of the zone, empty if there are only other tags; reads through the end.
  mutating func zone() throws(ISO8601Error) -> [UInt8] {
    var (zone, isFirst): ([UInt8], Bool) = ([], true)
    while position < bytes.count {
      let start = position
      let (content, isCritical) = try bracket()
      if let equals = content.firstIndex(of: 0x3D) {
        guard Self.isKey(content[..<equals]), Self.isValue(content[(equals + 1)...]) else {
          throw error(.suffixUnreadable, start)
        }
        // A key that begins with _ is experimental, and has to be refused by others.
        if content.first == 0x5F { throw error(.suffixCritical, start) }
      } else {
        guard isFirst, Self.isZone(content) else { throw error(.suffixUnreadable, start) }
        zone = Array(content)
      }
      if isCritical { throw error(.suffixCritical, start) }
      isFirst = false
    }
    return zone
  }

  /// The text of the next brackets, and whether it began with `!`.
  private mutating func bracket() throws(ISO8601Error) -> (ArraySlice<UInt8>, Bool) {
    let start = position
    guard bytes[start] == 0x5B, let end = bytes[start...].firstIndex(of: 0x5D) else {
      throw error(.suffixUnreadable, start)
    }
    position = end + 1
    let content = bytes[(start + 1)..<end]
    return content.first == 0x21 ? (content.dropFirst(), true) : (content, false)
  }

  private func error(_ reason: ISO8601Error.Reason, _ place: Int) -> ISO8601Error {
    ISO8601Error(reason: reason, byteOffset: Int32(clamping: place))
  }
}

extension ZoneSuffixReader {
  /// Whether a text may name a zone in brackets: parts separated by slashes, or an offset.
  static func isZone(_ text: ArraySlice<UInt8>) -> Bool {
    if isOffset(text) { return true }
    guard text.count <= longest else { return false }
    var (length, dots) = (0, 0)
    for byte in text {
      if byte == 0x2F {
        guard isPart(length, dots) else { return false }
        (length, dots) = (0, 0)
        continue
      }
      let isInitial = isLetter(byte) || byte == 0x2E || byte == 0x5F
      let isInside = isDigit(byte) || byte == 0x2D || byte == 0x2B
      guard isInitial || (isInside && length > 0) else { return false }
      length += 1
      if byte == 0x2E { dots += 1 }
    }
    return isPart(length, dots)
  }

  /// Neither empty nor `.` or `..`.
  private static func isPart(_ length: Int, _ dots: Int) -> Bool {
    length > 0 && (length > 2 || dots < length)
  }

  /// Whether a text has the form of `+01:00`.
  private static func isOffset(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count == 6, text.first == 0x2B || text.first == 0x2D else { return false }
    let start = text.startIndex
    return text[start + 3] == 0x3A
      && [1, 2, 4, 5].allSatisfy { isDigit(text[start + $0]) }
  }

  private static func isKey(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, isSmall(first) || first == 0x5F else { return false }
    return text.allSatisfy { isSmall($0) || $0 == 0x5F || isDigit($0) || $0 == 0x2D }
  }

  /// Letters and digits separated by single hyphens.
  private static func isValue(_ text: ArraySlice<UInt8>) -> Bool {
    var isOpen = true
    for byte in text {
      guard byte != 0x2D || !isOpen else { return false }
      guard byte == 0x2D || isLetter(byte) || isDigit(byte) else { return false }
      isOpen = byte == 0x2D
    }
    return !isOpen
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
