// SPDX-License-Identifier: MIT

extension EventReader {
  /// One or two times of day at a place.
  struct Hours {
    var choices: [Range<Int32>]
    /// Whether it is said to be a time; two bare numbers can be other things as well.
    var isSure: Bool
    /// Whether it says itself which half of the day it is.
    var isCertain: Bool
    /// Whether it says when it ends.
    var hasEnd: Bool
    /// Whether a number follows that may be its minutes.
    var isTorn = false
    var end: Int
  }

  /// A time, which takes an hour, or from one time until another.
  func hours(at start: Int) -> Hours? {
    for word in [EventWord.from, .at] {
      guard let after = end(of: word, at: start) else { continue }
      // "From 3" alone can be three of anything.
      let isOfWords = end(of: .atSpelled, at: start) == after
      let place = line.skippingSpaces(after)
      if let hours = hours(at: place, isSaid: word == .at, isOfWords: isOfWords) {
        var hours = hours
        hours.isSure = hours.isSure || hours.hasEnd
        return hours
      }
    }
    return hours(at: start, isSaid: false, isOfWords: false)
  }

  private func hours(at start: Int, isSaid: Bool, isOfWords: Bool) -> Hours? {
    guard let first = clock(at: start, isOfWords: isOfWords) else { return nil }
    if let place = through(at: first.end), first.clock.isMarked || !isAt(first.end),
      let last = end(of: .at, at: place).flatMap({
        clock(at: line.skippingSpaces($0), isOfWords: isOfWords)
      }) ?? clock(at: place, isOfWords: isOfWords)
    {
      let choices = first.clock.hours(until: last.clock)
      let isSure = isSaid || first.clock.isMarked || last.clock.isMarked
      guard !choices.isEmpty, isSure || first.clock.canBeBare && last.clock.canBeBare else {
        return nil
      }
      let isCertain = first.clock.isCertain || last.clock.isCertain
      return Hours(
        choices: choices, isSure: isSure, isCertain: isCertain, hasEnd: true,
        isTorn: last.clock.isTorn, end: last.end)
    }
    guard isSaid || first.clock.isMarked else { return nil }
    let choices = first.clock.choices.filter { $0 < 1440 }.map { $0..<$0 + Self.usualMinutes }
    guard !choices.isEmpty else { return nil }
    return Hours(
      choices: choices, isSure: true, isCertain: first.clock.isCertain, hasEnd: false,
      isTorn: first.clock.isTorn, end: first.end)
  }

  /// Whether a word follows that says a time rather than an end: "le 3 à 14h" are no hours.
  private func isAt(_ place: Int) -> Bool {
    let next = line.skippingSpaces(place)
    guard let at = end(of: .at, at: next), let through = end(of: .through, at: next) else {
      return false
    }
    return at >= through
  }

  /// The place after what stands between two ends; nil if it is something else.
  func through(at start: Int) -> Int? {
    let place = line.skippingSpaces(start)
    switch line.scalar(place) {
    case 0x2D, 0x2012...0x2015, 0x7E, 0x301C, 0xFF5E: return line.skippingSpaces(place + 1)
    default: return end(of: .through, at: place).map { line.skippingSpaces($0) }
    }
  }

  /// A time of day at a place.
  ///
  /// `isOfWords` says that an hour in words is one, which without that needs to be said: "half past
  /// eight", but not "eight".
  func clock(at start: Int, isOfWords: Bool = false) -> (clock: TypedClock, end: Int)? {
    if let end = end(of: .noon, at: start) { return (TypedClock(minute: 720), end) }
    if let end = end(of: .midnight, at: start) { return (TypedClock(minute: 0), end) }
    var (place, isAfternoon) = (start, Bool?.none)
    if let before = meridiem(at: start) {
      isAfternoon = before.isAfternoon
      place = line.skippingSpaces(before.end)
    }
    let added = addition(at: place, [.halfPast, .halfTo, .quarterPast, .quarterTo])
    if let added { place = line.skippingSpaces(added.end) }
    let spelled = spelledHour(at: place)
    guard
      let hour = spelled.map({ (value: $0.value, digits: 1, end: $0.end) }) ?? hour(at: place)
    else { return nil }
    let minute = added == nil ? self.minute(at: hour.end) : nil
    let said = minute?.end ?? hour.end
    var isMarked = added != nil || isAfternoon != nil || minute?.isMarked == true
    var end = said
    if let oclock = self.end(of: .oclock, at: line.skippingSpaces(said)) {
      // "2時間" are two hours.
      if let hours = self.end(of: .hour, at: line.skippingSpaces(said)), hours > oclock {
        return nil
      }
      (end, isMarked) = (oclock, true)
    }
    let rest = addition(at: line.skippingSpaces(end), [.andHalf, .andQuarter, .lessQuarter])
    if let rest, minute == nil, added == nil { (end, isMarked) = (rest.end, true) }
    if isAfternoon == nil, let after = meridiem(at: line.skippingSpaces(end)) {
      (end, isMarked, isAfternoon) = (after.end, true, after.isAfternoon)
    }
    guard isEnd(end) else { return nil }
    guard isMarked || isOfWords || spelled == nil else { return nil }
    // Who has 24 hours on the clock still says "at three" of the afternoon; "3:00" is written by night.
    let isSpoken = minute == nil && hour.value < 7
    var clock = TypedClock(
      hour: hour.value, minute: added?.minutes ?? minute?.value ?? (rest?.minutes ?? 0),
      isOfTwentyFour: hour.value > 12 || hour.value == 0 || hour.digits == 2 && hour.value < 10,
      isAfternoon: isAfternoon, isAmbiguous: hasTwelveHours || isSpoken, isMarked: isMarked)
    if added == nil, minute == nil, rest == nil {
      clock?.isTorn = isTornAfter(hour: end, isSpelled: spelled != nil, isMarked: isMarked)
    }
    return clock.map { ($0, end) }
  }

  /// An hour in digits.
  private func hour(at place: Int) -> (value: Int32, digits: Int, end: Int)? {
    guard !isPartOfNumber(place), let hour = line.number(place), hour.digits < 3, hour.value < 25
    else { return nil }
    return hour
  }

  /// Whether what follows an hour may be its minutes, which nothing here adds up: "nine thirty",
  /// "neun Uhr dreißig", "las nueve y diez".
  private func isTornAfter(hour end: Int, isSpelled: Bool, isMarked: Bool) -> Bool {
    let next = line.skippingSpaces(end)
    if let and = self.end(of: .and, at: next) { return isNumber(at: line.skippingSpaces(and)) }
    guard next > end || line.isUnspaced(next) else { return false }
    return isSpelled && isNumber(at: next) || isMarked && self.end(of: .further, at: next) != nil
  }

  /// The minutes after an hour: ":30", "h30", "時30分"; ".30" only where a word says what it is.
  private func minute(at start: Int) -> (value: Int32, isMarked: Bool, end: Int)? {
    let sign = line.scalar(start)
    let isMarked = sign != 0x2E
    var place = start + 1
    if sign != 0x3A, isMarked {
      let word = line.skippingSpaces(start)
      guard let oclock = end(of: .oclock, at: word),
        end(of: .hour, at: word).map({ $0 <= oclock }) ?? true
      else { return nil }
      place = line.skippingSpaces(oclock)
    }
    guard let number = line.number(place), number.digits == 2, number.value < 60 else {
      return nil
    }
    let word = end(of: .minute, at: line.skippingSpaces(number.end))
    return (number.value, isMarked, word ?? number.end)
  }

  /// Whether a word at a place says that it is after noon, or before.
  func meridiem(at place: Int) -> (isAfternoon: Bool, end: Int)? {
    if let end = end(of: .am, at: place) ?? end(ofDayPeriod: 0, at: place) {
      // The "am" of German is the word before a day.
      return end == self.end(of: .on, at: place) ? nil : (false, end)
    }
    if let end = end(of: .pm, at: place) ?? end(ofDayPeriod: 1, at: place) { return (true, end) }
    return nil
  }

  private func addition(at place: Int, _ words: [EventWord]) -> (minutes: Int32, end: Int)? {
    for word in words {
      guard let end = end(of: word, at: place) else { continue }
      switch word {
      case .halfPast, .andHalf: return (30, end)
      case .halfTo: return (-30, end)
      case .quarterPast, .andQuarter: return (15, end)
      default: return (-15, end)
      }
    }
    return nil
  }

  /// Whether a number is the rest of another one, of a price or of a date.
  func isPartOfNumber(_ place: Int) -> Bool {
    switch line.scalar(place - 1) {
    case 0x23, 0x24, 0x2F, 0xA3, 0xA5, 0x20AC: true
    case 0x2C, 0x2E, 0x3A: line.isDigit(place - 2)
    default: false
    }
  }

  /// Whether a time can end before a place: no unit follows, and no other part of a number.
  private func isEnd(_ place: Int) -> Bool {
    let next = line.skippingSpaces(place)
    switch line.scalar(next) {
    case 0x24, 0x25, 0xA3, 0xA5, 0xB0, 0x20AC: return false
    default: break
    }
    for unit in [EventWord.minute, .day, .week] {
      guard let end = end(of: unit, at: next) else { continue }
      // An Arabic day may be named behind its hour: "9 ص يوم 15".
      let isNamed = end == self.end(of: .onNumber, at: next)
      return isNamed && line.isDigit(line.skippingSpaces(end))
    }
    if line.isLetter(place) { return line.isUnspaced(place) }
    switch line.scalar(place) {
    case 0x2F, 0x30...0x39: return false
    case 0x2C, 0x2E, 0x3A: return !line.isDigit(place + 1)
    default: return true
    }
  }
}
