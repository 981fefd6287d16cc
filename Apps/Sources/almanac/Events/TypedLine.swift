// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation

/// A line of the command that says an event's title and when it is.
struct TypedLine {
  let text: String
  let locale: Locale
  let now: CivilDateTime
}

extension TypedLine {
  /// What the line means.
  ///
  /// - Throws: Where it says no time, or days that repeat, or more than one time; the times that it
  ///   can mean are named.
  func onlyReading() throws -> TypedEvent {
    let minute = Int32(now.time.microsecondOfDay / 60_000_000)
    let readings = TypedEvent.readings(
      of: Array(text.utf8), in: LocaleProfile(locale), on: now.day, today: now.day, minute: minute)
    if readings.count == 1 { return readings[0] }
    if TypedEvent.isRepeated(Array(text.utf8), in: LocaleProfile(locale)), readings.isEmpty {
      throw CommandFailure(
        .usage,
        """
        "\(text)" says that it repeats. Events cannot repeat yet: say the day of one, such as \
        "tomorrow", and add the others as well.
        """)
    }
    guard !readings.isEmpty else {
      throw CommandFailure(
        .usage,
        """
        "\(text)" does not say when it is. Give a start as well, such as 2026-03-24T09:30, or say \
        a day and a time.
        """)
    }
    let times = readings.map(\.writtenTime).joined(separator: ", ")
    throw CommandFailure(
      .usage, "\"\(text)\" can mean several times: \(times). Say which one, or give a start.")
  }
}

extension TypedEvent {
  /// Start and end as the command takes and prints them; of whole days the end is not included.
  var writtenTimes: (start: String, end: String) {
    guard let times else {
      return ("\(days.start)", "\(EpochDay(clamping: Int64(days.endRawValue)))")
    }
    return ("\(times.start)".minutes, "\(times.end)".minutes)
  }

  /// "2026-11-25T12:00 – 2026-11-25T13:00", or the days.
  var writtenTime: String {
    let (start, end) = writtenTimes
    guard times != nil else {
      return days.count == 1 ? start : "\(start) through \(days.last ?? days.start)"
    }
    return "\(start) to \(end)"
  }
}

extension String {
  /// A date and time without seconds.
  fileprivate var minutes: String { String(prefix(count - 3)) }
}
