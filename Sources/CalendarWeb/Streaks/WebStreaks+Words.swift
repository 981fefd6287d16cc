// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarRecords
import CivilTime

extension WebStreaks {
  /// What fills a placeholder of a phrase.
  private enum Argument: UInt8 {
    case text = 0
    /// A number in the locale's digits; the first one selects the plural form.
    case number
    /// A day, as in the headings of lists.
    case day
    /// A day with its weekday, as it is spoken.
    case spokenDay
  }

  /// Sets the phrases of the pages in the locale's language, and how it groups digits.
  mutating func setPages(_ reader: inout WireReader) throws(WireError) {
    let catalogue = reader.text()
    let grouping = NumberGrouping(
      separator: reader.text(), lastLength: Int32(reader.uint8()), length: Int32(reader.uint8()),
      fewestDigits: Int32(reader.uint8()))
    try reader.finish()
    self.grouping = grouping
    pages = PageBook(tag: locale.tag, catalogue: catalogue)
  }

  /// Writes a phrase of the pages with its placeholders filled.
  mutating func writePagePhrase(_ reader: inout WireReader) throws(WireError) {
    let phrase = reader.checked(PagePhrase(rawValue: reader.uint8()), or: .marks)
    var count: Int64?
    var arguments: [[UInt8]] = []
    let length = Int(reader.uint8())
    while arguments.count < length, !reader.hasFailed {
      var out: [UInt8] = []
      switch reader.checked(Argument(rawValue: reader.uint8()), or: .text) {
      case .text: out = reader.text()
      case .number:
        let number = reader.wholeNumber()
        count = count ?? number
        out = written(number)
      case .day: locale.append(reader.day(), locale.mediumDate, to: &out)
      case .spokenDay: locale.append(reader.day(), locale.fullDate, to: &out)
      }
      arguments.append(out)
    }
    try reader.finish()
    var text: [UInt8] = []
    pages.append(phrase, count: count ?? 0, arguments: arguments, to: &text)
    reply.text(text[...])
  }
}

extension WebStreaks {
  /// Writes the days from the first through the last as the server's API takes them: half-open.
  mutating func writeInterval(_ reader: inout WireReader) throws(WireError) {
    let first = reader.day()
    let last = reader.day()
    let days = reader.days(first, last)
    try reader.finish()
    write(days)
  }

  /// Writes the week of a day, half-open.
  mutating func writeWeek(_ reader: inout WireReader) throws(WireError) {
    let day = reader.day()
    let firstWeekday = reader.uint8()
    try reader.finish()
    if let week = week(of: day, from: firstWeekday) { write(week) }
  }

  // The day after the last one of the calendar has no text and is left out.
  private mutating func write(_ days: DayInterval) {
    reply.day(days.start)
    reply.day(EpochDay(clamping: Int64(days.endRawValue)))
  }

  /// Writes a tint for each kind in a list.
  ///
  /// A kind keeps its colour when others are added, as long as there are fewer kinds than colours.
  /// Its name says which colour it prefers; kinds that prefer the same one take the next free ones,
  /// in the given order.
  mutating func writeTints(_ reader: inout WireReader) throws(WireError) {
    let length = reader.count()
    var kinds: [[UInt8]] = []
    while kinds.count < length, !reader.hasFailed { kinds.append(reader.text()) }
    try reader.finish()
    for tint in Tint.events(for: kinds) { reply.word(Int32(tint.rawValue)) }
  }
}
