// SPDX-License-Identifier: MIT
import CivilTime

extension EventReader {
  /// Words that say when, and their places.
  struct Found {
    enum Kind {
      case days([DayInterval])
      case hours(Hours)
      case duration(Amount)
      case distance(Amount)
      /// A part of a day that says no day itself.
      case part
    }

    var kind: Kind
    var places: Range<Int>
    /// The part of the day that the words say, as "evening" and "tonight" do.
    var part: PartOfDay?
    /// The day of the month that hours without a word can be instead.
    var date: EpochDay?

    var isPartAlone: Bool {
      if case .part = kind { return true }
      return false
    }

    var isDay: Bool {
      if case .days = kind { return true }
      return false
    }

    /// Whether it says a day or an hour, and not only a part of the day or how long something takes.
    var saysWhen: Bool {
      switch kind {
      case .days, .distance: true
      case .hours(let hours): hours.isSure
      case .duration, .part: false
      }
    }

    var hours: Hours? {
      if case .hours(let hours) = kind { return hours }
      return nil
    }
  }

  /// A part of the day, which can say which of two hours is meant.
  enum PartOfDay {
    /// From 4:00 until noon, from 11:00 until 15:00, from noon until 20:00, from 16:00 on, from 19:00
    /// until 5:00.
    case morning, midday, afternoon, evening, night
    /// From 16:00 until 4:00.
    case tonight
    /// Any other, or one that has hours of both halves of the day.
    case other

    /// The hours of the part that are meant by others, half-open; nil where it has none of them.
    func hours(_ minutes: Range<Int32>) -> Range<Int32>? {
      let minute = minutes.lowerBound % 720
      let start: Int32
      switch self {
      case .morning where minute >= 240: start = minute
      case .midday where minute >= 660: start = minute
      case .midday where minute < 180: start = minute + 720
      case .afternoon where minute < 480: start = minute + 720
      case .evening where minute >= 240, .tonight where minute >= 240: start = minute + 720
      case .night where minute >= 420: start = minute + 720
      case .night where minute < 300, .tonight: start = minute
      default: return nil
      }
      // An end that is meant is in the same half of the day, or in the next one.
      return start..<start + Int32(minutes.count > 720 ? minutes.count - 720 : minutes.count)
    }

    /// Whether it has these hours, and they are of the day after that on which it begins.
    func isPastMidnight(_ minutes: Range<Int32>) -> Bool {
      switch self {
      case .night: minutes.lowerBound < 300
      case .tonight: minutes.lowerBound < 240
      default: false
      }
    }

    /// When most things begin at that part of the day; nil where nobody could say.
    var usualStart: Int32? {
      switch self {
      case .morning: 540
      case .midday: 720
      case .afternoon: 900
      case .evening, .tonight: 1140
      case .night: 1200
      case .other: nil
      }
    }
  }

  private static var parts: [(EventWord, PartOfDay)] {
    [
      (.morning, .morning), (.midday, .midday), (.afternoon, .afternoon), (.evening, .evening),
      (.night, .night), (.tonight, .tonight),
    ]
  }

  private static var meals: [(EventWord, PartOfDay)] {
    [
      (.ofMorning, .morning), (.ofMidday, .midday), (.ofAfternoon, .afternoon),
      (.ofEvening, .evening),
    ]
  }

  /// A part of the day at a place.
  func dayPart(at place: Int) -> (part: PartOfDay, end: Int)? {
    guard let end = end(of: .dayPart, at: place) else { return nil }
    for (word, part) in Self.parts where self.end(of: word, at: place) == end {
      return (part, end)
    }
    return (.other, end)
  }

  /// The part of the day at which people do what the line says: dinner is in the evening.
  var mealPart: PartOfDay? {
    var place = 0
    while place < line.count {
      for (word, part) in Self.meals where end(of: word, at: place) != nil { return part }
      place = self.place(after: place)
    }
    return nil
  }

  /// With the hours that a part of the day says are meant; nil where it leaves that open.
  ///
  /// At eight is at 20:00 in a line about an evening, and rather so in one about dinner.
  func inParts(_ found: [Found]) -> [Found]? {
    var result = found
    let places = found.indices.filter { found[$0].part != nil }
    guard let first = places.first, let part = found[first].part else {
      if let part = mealPart { prefer(part, in: &result) }
      return result
    }
    if places.count == 1, found[first].isPartAlone, !found.contains(where: { $0.hours != nil }),
      end(of: .noon, at: found[first].places.lowerBound) == found[first].places.upperBound,
      let noon = hours(at: found[first].places.lowerBound)
    {
      // "Mittags" says a part of the day and, alone, a time.
      result[first] = Found(kind: .hours(noon), places: found[first].places)
      return result
    }
    for index in result.indices {
      guard case .hours(var hours) = result[index].kind else { continue }
      if !hours.isCertain {
        guard places.count == 1, let choice = hours.choices.first, let meant = part.hours(choice)
        else { return nil }
        (hours.choices, hours.isCertain) = ([meant], true)
      }
      if places.count == 1, hours.choices.count == 1, part.isPastMidnight(hours.choices[0]) {
        let early = hours.choices[0]
        let late = early.lowerBound + 1440..<early.upperBound + 1440
        // One in the night of Friday is on Saturday; elsewhere in a line it can be on Friday, too.
        let isOfDay = found[first].isPartAlone && isBesideTime(first, in: found)
        hours.choices = isOfDay ? [late] : [early, late]
      }
      result[index].kind = .hours(hours)
    }
    return result
  }

  /// Puts the hours that a part of the day has before others that can be meant.
  private func prefer(_ part: PartOfDay, in found: inout [Found]) {
    for index in found.indices {
      guard case .hours(var hours) = found[index].kind, !hours.isCertain,
        let choice = hours.choices.first, let likely = part.hours(choice)
      else { continue }
      hours.choices = [likely] + hours.choices.filter { $0 != likely }
      found[index].kind = .hours(hours)
    }
  }

  /// The hour in which most things are at the part of the day that a line says, where it says none and
  /// the part is that of its day: "Friday evening", but not "movie night on Friday".
  func usualHours(_ found: [Found]) -> Hours? {
    let places = found.indices.filter { found[$0].part != nil }
    guard places.count == 1, let index = places.first, let start = found[index].part?.usualStart,
      !found[index].isPartAlone || isOfTime(index, in: found)
    else { return nil }
    return usualHours(from: start)
  }

  /// Those whose words are no part of the title.
  ///
  /// A part of the day stays there where no hour is meant, and where it belongs to what happens: a
  /// morning run at nine, a movie night on Friday.
  func told(_ found: [Found], hasHours: Bool) -> [Found] {
    var told: [Found] = []
    for (index, finding) in found.enumerated() {
      guard let part = finding.part else {
        told.append(finding)
        continue
      }
      guard hasHours else { continue }
      if !finding.isPartAlone || part != .other && isOfTime(index, in: found) {
        told.append(finding)
      }
    }
    return told
  }

  /// Whether a part of the day is said of a time: an adverb, that of the day before it, as in "tomorrow
  /// evening", or without spaces that of the hours after it, or of the day before it where no word
  /// goes on.
  private func isOfTime(_ index: Int, in found: [Found]) -> Bool {
    if end(of: .adverb, at: found[index].places.lowerBound) == found[index].places.upperBound {
      return true
    }
    return isBesideTime(index, in: found)
  }

  private func isBesideTime(_ index: Int, in found: [Found]) -> Bool {
    let places = found[index].places
    if line.isUnspaced(places.lowerBound) {
      if found.contains(where: { $0.hours != nil }) {
        guard index + 1 < found.count, found[index + 1].hours != nil else { return false }
        return line.skippingSpaces(places.upperBound) == found[index + 1].places.lowerBound
      }
      if line.isUnspaced(places.upperBound) { return false }
    }
    guard index > 0, found[index - 1].hours == nil else { return false }
    return line.skippingSpaces(found[index - 1].places.upperBound) == places.lowerBound
  }
}
