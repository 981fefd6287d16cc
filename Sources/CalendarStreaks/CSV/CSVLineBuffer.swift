// SPDX-License-Identifier: MIT

/// Splits bytes into lines as they arrive; holds at most one line and what was fed last.
///
/// A line ends with CR LF, LF or CR, or with the last byte.
struct CSVLineBuffer: Sendable {
  /// A line, or several lines joined by an open quotation mark.
  struct Line {
    /// Its bytes in the buffer, without the end.
    var range: Range<Int>
    /// Where the next line starts.
    var next: Int
    /// Number of physical lines.
    var count: Int64 = 1
    /// The first control character other than tab, CR and LF, or nil.
    var control: UInt8?
    /// Whether it holds an odd number of quotation marks.
    var isOpen = false
  }

  /// What the buffer has to offer.
  enum Outcome {
    /// A line, to be removed with `take`.
    case line(Line)
    /// The line with this number was longer than allowed, and has been dropped.
    case tooLong(Int64)
    /// Nothing until more bytes are fed.
    case nothing
  }

  /// The bytes that are held.
  private(set) var bytes: [UInt8] = []
  /// Number of the next physical line, from 1.
  private(set) var number: Int64 = 1
  private var position = 0
  private var isFinished = false
  /// Whether the rest of the present line is dropped.
  private var drops = false
  /// Whether the last line ended with a CR that an LF may follow.
  private var awaitsLineFeed = false

  /// The most bytes in a line.
  static let longest = 65_536
}

extension CSVLineBuffer {
  /// Appends bytes.
  mutating func feed(_ more: UnsafeRawBufferPointer) {
    guard !isFinished else { return }
    bytes.removeFirst(position)
    position = 0
    bytes.append(contentsOf: more)
  }

  /// Marks the end of the input, which also ends a last line without a terminator.
  mutating func finish() {
    isFinished = true
  }

  /// Whether there is nothing more, now or later.
  var isAtEnd: Bool { isFinished && position == bytes.count }

  /// Drops everything, including what may still be fed.
  mutating func abandon() {
    bytes = []
    position = 0
    isFinished = true
  }

  /// The next line; it stays in the buffer until it is taken.
  mutating func next() -> Outcome {
    if awaitsLineFeed, position < bytes.count {
      if bytes[position] == Self.lineFeed { position += 1 }
      awaitsLineFeed = false
    }
    while let line = line(from: position) {
      guard drops || line.range.count > Self.longest else { return .line(line) }
      let isRest = drops
      drops = false
      let number = number
      take(line)
      if !isRest { return .tooLong(number) }
    }
    guard bytes.count - position > Self.longest || drops else { return .nothing }
    position = bytes.count
    guard !drops else { return .nothing }
    drops = true
    return .tooLong(number)
  }

  /// Removes a line and everything before it.
  mutating func take(_ line: Line) {
    position = line.next
    number += line.count
    awaitsLineFeed = line.next == bytes.count && bytes.last == Self.carriageReturn
  }

  /// The line together with those after it, up to the one that closes its quotation mark.
  ///
  /// Nil when more bytes are needed to tell. The line alone if no quotation mark follows within the
  /// most bytes of a field. Within quotation marks, the next line with an odd number of them contains
  /// the closing one.
  func joined(_ line: Line, most: Int) -> Line? {
    var joined = line
    while joined.isOpen {
      guard joined.next - line.range.upperBound <= most else { return line }
      guard let more = self.line(from: joined.next) else { return isFinished ? line : nil }
      joined.range = line.range.lowerBound..<more.range.upperBound
      joined.next = more.next
      joined.count += 1
      joined.control = joined.control ?? more.control
      joined.isOpen = !more.isOpen
    }
    return joined
  }

  /// The line that starts here, or nil when its end has not arrived yet.
  private func line(from start: Int) -> Line? {
    bytes.withUnsafeBufferPointer { bytes in
      var (end, quotes, control) = (start, 0, UInt8?.none)
      while end < bytes.count {
        let byte = bytes[end]
        if byte < 0x20 {
          if byte == Self.lineFeed || byte == Self.carriageReturn { break }
          if byte != Self.tab { control = control ?? byte }
        } else if byte == Self.quote {
          quotes += 1
        } else if byte == Self.delete {
          control = control ?? byte
        }
        end += 1
      }
      guard end < bytes.count || (isFinished && start < end) else { return nil }
      var next = Swift.min(end + 1, bytes.count)
      if next < bytes.count, bytes[end] == Self.carriageReturn, bytes[next] == Self.lineFeed {
        next += 1
      }
      return Line(range: start..<end, next: next, control: control, isOpen: quotes % 2 == 1)
    }
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
  private static let tab: UInt8 = 0x09
  private static let quote: UInt8 = 0x22
  private static let delete: UInt8 = 0x7F
}
