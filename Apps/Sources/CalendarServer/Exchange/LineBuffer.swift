// SPDX-License-Identifier: MIT

/// Cuts bytes into lines as they come; holds no more than what is fed at once and one line.
///
/// A line ends with LF or CR LF, or with the last byte.
struct LineBuffer: Sendable {
  /// A line, without its end; its number is that of the physical line, from 1.
  struct Line {
    var number: Int64
    /// Its bytes, nil when it is longer than allowed.
    var bytes: [UInt8]?
  }

  private var bytes: [UInt8] = []
  private var position = 0
  /// Up to where no end of a line was found.
  private var searched = 0
  private var number: Int64 = 0
  private var isFinished = false
  /// Whether the rest of the line is to be dropped.
  private var drops = false

  /// The most bytes that a line has.
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

  /// Says that no more bytes come, so that a last line without an end is one.
  mutating func finish() {
    isFinished = true
  }

  /// The next line, or nil when more bytes are needed or there are none.
  mutating func next() -> Line? {
    guard let end = bytes[searched...].firstIndex(of: 0x0A) else { return rest() }
    let line = bytes[position..<end]
    advance(to: end + 1)
    return take(line.last == 0x0D ? line.dropLast() : line)
  }

  /// What there is without an end: the last line, or the beginning of one.
  private mutating func rest() -> Line? {
    let line = bytes[position...]
    searched = bytes.count
    if isFinished {
      guard !line.isEmpty || drops else { return nil }
      advance(to: bytes.count)
      return take(line)
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

  private mutating func take(_ line: ArraySlice<UInt8>) -> Line {
    number += 1
    defer { drops = false }
    return Line(number: number, bytes: drops || line.count > Self.longest ? nil : Array(line))
  }
}
