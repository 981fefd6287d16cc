// SPDX-License-Identifier: MIT
import CivilTime

extension EventReader {
  /// One day, or the days from one through another.
  struct Days {
    /// What it can be, the likelier one first.
    var choices: [DayInterval]
    var end: Int
  }

  /// The days at a place, "from Friday to Sunday" among them.
  func days(at start: Int) -> Days? {
    let after = end(of: .from, at: start).map { line.skippingSpaces($0) }
    guard var first = after.flatMap({ day(at: $0) }) ?? day(at: start) else { return nil }
    // "2026-03-24T09:30"
    if line.scalar(first.end) == 0x74, line.isDigit(first.end + 1) { first.end += 1 }
    if first.choices.count == 1, first.choices[0].count == 1, let place = through(at: first.end),
      let last = day(at: place)
    {
      for choice in last.choices {
        if let days = DayInterval(first: first.choices[0].start, last: choice.start), days.count > 1
        {
          return Days(choices: [days], end: last.end)
        }
      }
    }
    return first
  }

  private func day(at start: Int) -> Days? {
    let on = end(of: .on, at: start).map { line.skippingSpaces($0) }
    return on.flatMap { day(at: $0, isSaid: true) } ?? day(at: start, isSaid: false)
      ?? dayOfMonth(at: start)
  }

  private func day(at place: Int, isSaid: Bool) -> Days? {
    for (word, offset) in Self.relative {
      guard let end = end(of: word, at: place) else { continue }
      return one([today.adding(days: offset)], end)
    }
    if let date = namedDate(at: place) { return date }
    if let date = weekday(at: place) { return date }
    return numericDate(at: place, isSaid: isSaid)
  }

  private static var relative: [(EventWord, Int32)] {
    [(.overmorrow, 2), (.today, 0), (.tomorrow, 1), (.yesterday, -1)]
  }

  private func one(_ days: [EpochDay?], _ end: Int) -> Days? {
    var choices: [DayInterval] = []
    for day in days {
      if let day { choices.append(DayInterval(day)) }
    }
    return choices.isEmpty ? nil : Days(choices: choices, end: end)
  }

  /// Whether a line says that something is now, and nothing else.
  var isNow: Bool {
    end(of: .now, at: line.skippingSpaces(0)).map { line.skippingSpaces($0) } == line.count
  }

  /// The days that a line can mean which says one from today on, in words, and nothing else; none
  /// where it says a date.
  func relativeDays() -> [EpochDay] {
    let start = line.skippingSpaces(0)
    if let ahead = distance(at: start) {
      let day = today.adding(days: ahead.days)
      return ahead.minutes == 0 && ahead.end == line.count ? day.map { [$0] } ?? [] : []
    }
    for place in 0..<line.count where line.isDigit(place) { return [] }
    guard let found = days(at: start), found.end == line.count,
      found.choices.allSatisfy({ $0.count == 1 })
    else { return [] }
    return found.choices.map { $0.start }
  }

  // MARK: Weekdays

  private func weekday(at start: Int) -> Days? {
    let modifiers: [EventWord] = [.nextWeek, .next, .this]
    var (place, said): (Int, EventWord?) = (start, nil)
    for word in modifiers where said == nil {
      guard let end = end(of: word, at: place) else { continue }
      (place, said) = (line.skippingSpaces(end), word)
    }
    if said == nil, let name = weekdayName(at: place, in: weekdays + shortWeekdays) {
      let dated = line.skippingPause(name.end)
      if let date = numericDate(at: dated, isSaid: true) { return checked(date, name.offset) }
    }
    if said == nil, let name = shortName(at: place) {
      return one(meanings(of: name.offset, nil), name.end)
    }
    guard var found = weekdayName(at: place, in: weekdays) else { return nil }
    for word in modifiers where said == nil {
      guard let end = end(of: word, at: line.skippingSpaces(found.end)) else { continue }
      (found.end, said) = (end, word)
    }
    return one(meanings(of: found.offset, said), found.end)
  }

  /// A short name with a time in figures behind it, or a full stop and a number: alone "so" and "mar"
  /// are other words, too.
  private func shortName(at place: Int) -> (offset: Int32, end: Int)? {
    guard !line.isUnspaced(place), var name = weekdayName(at: place, in: shortWeekdays) else {
      return nil
    }
    let hasStop = line.scalar(name.end) == 0x2E
    if hasStop { name.end += 1 }
    let next = line.skippingPause(name.end)
    if hasStop || isGermanName(at: place, name.offset), bareNumber(at: next) != nil { return name }
    return line.isDigit(next) && hours(at: next)?.isSure == true ? name : nil
  }

  /// Whether German would write a name so.
  ///
  /// "Fr 7" is a Friday, and "so 7" about that. A line that begins with "So" may be either.
  private func isGermanName(at place: Int, _ offset: Int32) -> Bool {
    guard locale.tag.starts(with: [0x64, 0x65]), place > 0 || offset < 6,
      let first = bytes(place..<place + 1).first
    else { return false }
    return first >= 0x41 && first <= 0x5A
  }

  func weekdayName(
    at start: Int, in list: [WeekdayName]
  ) -> (offset: Int32, end: Int)? {
    for (name, offset) in list {
      if let end = end(ofName: name, at: start) { return (offset, end) }
    }
    return nil
  }

  private func checked(_ date: Days, _ offset: Int32) -> Days? {
    let choices = date.choices.filter { $0.start.weekday.isoNumber == offset + 1 }
    return choices.isEmpty ? nil : Days(choices: choices, end: date.end)
  }

  /// The coming day of that name; on such a day, and with "next", it can be the one after it, too.
  ///
  /// Who has chosen a time in another week means a day of that.
  func meanings(of offset: Int32, _ said: EventWord?) -> [EpochDay?] {
    if said == nil, let day = placed.flatMap({ ofOtherWeek(offset, $0) }) { return [day] }
    let ahead = (offset + 1 - today.weekday.isoNumber + 7) % 7
    switch said {
    case .nextWeek:
      let week = today.startOfWeek(on: locale.weekRule.firstWeekday).adding(days: 7)
      return [week.flatMap { $0.adding(days: (offset + 8 - $0.weekday.isoNumber) % 7) }]
    case .this: return [today.adding(days: ahead)]
    case .next where ahead == 0: return [today.adding(days: 7)]
    case nil where ahead > 0: return [today.adding(days: ahead)]
    default: return [today.adding(days: ahead), today.adding(days: ahead + 7)]
    }
  }

  /// The weekday in the week of a day, if that is not today's.
  private func ofOtherWeek(_ offset: Int32, _ day: EpochDay) -> EpochDay? {
    let first = locale.weekRule.firstWeekday
    let week = day.startOfWeek(on: first)
    if week == today.startOfWeek(on: first) { return nil }
    return week.adding(days: (offset + 8 - week.weekday.isoNumber) % 7)
  }

  // MARK: Dates

  /// A date with the name of its month; the longest that it can be.
  private func namedDate(at start: Int) -> Days? {
    var ends: [Int] = []
    var (place, pieces) = (start, 0)
    while pieces < 9, place < line.count {
      if let number = line.number(place) {
        // "Jan 14:30" is a time, and somebody.
        let isHour = hours(at: place).map { $0.isSure && $0.end > number.end } ?? false
        place = number.end
        if !isHour { ends.append(place) }
        pieces += 1
      } else if line.isLetter(place) {
        let (token, length) = names.longest(in: line.scalars, at: place)
        let isThrough = token == TypedText.Token.through
        guard length > 0, isThrough || token > TypedText.Token.firstEra else { break }
        // A name is a word, and not the beginning of "Maier"; a prefix is one letter.
        guard line.isEdge(place + length) || token == 0 && length == 1 else { break }
        place += length
        if token < 0, !isThrough { ends.append(place) }
        pieces += 1
      } else if isInsideOfDate(line.scalar(place)) {
        place += 1
      } else {
        break
      }
    }
    for end in ends.reversed() {
      let tokens = TypedText(bytes(start..<end), names: names, digits: digits).tokens
      if hasShapeOfDate(tokens), let days = dates(tokens) { return Days(choices: [days], end: end) }
    }
    return nil
  }

  private func isInsideOfDate(_ scalar: Int32) -> Bool {
    switch scalar {
    case 0x20, 0x2C...0x2E, 0x60C, 0x2012...0x2015: true
    default: false
    }
  }

  /// Whether there is a month, and no number that could be an hour: one for each month, and one more
  /// beside a hyphen.
  private func hasShapeOfDate(_ tokens: [Int32]) -> Bool {
    var (months, short, years, hyphens) = (0, 0, 0, 0)
    for (index, token) in tokens.enumerated() {
      switch token {
      case 0...:
        if token & 15 == 3 { return false }
        if token & 15 < 3 { short += 1 } else { years += 1 }
      case -12 ... -1: months += 1
      case TypedText.Token.hyphen, TypedText.Token.through:
        if index > 0, index + 1 < tokens.count, tokens[index - 1] >= 0, tokens[index + 1] >= 0 {
          hyphens = 1
        }
      default: break
      }
    }
    return months > 0 && short > 0 && short <= months + hyphens && years <= months
  }

  /// What the tokens of a date mean; where no year is written it is the coming date.
  ///
  /// Its weekday has to be that of the coming date: another one is rather a mistake than a year.
  private func dates(_ tokens: [Int32]) -> DayInterval? {
    let undated = tokens.filter { !Self.isWeekday($0) }
    let year = today.civil.year
    guard let days = dates(undated, year) else { return dates(tokens, year + 1) }
    let isMeant = tokens.contains { $0 >= 0 && $0 & 15 > 2 } || days.endRawValue > today.rawValue
    return isMeant ? dates(tokens, year) : dates(tokens, year + 1)
  }

  private static func isWeekday(_ token: Int32) -> Bool {
    token <= TypedText.Token.monday && token > TypedText.Token.monday - 7
  }

  private func dates(_ tokens: [Int32], _ year: Int32) -> DayInterval? {
    let selection = TypedDays(tokens, habits, thisYear: year).selection
    return selection?.day.map { DayInterval($0) } ?? selection?.interval
  }

  /// A date in numbers: "27.11.", "27/11/2026", "2026-11-27", "11月27日".
  ///
  /// "3.5" and "12-13" are other things, unless it `isSaid` that a date comes.
  private func numericDate(at start: Int, isSaid: Bool) -> Days? {
    guard let first = line.number(start), line.scalar(start - 1) != 0x2F else { return nil }
    let sign = line.scalar(first.end)
    guard sign == 0x2E || sign == 0x2F || sign == 0x2D || sign == 0x5E74 || sign == 0x6708 else {
      return nil
    }
    var (place, numbers) = (line.skippingSpaces(first.end + 1), 1)
    while numbers < 3, let next = line.number(place) {
      numbers += 1
      place = next.end
      let follows = line.scalar(place)
      // "27.11. 12:30" is followed by an hour, and not by a year.
      let isYear = line.number(line.skippingSpaces(place + 1))?.digits == 4
      guard follows == sign || follows == 0x6708 || follows == 0x65E5,
        numbers < 3 || follows == 0x65E5
      else { break }
      if follows == 0x65E5 || sign == 0x2E || line.isDigit(place + 1) { place += 1 }
      if follows == 0x65E5 || line.scalar(place) == 0x20 && !isYear { break }
      place = line.skippingSpaces(place)
    }
    let last = line.scalar(place - 1)
    let isSure = isSaid || numbers == 3 || sign == 0x2F || last == 0x65E5 || last == 0x2E
    guard numbers > 1, isSure, sign != 0x2D || first.digits == 4, !line.isDigit(place) else {
      return nil
    }
    let tokens = TypedText(bytes(start..<place), names: names, digits: digits).tokens
    return dates(tokens.filter { $0 >= 0 }).map { Days(choices: [$0], end: place) }
  }
}
