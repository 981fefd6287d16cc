// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// Collects a reply: 32-bit words, and texts that they refer to by number.
///
/// Layout of the words, as the host reads them from memory:
///
///     [0] flags: 1 wants a frame, 2 claimed, 4 the message was refused, 8 a pointer selects
///     [1] number of words before the text lengths
///     [2] number of texts    [3] address of the text bytes    [4] their number
///     [5...] operations, then the length of each text in UTF-16 units
///
/// The bytes of all texts form one block, so that the host decodes them in one call and splits.
struct ReplyWriter {
  static let headerCount = 5

  private(set) var words: [Int32] = []
  private(set) var bytes: [UInt8] = []
  private var lengths: [Int32] = []

  /// An empty reply, with room for most replies.
  @inline(never)
  init() {
    words.reserveCapacity(2048)
    bytes.reserveCapacity(8192)
    for _ in 0..<Self.headerCount { word(0) }
  }

  /// A reply that says why nothing was done.
  init(refusing error: WireError) {
    self.init()
    word(Int32(error.rawValue))
    finish(flags: 4)
  }

  // Not inlined: appending can grow the array, and at a hundred places that would be a fifth of the
  // module.
  @inline(never)
  mutating func word(_ value: Int32) {
    words.append(value)
  }

  mutating func operation(_ operation: Operation) {
    word(Int32(operation.rawValue))
  }

  /// Adds text, and its number as a word; −1 for none.
  @inline(never)
  mutating func text(_ text: ArraySlice<UInt8>) {
    guard !text.isEmpty else { return word(-1) }
    word(Int32(lengths.count))
    bytes.append(contentsOf: text)
    lengths.append(Self.utf16Count(of: text))
  }

  /// Adds a day as ISO 8601 text; −1 for none.
  @inline(never)
  mutating func day(_ day: EpochDay?) {
    guard let day else { return word(-1) }
    var written: [UInt8] = []
    day.civil.appendISO8601(to: &written)
    text(written[...])
  }

  /// Adds a selection in the form that `Selection(text:today:)` reads; −1 for none.
  @inline(never)
  mutating func selection(_ selection: Selection) {
    var written: [UInt8] = []
    selection.append(to: &written)
    text(written[...])
  }

  /// Closes the reply; the caller fills in the address of the bytes.
  mutating func finish(flags: Int32) {
    words[0] = flags
    words[1] = Int32(words.count)
    words[2] = Int32(lengths.count)
    words[4] = Int32(bytes.count)
    words.append(contentsOf: lengths)
  }

  /// The length of UTF-8 text in UTF-16 units, as JavaScript counts.
  ///
  /// Two for characters of four bytes, one for any other. The text has to be valid UTF-8;
  /// `WireReader` ensures that.
  static func utf16Count(of text: ArraySlice<UInt8>) -> Int32 {
    var count: Int32 = 0
    for byte in text {
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte >= 0xF0 { count += 1 }
    }
    return count
  }
}

/// The operations of a reply.
///
/// The host's protocol.js has the same numbers.
enum Operation: UInt8 {
  case create = 1
  case remove, frame, move, state, text, label, place, scroll, style, detail, glance, magnify
  case load = 32
  case cancel, selection, title, visible, loadFailed, focus, wake, snap, today, nameDays, refusal
  case ask, page, size, cell, scrollEnded, occurrence, more, mode, level, color, order, hours
  case picked
  case refused = 64
  case snapshot
  case reading = 67
  case expansion, warning
}
