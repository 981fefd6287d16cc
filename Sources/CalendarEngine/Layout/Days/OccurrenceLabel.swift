// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The accessible name of a bar: "Trip, Tuesday, February 20, 2024 to Thursday, February 22, 2024".
enum OccurrenceLabel {
  static func append(_ occurrence: Occurrence, _ input: LayoutInput, to out: inout [UInt8]) {
    let (locale, phrases) = (input.locale, input.phrases)
    out.append(contentsOf: occurrence.title)
    if !occurrence.title.isEmpty { phrases.append(.separator, to: &out) }
    let last = occurrence.days.last ?? occurrence.days.start
    var (start, end): ([UInt8], [UInt8]) = ([], [])
    locale.append(occurrence.days.start, locale.fullDate, to: &start)
    if last != occurrence.days.start { locale.append(last, locale.fullDate, to: &end) }
    if let hours = occurrence.hours {
      append(hours.start, phrases, locale, to: &start)
      if !end.isEmpty { phrases.append(.separator, to: &end) }
      locale.append(minuteOfDay: hours.end, to: &end)
    }
    if end.isEmpty { return out.append(contentsOf: start) }
    phrases.append(.dateRange, arguments: [start, end], to: &out)
  }

  private static func append(
    _ minute: Int32, _ phrases: PhraseBook, _ locale: LocaleProfile, to out: inout [UInt8]
  ) {
    phrases.append(.separator, to: &out)
    locale.append(minuteOfDay: minute, to: &out)
  }
}
