// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarRecords
import CivilTime

extension WebWording {
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

extension WebWording {
  mutating func write(_ phrase: Phrase, count: Int64 = 0, arguments: [[UInt8]] = []) {
    let text = text(phrase, count: count, arguments: arguments)
    reply.text(text[...])
  }

  func text(_ phrase: Phrase, count: Int64 = 0, arguments: [[UInt8]] = []) -> [UInt8] {
    var text: [UInt8] = []
    phrases.append(phrase, count: count, arguments: arguments, to: &text)
    return text
  }

  mutating func writeNumber(_ number: Int64) {
    let text = written(number)
    reply.text(text[...])
  }

  /// A number in the digits and groups of the locale.
  func written(_ number: Int64) -> [UInt8] {
    var text: [UInt8] = []
    grouping.append(number, in: locale, to: &text)
    return text
  }

  /// A time of day in the locale's form.
  func written(minuteOfDay minute: Int32) -> [UInt8] {
    var text: [UInt8] = []
    locale.append(minuteOfDay: minute, to: &text)
    return text
  }
}
