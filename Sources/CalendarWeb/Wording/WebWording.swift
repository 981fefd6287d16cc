// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarRecords
import CivilTime

/// What pages say in the reader's language, behind a byte protocol.
///
/// A message is the number of its kind and its fields, written by `Web/app/wording.js`. Replies
/// have the layout of `ReplyWriter`, with rows instead of operations.
public struct WebWording {
  var locale = LocaleProfile(tag: [])
  var pages = PageBook(tag: [])
  var phrases = PhraseBook(.english)
  var grouping = NumberGrouping.none
  var reply = ReplyWriter()

  /// English without patterns of dates, until a locale is set.
  public init() {}

  /// The words of the reply to the last message, and the bytes of its texts.
  public var lastReply: (words: [Int32], bytes: [UInt8]) { (reply.words, reply.bytes) }

  /// What a message asks for, its first byte; other modules' kinds begin at 16.
  enum Kind: UInt8 {
    case locale = 0
    case phrase, pages, say, interval
  }
}

extension WebWording {
  /// Handles a message and prepares the reply.
  ///
  /// A message that cannot be read changes nothing, and the reply says why.
  public mutating func send(_ message: [UInt8]) {
    reply = ReplyWriter()
    var reader = WireReader(message)
    do throws(WireError) {
      try perform(&reader)
      reply.finish(flags: 0)
    } catch {
      reply = ReplyWriter(refusing: error)
    }
  }

  private mutating func perform(_ reader: inout WireReader) throws(WireError) {
    switch reader.checked(Kind(rawValue: reader.uint8()), or: .locale, .unknownKind) {
    case .locale: try setLocale(&reader)
    case .phrase:
      let phrase = reader.checked(Phrase(rawValue: reader.uint8()), or: .today)
      try reader.finish()
      write(phrase)
    case .pages: try setPages(&reader)
    case .say: try writePagePhrase(&reader)
    case .interval: try writeInterval(&reader)
    }
  }

  private mutating func setLocale(_ reader: inout WireReader) throws(WireError) {
    let profile = reader.locale()
    let catalogue = reader.text()
    try reader.finish()
    locale = profile
    phrases = PhraseBook(tag: profile.tag, catalogue: catalogue)
  }

  /// Writes the days from the first through the last as the server's API takes them: half-open.
  private mutating func writeInterval(_ reader: inout WireReader) throws(WireError) {
    let first = reader.day()
    let last = reader.day()
    let days = reader.days(first, last)
    try reader.finish()
    write(days)
  }

  // The day after the last one of the calendar has no text and is left out.
  mutating func write(_ days: DayInterval) {
    reply.day(days.start)
    reply.day(EpochDay(clamping: Int64(days.endRawValue)))
  }
}
