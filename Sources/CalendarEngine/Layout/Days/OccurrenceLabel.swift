// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The accessible name of a bar: "Trip, Tuesday, February 20, 2024 to Thursday, February 22, 2024".
enum OccurrenceLabel {
  static func append(_ occurrence: Occurrence, _ input: LayoutInput, to out: inout [UInt8]) {
    append(occurrence, OccurrenceWords(occurrence, input), input, to: &out)
  }

  static func append(
    _ occurrence: Occurrence, _ words: OccurrenceWords, _ input: LayoutInput,
    to out: inout [UInt8]
  ) {
    let phrases = input.phrases
    out.append(contentsOf: occurrence.title)
    if !occurrence.title.isEmpty { phrases.append(.separator, to: &out) }
    var (start, end) = (words.firstDay, words.lastDay)
    if occurrence.hours != nil {
      phrases.append(.separator, to: &start)
      start.append(contentsOf: words.start)
      if !end.isEmpty { phrases.append(.separator, to: &end) }
      end.append(contentsOf: words.end)
    }
    if end.isEmpty {
      out.append(contentsOf: start)
    } else {
      phrases.append(.dateRange, arguments: [start, end], to: &out)
    }
    switch occurrence.status {
    case .confirmed: break
    case .tentative: DayLabel.add(.tentative, phrases, to: &out)
    case .cancelled: DayLabel.add(.cancelled, phrases, to: &out)
    }
    if EventTraits.isLocked(occurrence, input) { DayLabel.add(.locked, phrases, to: &out) }
  }
}

/// Days and times of an occurrence in words, each formatted once for all that they stand in.
struct OccurrenceWords {
  /// The first day in full.
  let firstDay: [UInt8]
  /// The last day in full; empty where it is the first one.
  let lastDay: [UInt8]
  /// The time of the start; empty where it has no hours.
  let start: [UInt8]
  /// That of the end; empty where it has none, or takes no time.
  let end: [UInt8]

  /// The words of an occurrence; those of a day on which many begin and end may be there already.
  init(_ occurrence: Occurrence, _ input: LayoutInput, known: DayWords? = nil) {
    let days = occurrence.days
    func words(_ day: EpochDay) -> [UInt8] {
      if let known, known.day == day { return known.words }
      var words: [UInt8] = []
      input.locale.append(day, input.locale.fullDate, to: &words)
      return words
    }
    func words(_ minute: Int32?) -> [UInt8] {
      var words: [UInt8] = []
      if let minute { input.locale.append(minuteOfDay: minute, to: &words) }
      return words
    }
    firstDay = words(days.start)
    lastDay = days.count > 1 ? words(Self.end(of: occurrence)) : []
    start = words(occurrence.hours?.start)
    end = occurrence.takesTime ? words(occurrence.hours?.end) : []
  }
}

extension OccurrenceWords {
  /// The day of an occurrence's end, which at midnight is the one that begins then.
  private static func end(of occurrence: Occurrence) -> EpochDay {
    let last = occurrence.days.last ?? occurrence.days.start
    return occurrence.hours?.end == 1440 ? last.addingClamped(days: 1) : last
  }
}

/// A day as it is written.
struct DayWords {
  let day: EpochDay
  /// Its full date.
  let words: [UInt8]
  /// The same for programs: 2024-02-20.
  let code: [UInt8]

  init(_ day: EpochDay, _ input: LayoutInput) {
    var (words, code): ([UInt8], [UInt8]) = ([], [])
    input.locale.append(day, input.locale.fullDate, to: &words)
    day.appendISO8601(to: &code)
    (self.day, self.words, self.code) = (day, words, code)
  }
}
