// SPDX-License-Identifier: MIT

extension EventReader {
  /// A time of day and its places, with the words that belong to it.
  private struct Time {
    var clock: TypedClock
    var places: Range<Int>
  }

  /// The times of a line and what is left of it; see `TypedTimes`.
  func times() -> TypedTimes {
    var found: [Time] = []
    var place = 0
    while place < line.count {
      if let time = time(at: place, after: found.last) {
        found.append(time)
        place = time.places.upperBound
      } else {
        place = self.place(after: place)
      }
    }
    var times = TypedTimes()
    guard let last = found.last, found.count < 3 else { return times }
    times.isComplete = isComplete(last.places.upperBound)
    if found.count == 1 {
      let days = days(0..<last.places.lowerBound, last.places.upperBound..<line.count)
      times.ends = [TypedTimes.End(days: days, choices: choices(of: last.clock))]
    } else {
      times.ends = ends(found[0], last)
    }
    return times
  }

  /// The minutes that a line can mean which is a time and nothing else.
  func onlyTime() -> [Int32] {
    let start = end(of: .at, at: 0).map { line.skippingSpaces($0) } ?? line.skippingSpaces(0)
    if let found = clock(at: start), line.skippingPause(afterWords(found.end)) == line.count {
      // Alone an hour is what it is on the clock that the field has.
      return hasTwelveHours || found.clock.isCertain
        ? choices(of: found.clock) : [found.clock.minute].filter { $0 < 1440 }
    }
    // "930" and "2130 pm" without a sign between.
    guard let number = line.number(start), number.digits > 2, number.value % 100 < 60 else {
      return []
    }
    let hour = number.value / 100
    let after = meridiem(at: line.skippingSpaces(number.end))
    guard line.skippingSpaces(after?.end ?? number.end) == line.count else { return [] }
    let clock = TypedClock(
      hour: hour, minute: number.value % 100,
      isOfTwentyFour: hour > 12 || hour == 0 || number.digits == 4 && hour < 10,
      isAfternoon: after?.isAfternoon, isAmbiguous: hasTwelveHours, isMarked: true)
    return clock.map { choices(of: $0) } ?? []
  }

  // MARK: Times

  /// A time that says itself that it is one, or that a word or the other end of an interval says so.
  private func time(at place: Int, after other: Time?) -> Time? {
    guard line.isEdge(place) || line.scalar(place) == 0x74, !isInsideOfNumber(place) else {
      return nil
    }
    for word in [EventWord.at, .from] {
      guard let after = end(of: word, at: place) else { continue }
      let start = line.skippingSpaces(after)
      if let found = clock(at: start), word == .at || isSure(found, at: start, after: other) {
        return Time(clock: found.clock, places: place..<afterWords(found.end))
      }
    }
    // "2024-02-20T09:30"
    let isISO = line.scalar(place) == 0x74 && line.isDigit(place - 1)
    let start = isISO ? place + 1 : place
    guard let found = clock(at: start), isSure(found, at: start, after: other) else { return nil }
    return Time(clock: found.clock, places: place..<afterWords(found.end))
  }

  private func isInsideOfNumber(_ place: Int) -> Bool {
    line.isDigit(place) && line.isDigit(place - 1)
  }

  private func isSure(
    _ found: (clock: TypedClock, end: Int), at start: Int, after other: Time?
  ) -> Bool {
    if found.clock.isMarked { return true }
    // "14.30" where clocks are written so; "14.12." is a date.
    let (end, sign) = (found.end, line.scalar(found.end - 3))
    if sign == 0x2E, end - start > 3 {
      return writesFullStops && line.scalar(end) != 0x2E
    }
    if let place = through(at: end), let last = clock(at: place), last.clock.isMarked {
      return true
    }
    return other.map { through(at: $0.places.upperBound) == start } ?? false
  }

  /// Whether the locale writes "14.30".
  private var writesFullStops: Bool {
    for case .literal(let text) in locale.shortTime.pieces where text.first == 0x2E { return true }
    return false
  }

  /// The place after the words that the locale writes behind times, and after "until".
  private func afterWords(_ place: Int) -> Int {
    if let end = end(of: .ending, at: line.skippingSpaces(place)) { return end }
    for case .literal(let text) in locale.shortTime.pieces {
      let name = EventLine(text, digits).scalars.filter { $0 != 0x20 }
      let start = line.skippingSpaces(place)
      guard let first = name.first, TypedNames.isLetter(first) else { continue }
      if let end = end(ofName: name, at: start) { return end }
    }
    return place
  }

  /// Whether a time that ends at a place has its minutes, or its half of the day.
  private func isComplete(_ end: Int) -> Bool {
    if !line.isDigit(end - 1) { return !line.isUnspaced(end - 1) && end > 2 }
    return line.isDigit(end - 2) && !line.isDigit(end - 3) && line.isDigit(end - 4)
  }

  private func isCertain(_ clock: TypedClock) -> Bool { clock.isCertain || !hasTwelveHours }

  /// The minutes that a time can be; midnight is not the end of a day.
  private func choices(of clock: TypedClock) -> [Int32] {
    var choices = clock.choices
    // "12:30" alone can be either.
    if !isCertain(clock), choices.count == 1 { choices.append((choices[0] + 720) % 1440) }
    return choices.contains { $0 > 1439 } ? [] : choices
  }

  // MARK: Ends

  /// Two times, with the days of each; none where it is not sure what belongs to which.
  private func ends(_ first: Time, _ last: Time) -> [TypedTimes.End] {
    let between = first.places.upperBound..<last.places.lowerBound
    guard let separator = separator(in: between, before: last) else { return [] }
    var start = days(0..<first.places.lowerBound, between.lowerBound..<separator.lowerBound)
    let before = days(separator.upperBound..<between.upperBound)
    let after = days(last.places.upperBound..<line.count)
    guard before.isEmpty || after.isEmpty else { return [] }
    var end = before + after
    if start.isEmpty {
      // "9 – 10:30, Feb 20"
      guard before.isEmpty else { return [] }
      (start, end) = (end, [])
    }
    let (starts, ends) = choices(first.clock, last.clock, areOfOneDay: end.isEmpty)
    return [
      TypedTimes.End(days: start, choices: starts), TypedTimes.End(days: end, choices: ends),
    ]
  }

  /// The minutes that two times can be, beside each other.
  ///
  /// What one says of its half of the day goes for the other if they are of one day, as in
  /// "9 – 10:30 am". Where one is written with a clock of 24 hours so is the other: "09:00 – 10:30".
  private func choices(
    _ first: TypedClock, _ last: TypedClock, areOfOneDay: Bool
  ) -> ([Int32], [Int32]) {
    let isOfTwentyFour = first.isOfTwentyFour || last.isOfTwentyFour
    if areOfOneDay, isCertain(first) != isCertain(last), !isOfTwentyFour {
      let hours = first.hours(until: last)
      return (hours.map { $0.lowerBound }, hours.map { $0.upperBound % 1440 })
    }
    let both = [first, last].map { clock in
      isOfTwentyFour && !isCertain(clock) ? [clock.minute] : choices(of: clock)
    }
    return (both[0], both[1])
  }

  /// What stands between two ends; nil unless there is one such sign or word.
  private func separator(in places: Range<Int>, before last: Time) -> Range<Int>? {
    var found: [Range<Int>] = []
    var place = places.lowerBound
    while place < places.upperBound {
      var end = place
      switch line.scalar(place) {
      case 0x2012...0x2015, 0x7E, 0x301C, 0xFF5E: end = place + 1
      case 0x2D:
        let isAtEdge = place == places.lowerBound || place + 1 == places.upperBound
        if isAtEdge || line.scalar(place - 1) == 0x20 || line.scalar(place + 1) == 0x20 {
          end = place + 1
        }
      default:
        if line.isEdge(place), let word = self.end(of: .through, at: place) { end = word }
      }
      if end > place { found.append(place..<min(end, places.upperBound)) }
      place = max(end, place + 1)
    }
    // "de 9 h à 10 h", where the word is that of a time, too.
    let isWord = self.end(of: .through, at: last.places.lowerBound) != nil
    if found.isEmpty, isWord, days(places).isEmpty {
      return places.upperBound..<places.upperBound
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What is left at places, without what stands around times.
  private func days(_ places: Range<Int>...) -> [UInt8] {
    var text: [UInt8] = []
    for range in places {
      var (first, end) = (range.lowerBound, range.upperBound)
      while first < end, isAround(first) { first += 1 }
      while end > first, isAround(end - 1) { end -= 1 }
      if first < end, let after = self.end(of: .from, at: first), after < end {
        first = line.skippingSpaces(after)
      }
      guard first < end else { continue }
      if !text.isEmpty { text.append(0x20) }
      text += bytes(first..<end)
    }
    return text
  }

  private func isAround(_ place: Int) -> Bool {
    switch line.scalar(place) {
    case 0x20, 0x2C, 0x60C, 0x3001, 0xFF0C: true
    default: false
    }
  }
}
