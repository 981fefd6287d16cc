// SPDX-License-Identifier: MIT

/// What words say in a line about an event: which day, which time, and how they belong together.
///
/// The order is that of the lines of an `EventVocabulary`.
enum EventWord: Int {
  case today, tomorrow, overmorrow, yesterday
  /// Before or after a weekday: the coming one, and the one that could be meant as well.
  case this, next
  /// Before or after a weekday: the one of the week that follows.
  case nextWeek
  /// Before an amount: from now on. After one: "later".
  case ahead, later
  case day, days2, week, weeks2, hour, hours2, minute
  /// Before a time, before a day.
  case at, on
  /// Before the first end, between the ends, and after the last one.
  case from, through, ending
  /// Before how long it takes, and between its hours and minutes.
  case lasting, and
  case noon, midnight
  /// After the number of an hour.
  case oclock
  /// Before the number of an hour, and what they add to it: 30, −30, 15, −15.
  case halfPast, halfTo, quarterPast, quarterTo
  /// After the number of an hour, and what they add to it: 30, 15, −15.
  case andHalf, andQuarter, lessQuarter
  case am, pm
  case one, two
  case halfHour
  /// What says a part of the day, and leaves open which hour an ambiguous one is.
  case dayPart
  /// The parts of the day among them that say which of two hours is meant.
  case morning, midday, afternoon, evening, night
  /// The evening of today, or the night after it.
  case tonight
  /// Those that are said of times alone, and name nothing that happens.
  case adverb
  /// What people do at a part of the day, which says what hour is the likelier one: meals.
  case ofMorning, ofMidday, ofAfternoon, ofEvening
  /// After a time: a zone, which nothing here knows.
  case zone
  /// The hours from one to twelve in words, and after these, in the same order, other words for them.
  case spelled
  /// Before an hour in words, where nothing else says that it is one.
  case atSpelled
  /// Numbers in words that can be minutes, or hours after twelve.
  case further
  /// The minute that it is, on its day.
  case now
  /// Before or after a weekday: the one that has been, and the one of the week before; in date fields alone.
  case last, lastWeek
  /// Before the number of a week, and after it.
  case weekNumber, weekCounted
  /// Before the number of a day, where no month need follow.
  case onNumber
  /// After the number of a day.
  case ordinal
  case month
}

/// The words of one language, as scalars that can be compared with those of a line.
struct EventVocabulary {
  /// For each word its forms.
  private var forms: [[[Int32]]] = []
  /// The words between two dates, as `TypedNames` takes them.
  private(set) var throughNames: [UInt8] = []

  /// The vocabulary of a BCP 47 tag's language; English where we have none.
  init(tag: [UInt8], digits: TypedDigits) {
    var text: [UInt8] = []
    text.append(Self.text(of: tag))
    for line in text[...].parts(separatedBy: 0x0A) {
      let list = line.drop { $0 != 0x3A }.dropFirst(2)
      if forms.count == EventWord.through.rawValue { throughNames = [0x3B] + list + [0x3B] }
      forms.append(
        list.parts(separatedBy: 0x2C).map { EventLine(Array($0), digits).scalars }
          .filter { !$0.isEmpty })
    }
  }

  private static func text(of tag: [UInt8]) -> StaticString {
    switch (tag.first, tag.dropFirst().first) {
    case (0x61, 0x72): arabic
    case (0x64, 0x65): german
    case (0x65, 0x73): spanish
    case (0x66, 0x72): french
    case (0x68, 0x65), (0x69, 0x77): hebrew
    case (0x6A, 0x61): japanese
    default: english
    }
  }

  /// The place after the longest form of a word at a place of a line; nil if it is not there.
  ///
  /// A form with an underscore at its end is a prefix, which is written together with what follows.
  func end(of word: EventWord, in line: EventLine, at start: Int) -> Int? {
    form(of: word, in: line, at: start)?.end
  }

  /// The number of the longest form of a word at a place of a line, and the place after it.
  func form(
    of word: EventWord, in line: EventLine, at start: Int
  ) -> (number: Int, end: Int)? {
    var found: (number: Int, end: Int)?
    guard word.rawValue < forms.count else { return nil }
    for (number, form) in forms[word.rawValue].enumerated() {
      let isPrefix = form.last == 0x5F
      let count = isPrefix ? form.count - 1 : form.count
      guard start + count <= line.scalars.count else { continue }
      var index = 0
      while index < count, line.scalars[start + index] == form[index] { index += 1 }
      guard index == count, line.isEdge(start), isPrefix || line.isEdge(start + count) else {
        continue
      }
      if start + count > found?.end ?? 0 { found = (number, start + count) }
    }
    return found
  }
}
