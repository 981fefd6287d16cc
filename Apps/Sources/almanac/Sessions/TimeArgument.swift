// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStreaks
import CivilTime

/// A time on the command line.
enum TimeArgument {
  /// The time in a text; a day alone means its 00:00, as in a CSV file.
  ///
  /// - Throws: A description of the valid forms.
  static func parse(_ text: String) throws -> SessionTime {
    do {
      return try SessionTime(iso8601: text)
    } catch {
      if let day = DayArgument(argument: text)?.day {
        return .civil(CivilDateTime(day: day, time: .midnight))
      }
      throw ValidationError(
        "A time is written 2024-02-20T08:00 or 2024-02-20T08:00+01:00, not \(text): "
          + "\(error.reason.words).")
    }
  }

  /// The time in a text.
  ///
  /// An hour alone is on the day and at the offset of `other`, or of any day without `other`.
  static func parse(_ text: String, sameDayAs other: SessionTime?) throws -> SessionTime {
    let other = other ?? .civil(CivilDateTime(day: .epoch, time: .midnight))
    guard let time = try? TimeOfDay(iso8601: text) else { return try parse(text) }
    return other.at(CivilDateTime(day: other.written.day, time: time))
  }

  /// The end in a text: as above, but an hour alone that is before the start is of the next day.
  static func parse(_ text: String, endOf start: SessionTime) throws -> SessionTime {
    guard let time = try? TimeOfDay(iso8601: text) else { return try parse(text) }
    let (day, isNext) = (start.written.day, time < start.written.time)
    return start.at(CivilDateTime(day: day.addingClamped(days: isNext ? 1 : 0), time: time))
  }
}

extension SessionTime {
  /// A time on the wall of this one.
  fileprivate func at(_ civil: CivilDateTime) -> SessionTime {
    guard case .zoned(_, let offset, let zone) = self else { return .civil(civil) }
    return .zoned(civil.instantClamped(at: offset), offset: offset, zone: zone)
  }
}
