// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// An event as a text for other programs: its title, and when it is as the viewer's clocks show it.
///
///     Review
///     Tuesday, February 20, 2024
///     9:30 AM – 11:00 AM
struct OccurrenceText {
  let locale: LocaleProfile
  let phrases: PhraseBook

  /// Appends the lines of an event, without a line break at the end.
  ///
  /// One without a title has no line for it. What goes on over midnight tells both days, each with its
  /// time; what ends at midnight does so on the day that begins then.
  func append(_ event: Occurrence, to out: inout [UInt8]) {
    if !event.title.isEmpty {
      out.append(contentsOf: event.title)
      out.append(Self.lineBreak)
    }
    let (first, last) = (event.days.start, event.days.last ?? event.days.start)
    guard let hours = event.hours else {
      locale.append(first, locale.fullDate, to: &out)
      if last != first {
        out.append(Self.dash)
        locale.append(last, locale.fullDate, to: &out)
      }
      return
    }
    let end = hours.end == 1440 ? last.addingClamped(days: 1) : last
    if end == first {
      locale.append(first, locale.fullDate, to: &out)
      out.append(Self.lineBreak)
      locale.append(minuteOfDay: hours.start, to: &out)
      if event.takesTime {
        out.append(Self.dash)
        locale.append(minuteOfDay: hours.end, to: &out)
      }
    } else {
      append(first, hours.start, to: &out)
      out.append(" –")
      out.append(Self.lineBreak)
      append(end, hours.end, to: &out)
    }
  }

  private static let lineBreak: UInt8 = 0x0A
  private static var dash: StaticString { " – " }

  /// Appends "Feb 20, 2024, 9:30 AM".
  private func append(_ day: EpochDay, _ minute: Int32, to out: inout [UInt8]) {
    locale.append(day, locale.mediumDate, to: &out)
    phrases.append(.separator, to: &out)
    locale.append(minuteOfDay: minute, to: &out)
  }
}
