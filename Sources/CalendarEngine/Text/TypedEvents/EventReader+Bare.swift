// SPDX-License-Identifier: MIT
import CivilTime

/// A number at the end of a line, right behind a day: "Dinner Friday 7".
extension EventReader {
  /// What the line says, put together; see `TypedEvent.readings`.
  ///
  /// Behind a weekday a number is an hour, and a day of the month as well where the coming one of that
  /// number is such a weekday. That is the likelier meaning on the very day that is said, but not of
  /// dinner.
  func events(on day: EpochDay) -> [TypedEvent] {
    guard repetition != .days, let found = findings() else { return [] }
    let hourly = events(found, on: day)
    guard let date = found.last?.date else { return hourly }
    let last = found.count - 1
    let dated = events(Array(found[..<(last - 1)]) + [joined(found, date)], on: day)
    guard case .days(let choices) = found[last - 1].kind else { return hourly }
    let isLikely = mealPart == nil && choices.contains(DayInterval(date))
    // Four are enough: the hour that is least likely is left out.
    let few = hourly.prefix(4 - dated.count)
    return isLikely ? dated + few : few + dated
  }

  /// Takes a number at a place, if it is the last of the line and what was found before it is a day.
  ///
  /// - Returns: The place after it; nil where it is a number of something else.
  func bare(at place: Int, in found: inout [Found]) -> Int? {
    guard let number = bareNumber(at: place), let index = dayBefore(place, in: found),
      case .days(let choices) = found[index].kind, !found.contains(where: { $0.hours != nil })
    else { return nil }
    let isLast = index == found.count - 1
    let date = isLast ? date(number.value, of: found[index].places, choices) : nil
    if number.value > (hasTwelveHours ? 12 : 23) {
      guard let date else { return nil }
      found[index] = Found(
        kind: .days([DayInterval(date)]), places: found[index].places.lowerBound..<number.end)
      return number.end
    }
    guard
      let clock = TypedClock(
        hour: number.value, minute: 0,
        isOfTwentyFour: number.value > 12 || number.digits == 2 && number.value < 10,
        isAfternoon: nil, isAmbiguous: hasTwelveHours || number.value < 7, isMarked: false)
    else { return nil }
    let hours = Hours(
      choices: clock.choices.map { $0..<$0 + Self.usualMinutes }, isSure: false,
      isCertain: clock.isCertain, hasEnd: false, end: number.end)
    found.append(Found(kind: .hours(hours), places: place..<number.end, date: date))
    return number.end
  }

  /// A number from 1 on with which the line ends.
  func bareNumber(at place: Int) -> (value: Int32, digits: Int, end: Int)? {
    guard let number = line.number(place), number.digits < 3, number.value > 0,
      !isPartOfNumber(place), line.skippingSpaces(number.end) == line.count
    else { return nil }
    return number
  }

  /// The last day that was found, if nothing but a part of it stands between it and a place.
  private func dayBefore(_ place: Int, in found: [Found]) -> Int? {
    var (index, place) = (found.count - 1, place)
    if index > 0, found[index].isPartAlone, isBefore(place, found[index]) {
      (place, index) = (found[index].places.lowerBound, index - 1)
    }
    guard index >= 0, isBefore(place, found[index]), case .days(let choices) = found[index].kind,
      !choices.contains(where: { $0.count != 1 })
    else { return nil }
    // "27.11. 7" has its numbers.
    return found[index].places.contains { line.isDigit($0) } ? nil : index
  }

  private func isBefore(_ place: Int, _ finding: Found) -> Bool {
    line.skippingPause(finding.places.upperBound) == place
  }

  /// The coming day of the month with a number, where words say the weekday that it is.
  private func date(
    _ number: Int32, of places: Range<Int>, _ choices: [DayInterval]
  ) -> EpochDay? {
    guard let first = choices.first?.start, let date = coming(number),
      date.weekday == first.weekday, isWeekday(places, first.weekday.isoNumber - 1)
    else { return nil }
    // "Friday next week" is that one, and no other.
    let isAny = choices.count == 1 && date.days(until: first) <= 0 && first.days(until: today) > -7
    return isAny || choices.contains(DayInterval(date)) ? date : nil
  }

  /// The first day from today on that has a number in its month.
  func coming(_ number: Int32) -> EpochDay? {
    for ahead: Int32 in 0..<62 {
      guard let day = today.adding(days: ahead) else { return nil }
      if Int32(day.civil.day) == number { return day }
    }
    return nil
  }

  private func isWeekday(_ places: Range<Int>, _ offset: Int32) -> Bool {
    places.contains { place in
      let list = line.isUnspaced(place) ? weekdays : weekdays + shortWeekdays
      return line.isEdge(place) && weekdayName(at: place, in: list)?.offset == offset
    }
  }

  /// A weekday and the number behind it as one date.
  private func joined(_ found: [Found], _ date: EpochDay) -> Found {
    let (first, last) = (found[found.count - 2].places, found[found.count - 1].places)
    return Found(kind: .days([DayInterval(date)]), places: first.lowerBound..<last.upperBound)
  }
}
