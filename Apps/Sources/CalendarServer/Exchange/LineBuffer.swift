// SPDX-License-Identifier: MIT

/// Splits bytes into lines as they arrive; holds at most one line and what was fed last.
///
/// A line ends with LF or CR LF, or with the last byte.
struct LineBuffer: Sendable {
  /// A line without its terminator; numbered from 1, as in the file.
  struct Line {
    var number: Int64
    /// Its bytes, or nil when it is longer than allowed.
    var bytes: [UInt8]?
  }

  private var bytes: [UInt8] = []
  private var position = 0
  /// The position up to which no terminator was found.
  private var searched = 0
  private var number: Int64 = 0
  private var isFinished = false
  /// Whether the rest of the present line is dropped.
  private var drops = false

  /// The most bytes in a line.
  static let longest = 65_536
}

extension LineBuffer {
  /// Appends bytes.
  mutating func feed(_ more: UnsafeRawBufferPointer) {
    bytes.removeFirst(position)
    searched -= position
    position = 0
    bytes.append(contentsOf: more)
  }

  /// Marks the end of the input, which also ends a last line without a terminator.
  mutating func finish() {
    isFinished = true
  }

  /// The next line, or nil when more bytes are needed or there are none.
  mutating func next() -> Line? {
    guard let end = bytes[searched...].firstIndex(of: 0x0A) else { return rest() }
    let line = bytes[position..<end]
    advance(to: end + 1)
    return numbered(line.last == 0x0D ? line.dropLast() : line)
  }

  /// The bytes without a terminator: the last line, or the beginning of one.
  private mutating func rest() -> Line? {
    let line = bytes[position...]
    searched = bytes.count
    if isFinished {
      guard !line.isEmpty || drops else { return nil }
      advance(to: bytes.count)
      return numbered(line)
    }
    if line.count > Self.longest {
      drops = true
      advance(to: bytes.count)
    }
    return nil
  }

  private mutating func advance(to place: Int) {
    (position, searched) = (place, place)
  }

  private mutating func numbered(_ line: ArraySlice<UInt8>) -> Line {
    number += 1
    defer { drops = false }
    return Line(number: number, bytes: drops || line.count > Self.longest ? nil : Array(line))
  }
}
