// SPDX-License-Identifier: MIT

// Text below the hosts is UTF-8 bytes: in Embedded Swift, comparing or hashing a String pulls in
// the Unicode tables, 45 to 100 KB of WebAssembly.

extension [UInt8] {
  /// Appends text that is known at compile time.
  package mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends an integer in ASCII digits.
  package mutating func append(decimal value: Int64) {
    var magnitude = value.magnitude
    let start = count
    repeat {
      append(0x30 + UInt8(truncatingIfNeeded: magnitude % 10))
      magnitude /= 10
    } while magnitude != 0
    if value < 0 { append(0x2D) }
    self[start...].reverse()
  }

  /// Appends 1/64 points: whole points and, after a plus sign, the remaining 64ths.
  mutating func append(units value: Int32) {
    let points = value >> 6
    append(decimal: Int64(points))
    let rest = value - points << 6
    if rest != 0 {
      append(0x2B)
      append(decimal: Int64(rest))
    }
  }
}

extension ArraySlice<UInt8> {
  /// The parts between separators, including empty ones.
  ///
  /// The standard library's `split` is generic and costs ten times as much code in WebAssembly.
  func parts(separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = startIndex
    for index in indices where self[index] == separator {
      parts.append(self[start..<index])
      start = index + 1
    }
    parts.append(self[start...])
    return parts
  }
}
