// SPDX-License-Identifier: MIT
import CivilTime

/// Days in words, as date fields read them: "fri", "last Monday", "W49".
///
/// In a field a word is a day and nothing else, so that "Fr" and "mar." are enough there.
extension EventReader {
  /// What a line can mean that says days in words, and nothing else; none where it says a date.
  ///
  /// A week is the days of it.
  func dayWords() -> [DayInterval] {
    let start = line.skippingSpaces(0)
    let weeks = weeks(at: start)
    if !weeks.isEmpty { return weeks }
    let days = weekdays(at: start)
    return (days.isEmpty ? relativeDays() : days).map { DayInterval($0) }
  }

  private func isEnd(_ place: Int) -> Bool { line.skippingPause(place) >= line.count }

  // MARK: Weekdays

  /// The days that a weekday can be, with a word before or after it that says which one.
  private func weekdays(at start: Int) -> [EpochDay] {
    var place = end(of: .on, at: start).map { line.skippingSpaces($0) } ?? start
    var said: EventWord?
    for word in Self.leading where said == nil {
      guard let end = end(of: word, at: place) else { continue }
      (place, said) = (line.skippingSpaces(end), word)
    }
    guard var name = anyWeekday(at: place) ?? (place > start ? anyWeekday(at: start) : nil)
    else { return [] }
    for word in Self.leading where said == nil {
      guard let end = end(of: word, at: line.skippingPause(name.end)) else { continue }
      (name.end, said) = (end, word)
    }
    return isEnd(name.end) ? days(of: name.offset, said).compactMap { $0 } : []
  }

  private static var leading: [EventWord] { [.lastWeek, .last, .nextWeek, .next, .this] }

  private func days(of offset: Int32, _ said: EventWord?) -> [EpochDay?] {
    let week = today.startOfWeek(on: locale.weekRule.firstWeekday)
    let ahead = (offset + 1 - today.weekday.isoNumber + 7) % 7
    switch said {
    case .lastWeek:
      return [week.adding(days: (offset + 8 - week.weekday.isoNumber) % 7 - 7)]
    case .last:
      let latest = today.adding(days: ahead - 7)
      // Of a day of this week it may be the one before that is meant.
      let isOfThisWeek = latest.map { $0 >= week } ?? false
      return isOfThisWeek && ahead > 0 ? [latest, today.adding(days: ahead - 14)] : [latest]
    default: return meanings(of: offset, said)
    }
  }

  /// A weekday, also a short name of it, or three letters or more that begin no other one.
  private func anyWeekday(at place: Int) -> (offset: Int32, end: Int)? {
    if let name = weekdayName(at: place, in: weekdays + shortWeekdays + bareWeekdays) {
      return name
    }
    let (token, length) = names.longest(in: line.scalars, at: place)
    var end = place + length
    while line.isLetter(end), !line.isUnspaced(end) { end += 1 }
    let offset = TypedText.Token.monday - token
    return length > 2 && end == place + length && offset >= 0 && offset < 7 ? (offset, end) : nil
  }

  /// Hebrew names without the word that says that they are days.
  private var bareWeekdays: [WeekdayName] {
    let day: [Int32] = [0x5D9, 0x5D5, 0x5DD, 0x20]
    return weekdays.filter { $0.name.starts(with: day) }.map {
      (Array($0.name[day.count...]), $0.offset)
    }
  }

  // MARK: Weeks

  /// The weeks that a number of one can mean: "W49", "2026-W49", "week 49", "第49週".
  ///
  /// A W is the sign of ISO 8601, as long as a year stands before it or the weeks of the locale have
  /// the same numbers; a word goes by the weeks of the locale. Without a year it is of this year.
  private func weeks(at start: Int) -> [DayInterval] {
    var (place, year) = (start, Int32?.none)
    if let number = line.number(place), number.digits == 4 {
      (place, year) = (afterSigns(number.end), number.value)
    }
    if line.scalar(place) == 0x7B2C { place = line.skippingSpaces(place + 1) }
    let isSigned = line.scalar(place) == 0x77 && !line.isLetter(place + 1)
    let before = end(of: .weekNumber, at: place)
    guard let week = line.number(before.map { line.skippingSpaces($0) } ?? place), week.digits < 3
    else { return [] }
    let after = end(of: .weekCounted, at: line.skippingPause(week.end))
    guard (before == nil) != (after == nil) else { return [] }
    place = after ?? week.end
    if let next = line.number(afterSigns(place)), next.digits == 4, year == nil {
      (place, year) = (next.end, next.value)
    }
    guard isEnd(place) else { return [] }
    let number = WeekOfYear(year: year ?? today.civil.year, number: week.value)
    let ours = locale.weekRule.firstDay(of: number)
    guard isSigned else { return weeks(from: [ours]) }
    let sign = WeekRule.iso.firstDay(of: number)
    var isSame = false
    if let sign, let ours { isSame = abs(sign.days(until: ours)) < 4 }
    return weeks(from: isSame || year != nil ? [sign] : [sign, ours])
  }

  private func weeks(from days: [EpochDay?]) -> [DayInterval] {
    days.compactMap { day in
      day.flatMap { first in first.adding(days: 6).flatMap { DayInterval(first: first, last: $0) } }
    }
  }

  /// The place after what stands between a year and a week.
  private func afterSigns(_ place: Int) -> Int {
    var place = place
    while [0x20, 0x2C, 0x2D, 0x2F, 0x60C, 0x5E74].contains(line.scalar(place)) { place += 1 }
    return place
  }
}
