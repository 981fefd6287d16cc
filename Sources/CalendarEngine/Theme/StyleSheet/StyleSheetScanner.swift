// SPDX-License-Identifier: MIT

/// Walks the bytes of a style sheet and counts lines and columns.
struct StyleSheetScanner {
  private let bytes: [UInt8]
  private(set) var index = 0
  private(set) var line: Int32 = 1
  private(set) var column: Int32 = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is not text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]) { index = 3 }
  }

  var isAtEnd: Bool { index >= bytes.count }
  /// The next byte, or 0 at the end.
  var next: UInt8 { isAtEnd ? 0 : bytes[index] }

  /// Whether these bytes come next.
  func sees(_ first: UInt8, _ second: UInt8) -> Bool {
    index + 1 < bytes.count && bytes[index] == first && bytes[index + 1] == second
  }

  /// The bytes between an earlier index and here.
  func text(since start: Int) -> ArraySlice<UInt8> { bytes[start..<index] }

  /// The next bytes up to the end of the line, at most 80, in whole scalars.
  var rest: [UInt8] {
    var end = index
    while end < bytes.count, end - index < 80, !Self.isLineEnd(bytes[end]) { end += 1 }
    while end < bytes.count, end > index, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(bytes[index..<end])
  }

  /// Advances by one byte; the two bytes of CR LF end one line.
  mutating func advance() {
    guard !isAtEnd else { return }
    let byte = bytes[index]
    index += 1
    if Self.isLineEnd(byte) {
      if byte == 0x0D, next == 0x0A { return }
      line &+= 1
      column = 1
    } else if next & 0xC0 != 0x80 {
      column &+= 1
    }
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Letters, digits, hyphens, underscores, full stops and backslashes, as in NUI.
  static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || byte == 0x2D || byte == 0x5F || byte == 0x2E || byte == 0x5C
  }

  /// Reads a name; empty when there is none.
  mutating func name() -> ArraySlice<UInt8> {
    let start = index
    while !isAtEnd, Self.isName(next) { advance() }
    return text(since: start)
  }
}
