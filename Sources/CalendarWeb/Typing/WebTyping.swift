// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// What people type about events, behind a byte protocol.
///
/// A module of its own, which pages load when somebody is about to type. Its messages are those of
/// `WebWording`, and four more.
public struct WebTyping {
  private var wording = WebWording()

  /// English without patterns of dates, until a locale is set.
  public init() {}

  /// The words of the reply to the last message, and the bytes of its texts.
  public var lastReply: (words: [Int32], bytes: [UInt8]) { wording.lastReply }

  /// What a message asks for, its first byte; smaller numbers are kinds of `WebWording`.
  enum Kind: UInt8 {
    case event = 16
    case times, clock, days
  }
}

extension WebTyping {
  /// Handles a message and prepares the reply.
  ///
  /// A message that cannot be read changes nothing, and the reply says why.
  public mutating func send(_ message: [UInt8]) {
    guard let kind = message.first.flatMap(Kind.init(rawValue:)) else {
      return wording.send(message)
    }
    wording.reply = ReplyWriter()
    var reader = WireReader(message)
    _ = reader.uint8()
    do throws(WireError) {
      switch kind {
      case .event: try writeEvents(&reader)
      case .times: try writeTimes(&reader)
      case .clock: try writeClock(&reader)
      case .days: try writeDays(&reader)
      }
      wording.reply.finish(flags: 0)
    } catch {
      wording.reply = ReplyWriter(refusing: error)
    }
  }

  /// Writes whether a typed line says that an event repeats, and for each of its readings its title, its
  /// place, its start and its end.
  ///
  /// The ends are times on the wall, or days and then half-open; see `TypedEvent`.
  private mutating func writeEvents(_ reader: inout WireReader) throws(WireError) {
    let line = reader.text()
    let day = reader.day()
    let today = reader.day()
    let minute = reader.int32()
    let isPlaced = reader.int32() != 0
    try reader.finish()
    let readings = TypedEvent.readings(
      of: line, in: wording.locale, on: day, today: today, minute: min(max(minute, 0), 1439),
      isPlaced: isPlaced)
    wording.reply.word(TypedEvent.isRepeated(line, in: wording.locale) ? 1 : 0)
    for reading in readings {
      wording.reply.text(reading.title[...])
      wording.reply.text(reading.place[...])
      guard let times = reading.times else {
        wording.write(reading.days)
        continue
      }
      write(times.start)
      write(times.end)
    }
  }

  /// Writes whether the times of a text are complete, and for each what is left for its day, the
  /// number of its choices, and these, and the same of the days that words from today on can mean;
  /// see `TypedTimes`.
  private mutating func writeTimes(_ reader: inout WireReader) throws(WireError) {
    let text = reader.text()
    let today = reader.day()
    let minute = reader.int32()
    try reader.finish()
    let times = TypedTimes(
      text, in: wording.locale, today: today, minute: min(max(minute, 0), 1439))
    wording.reply.word(times.isComplete ? 1 : 0)
    for end in times.ends {
      wording.reply.text(end.days[...])
      wording.reply.word(Int32(end.choices.count))
      for choice in end.choices { wording.reply.word(choice) }
      wording.reply.word(Int32(end.meanings.count))
      for day in end.meanings { wording.reply.day(day) }
    }
  }

  /// Writes the minutes of the day that a text can mean.
  private mutating func writeClock(_ reader: inout WireReader) throws(WireError) {
    let text = reader.text()
    try reader.finish()
    for minute in TypedTimes.minutes(of: text, in: wording.locale) { wording.reply.word(minute) }
  }

  /// Writes the first and the last day of what a text can mean that says days in words; see
  /// `TypedDayWords`.
  ///
  /// Where weeks are selected a day in the middle stands for its week, on whichever
  /// day that begins.
  private mutating func writeDays(_ reader: inout WireReader) throws(WireError) {
    let text = reader.text()
    let today = reader.day()
    let areWeeks = reader.int32() != 0
    try reader.finish()
    let meanings = TypedDayWords.meanings(of: text, in: wording.locale, today: today)
    for days in meanings {
      let middle = areWeeks && days.count == 7 ? days.start.adding(days: 3) : nil
      wording.reply.day(middle ?? days.start)
      wording.reply.day(middle ?? days.last ?? days.start)
    }
  }

  private mutating func write(_ time: CivilDateTime) {
    var text: [UInt8] = []
    time.appendISO8601(to: &text)
    // Without seconds.
    text.removeLast(3)
    wording.reply.text(text[...])
  }
}
