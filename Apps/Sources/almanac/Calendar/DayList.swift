// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// What happens on a day, in order, as a list for where the day itself has no room for it.
struct DayList {
  /// The day, written out.
  let heading: String
  /// What happens, what lasts the whole day first.
  let occurrences: [Occurrence]
  /// When each happens on that day: "9:30 AM – 11:00 AM".
  let times: [String]
  /// A line for each: "9:30 AM – 11:00 AM  Review", and how certain it is.
  let lines: [String]
  /// The id of each.
  let ids: [String]

  /// - Parameters:
  ///   - occurrences: What is known to happen, on other days too.
  ///   - day: The day.
  ///   - locale: The language.
  ///   - notes: What else is to be said of the event with an id.
  init(
    _ occurrences: [Occurrence], on day: EpochDay, _ locale: LocaleProfile,
    notes: (String) -> [String] = { _ in [] }
  ) {
    let phrases = PhraseBook(tag: locale.tag)
    var text: [UInt8] = []
    locale.append(day, locale.fullDate, to: &text)
    heading = String(decoding: text, as: UTF8.self)
    let sorted = occurrences.filter { $0.days.contains(day) }.sorted { left, right in
      let (first, second) = (Self.start(of: left, on: day), Self.start(of: right, on: day))
      return first == second ? left.title.string < right.title.string : first < second
    }
    self.occurrences = sorted
    times = sorted.map { Self.time(of: $0, on: day, locale, phrases) }
    lines = zip(times, sorted).map { time, occurrence in
      let certainty = Self.certainty(of: occurrence, phrases).map { [$0] } ?? []
      let words = [occurrence.title.string] + certainty + notes(occurrence.id.string)
      return "\(time)  \(words.joined(separator: " · "))"
    }
    ids = sorted.map { $0.id.string }
  }
}

extension DayList {
  /// The minute at which it begins on a day; −1 for what lasts the whole of it.
  private static func start(of occurrence: Occurrence, on day: EpochDay) -> Int32 {
    guard let hours = occurrence.hours, isPart(occurrence, of: day) else { return -1 }
    return day == occurrence.days.start ? hours.start : 0
  }

  /// Whether it may take place or does not; nil for what does.
  private static func certainty(of occurrence: Occurrence, _ phrases: PhraseBook) -> String? {
    var text: [UInt8] = []
    switch occurrence.status {
    case .confirmed: return nil
    case .tentative: phrases.append(.tentative, to: &text)
    case .cancelled: phrases.append(.cancelled, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether it begins or ends on the day.
  private static func isPart(_ occurrence: Occurrence, of day: EpochDay) -> Bool {
    occurrence.isTimed || day == occurrence.days.start || day == occurrence.days.last
  }

  private static func time(
    of occurrence: Occurrence, on day: EpochDay, _ locale: LocaleProfile, _ phrases: PhraseBook
  ) -> String {
    var text: [UInt8] = []
    if let hours = occurrence.hours, isPart(occurrence, of: day) {
      let (begins, ends) = (day == occurrence.days.start, day == occurrence.days.last)
      if begins { locale.append(minuteOfDay: hours.start, to: &text) }
      // What takes no time has one.
      if !(begins && ends && hours.start == hours.end) {
        text += Array((begins ? " –" : "–").utf8)
        if ends {
          text.append(0x20)
          locale.append(minuteOfDay: hours.end, to: &text)
        }
      }
    } else {
      phrases.append(.allDay, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate var string: String { String(decoding: self, as: UTF8.self) }
}
