// SPDX-License-Identifier: MIT
import CivilTime

extension EventReader {
  /// What words that were found say, put together.
  func events(_ findings: [Found], on day: EpochDay) -> [TypedEvent] {
    let sure = sure(findings)
    let place = whereabouts(sure)
    let placeName = place.map { bytes(trimmed($0.lowerBound + 1..<$0.upperBound)) } ?? []
    let found = sure.filter { !$0.isPartAlone }
    if let span = span(found) {
      let title = title(without: told(sure, hasHours: true), place)
      return [
        TypedEvent(
          title: title, place: placeName, days: span.days, minutes: span.minutes, hasEnd: true)
      ]
    }
    var (days, hours): ([[DayInterval]], [Hours]) = ([], [])
    var (duration, distance): (Amount?, Amount?) = (nil, nil)
    for finding in found {
      switch finding.kind {
      case .days(let choices): days.append(choices)
      case .hours(let said): hours.append(said)
      case .duration(let amount):
        guard duration == nil else { return [] }
        duration = amount
      case .distance(let amount):
        guard distance == nil else { return [] }
        distance = amount
      case .part: break
      }
    }
    // Of a time that was chosen a part of the day says nothing more.
    let usual = hours.isEmpty && distance == nil && placed == nil ? usualHours(sure) : nil
    let saysHours = !hours.isEmpty
    if let distance {
      guard days.isEmpty, distance.days > 0 || hours.isEmpty,
        let day = today.adding(days: distance.days)
      else { return [] }
      days = [[DayInterval(day)]]
      if distance.days == 0 { hours = [usualHours(from: minute + distance.minutes)] }
    }
    guard !days.isEmpty || !hours.isEmpty, hours.count < 2 else { return [] }
    let dates = agreed(days.isEmpty ? [[DayInterval(day)]] : days)
    let hasEnd = duration != nil || hours.first?.hasEnd == true
    func events(_ dates: [DayInterval], _ hours: Hours?, _ isTold: Bool) -> [TypedEvent] {
      let title = title(without: told(sure, hasHours: isTold), place)
      return together(dates, hours, duration).map {
        TypedEvent(title: title, place: placeName, days: $0, minutes: $1, hasEnd: hasEnd)
      }
    }
    let all = (usual.map { events(dates, $0, true) } ?? []) + events(dates, hours.first, saysHours)
    let coming = all.filter(isAhead)
    if !coming.isEmpty { return coming }
    // Where no day is said the hour that is over may be the next one of its name.
    guard days.isEmpty, day == today, placed == nil, let next = today.adding(days: 1) else {
      return all
    }
    return events([DayInterval(next)], hours.first, saysHours) + all
  }

  private typealias Time = (days: DayInterval, minutes: Range<Int32>?)

  func usualHours(from minute: Int32) -> Hours {
    Hours(
      choices: [minute..<minute + Self.usualMinutes], isSure: true, isCertain: true, hasEnd: false,
      end: 0)
  }

  /// The choices that all of them have: "Friday, 27.11." is one day.
  private func agreed(_ days: [[DayInterval]]) -> [DayInterval] {
    days[0].filter { choice in
      !days.contains { !$0.contains(choice) }
    }
  }

  /// Each choice of days with each of hours; none where they do not belong together.
  private func together(_ dates: [DayInterval], _ hours: Hours?, _ duration: Amount?) -> [Time] {
    var times: [Time] = []
    for days in dates {
      guard let hours else {
        guard let duration else {
          times.append((days, nil))
          continue
        }
        guard duration.days > 0, days.count == 1,
          let days = DayInterval(start: days.start, count: duration.days)
        else { return [] }
        times.append((days, nil))
        continue
      }
      guard days.count == 1, duration == nil || !hours.hasEnd,
        duration.map({ $0.days == 0 }) ?? true
      else { return [] }
      for minutes in hours.choices {
        let length = duration?.minutes ?? Int32(minutes.count)
        guard let time = timed(days.start, minutes.lowerBound, length) else { continue }
        times.append(time)
      }
    }
    return times
  }

  /// Hours from the start of a day on, with the days that they begin and end on.
  private func timed(_ day: EpochDay, _ start: Int32, _ length: Int32) -> Time? {
    guard let first = day.adding(days: start / 1440) else { return nil }
    let start = start % 1440
    guard let last = first.adding(days: (start + length - 1) / 1440),
      let days = DayInterval(first: first, last: last)
    else { return nil }
    return (days, start..<start + length)
  }

  /// Whether it is still to come, or goes on for as long as is said: at three, "at five" is this
  /// afternoon.
  private func isAhead(_ event: TypedEvent) -> Bool {
    guard event.days.start == today, let minutes = event.minutes else {
      return event.days.start >= today
    }
    return (event.hasEnd ? minutes.upperBound - 1 : minutes.lowerBound) >= minute
  }

  /// From a time of one day until a time of another one: "Fri 18:00 – Sun 12:00".
  private func span(_ found: [Found]) -> Time? {
    guard found.count == 4, through(at: found[1].places.upperBound) == found[2].places.lowerBound,
      case .days(let first) = found[0].kind, case .hours(let start) = found[1].kind,
      case .days(let last) = found[2].kind, case .hours(let end) = found[3].kind,
      first.count == 1, last.count == 1, start.choices.count == 1, end.choices.count == 1,
      !start.hasEnd, !end.hasEnd, let days = DayInterval(first: first[0].start, last: last[0].start)
    else { return nil }
    let until = (days.count - 1) * 1440 + end.choices[0].lowerBound
    let from = start.choices[0].lowerBound
    return until > from ? timed(days.start, from, until - from) : nil
  }
}

extension EventReader {
  /// All words that say when, from the first to the last; nil where one of them is not understood.
  func findings() -> [Found]? {
    var found: [Found] = []
    var place = 0
    var namesNoDay = false
    while place < line.count {
      if let part = dayPart(at: place) {
        // "Tonight" is today, too.
        let isToday = end(of: .today, at: place).map { $0 >= part.end } ?? false
        found.append(
          Found(
            kind: isToday ? .days([DayInterval(today)]) : .part, places: place..<part.end,
            part: part.part))
        place = part.end
        continue
      }
      guard let next = finding(at: place) else {
        if let end = bare(at: place, in: &found) {
          place = end
          continue
        }
        if isDoubtful(place) { return nil }
        namesNoDay = namesNoDay || isNoDay(place)
        place = self.place(after: place)
        continue
      }
      if isTorn(place..<next.end) { return nil }
      let end = end(of: .ending, at: next.end) ?? next.end
      found.append(Found(kind: next.kind, places: place..<end))
      place = end
      if case .hours(let hours) = next.kind,
        hours.isTorn || self.end(of: .zone, at: line.skippingSpaces(end)) != nil
      {
        return nil
      }
    }
    // "24/7" is more than a mistake beside a day.
    if namesNoDay, !found.contains(where: { $0.isDay }) { return nil }
    return inParts(found)
  }

  /// Whether a date stands at a place that no day has: "31 Feb", or "25/12" where the month comes first.
  private func isNoDay(_ place: Int) -> Bool {
    guard line.isEdge(place) else { return false }
    if let number = line.number(place), number.digits < 3, line.scalar(place - 1) != 0x2F {
      if line.scalar(number.end) == 0x2F, let next = line.number(number.end + 1) {
        return next.digits < 3 && line.isEdge(next.end) && line.scalar(next.end) != 0x2F
      }
      return endOfMonth(at: line.skippingPause(number.end)) != nil
    }
    guard let end = endOfMonth(at: place) else { return false }
    let next = line.skippingSpaces(end)
    guard let number = line.number(next), number.digits < 3 else { return false }
    return finding(at: next) == nil
  }

  /// The place after the name of a month.
  func endOfMonth(at place: Int) -> Int? {
    guard line.isLetter(place) else { return nil }
    let (token, length) = names.longest(in: line.scalars, at: place)
    return -12 ... -1 ~= token && line.isEdge(place + length) ? place + length : nil
  }

  /// Whether a number is said that may be a day, as in "on the 3rd floor" and "3日", or an hour that
  /// nothing here knows, as in "um zwanzig Uhr".
  private func isDoubtful(_ place: Int) -> Bool {
    if let number = line.number(place), line.scalar(number.end) == 0x65E5 { return true }
    if let number = end(of: .further, at: place),
      end(of: .oclock, at: line.skippingSpaces(number)) != nil
    {
      return true
    }
    if let at = end(of: .at, at: place), at == end(of: .atSpelled, at: place),
      end(of: .further, at: line.skippingSpaces(at)) != nil
    {
      return true
    }
    guard let on = end(of: .on, at: place),
      let number = line.number(line.skippingSpaces(on)), number.digits < 3
    else { return false }
    return true
  }

  /// Whether more of a number stands beside words that were found: "3.-5.12.", "12/3-5".
  private func isTorn(_ places: Range<Int>) -> Bool {
    func isDash(_ place: Int) -> Bool {
      let scalar = line.scalar(place)
      return scalar == 0x2D || scalar == 0x2F || scalar >= 0x2012 && scalar <= 0x2015
    }
    let (before, after) = (places.lowerBound - 1, places.upperBound)
    if isDash(after), line.isDigit(after + 1) { return true }
    return isDash(before) && (line.isDigit(before - 1) || line.scalar(before - 1) == 0x2E)
  }

  private func finding(at place: Int) -> (kind: Found.Kind, end: Int)? {
    if let amount = distance(at: place) { return (.distance(amount), amount.end) }
    if let amount = duration(at: place) { return (.duration(amount), amount.end) }
    let hours = hours(at: place)
    // "From 21 to 23" are hours, and "from 21 to 23 December" days.
    if let days = days(at: place), hours.map({ !$0.isSure || $0.end < days.end }) ?? true {
      return (.days(days.choices), days.end)
    }
    return hours.map { (.hours($0), $0.end) }
  }

  /// The place where the next word begins, or anything else.
  func place(after place: Int) -> Int {
    guard !line.isUnspaced(place), line.isLetter(place) || line.isDigit(place) else {
      return place + 1
    }
    var place = place
    while !line.isUnspaced(place), line.isLetter(place) || line.isDigit(place) { place += 1 }
    return place
  }

  /// Without bare numbers that may be no hours: two of them are hours where nothing else is, beside
  /// a day or at the end of the line.
  private func sure(_ found: [Found]) -> [Found] {
    var hasHours = false
    var besideDays: [Int] = [line.count]
    for finding in found {
      switch finding.kind {
      case .hours(let hours): hasHours = hasHours || hours.isSure
      case .days, .part: besideDays += [finding.places.lowerBound, finding.places.upperBound]
      default: break
      }
    }
    return found.filter { finding in
      guard case .hours(let hours) = finding.kind, !hours.isSure else { return true }
      let end = line.skippingPause(finding.places.upperBound)
      let isBeside = besideDays.contains { place in
        place == end || line.skippingPause(place) == finding.places.lowerBound
      }
      return !hasHours && isBeside
    }
  }

  /// The rest of the text, without what stood between it and the words that were found, or a place.
  private func title(without found: [Found], _ place: Range<Int>?) -> [UInt8] {
    var title: [UInt8] = []
    var start = 0
    var rest = place
    for finding in found {
      let next = finding.places
      if let place = rest, place.lowerBound < next.lowerBound {
        append(start..<place.lowerBound, to: &title)
        (start, rest) = (place.upperBound, nil)
      }
      append(start..<next.lowerBound, to: &title)
      start = next.upperBound
    }
    if let place = rest {
      append(start..<place.lowerBound, to: &title)
      start = place.upperBound
    }
    append(start..<line.count, to: &title)
    return title
  }

  private func append(_ places: Range<Int>, to title: inout [UInt8]) {
    let places = trimmed(places)
    guard !places.isEmpty else { return }
    if !title.isEmpty, !line.isUnspaced(places.lowerBound) { title.append(0x20) }
    title += bytes(places)
  }

  /// Places without the scalars at their edges of which nothing is left.
  func trimmed(_ places: Range<Int>) -> Range<Int> {
    var (first, end) = (places.lowerBound, places.upperBound)
    while first < end, isBetween(first) { first += 1 }
    while end > first, isBetween(end - 1) { end -= 1 }
    return first..<end
  }

  /// Whether nothing is left of a scalar at the edge of a title.
  private func isBetween(_ place: Int) -> Bool {
    switch line.scalar(place) {
    case 0x20, 0x2C, 0x2D, 0x3A, 0x3B, 0x60C, 0x61B, 0x2013, 0x2014, 0x3001: true
    default: false
    }
  }
}
