// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarStore
import CivilTime

/// A time of an event on the command line.
///
/// A wall time without a zone is one of the event's zone; `floating` ones have none.
struct EventTimeArgument {
  /// Where a wall time without a zone is, with the rules there; nil where it floats.
  let zone: (name: String, rules: ZoneRules)?
}

extension EventTimeArgument {
  /// The time in a text: `2026-03-24`, `2026-03-24T09:30`, or with a zone in brackets.
  ///
  /// - Throws: A description of the valid forms.
  func parse(_ text: String, field: String) throws -> EventTime {
    let written = try WrittenTime(text, field: field)
    if case .time(.floating(let civil)) = written, let zone {
      return try time(.civil(civil, zone: zone.name), zone.rules, field)
    }
    guard let name = written.missingZone else { return try time(written, .utc, field) }
    return try time(written, ZoneName.rules(name), field)
  }

  /// The end in a text: an hour alone is one of the wall and the day of the start, or of the next day
  /// where it would be earlier than the start.
  func parse(_ text: String, after start: EventTime) throws -> EventTime {
    guard let clock = try? TimeOfDay(iso8601: text) else { return try parse(text, field: "end") }
    switch start {
    case .date:
      throw ValidationError("The start is a whole day: give the day after the last one as the end.")
    case .floating(let civil): return .floating(try Self.next(clock, after: civil))
    case .zoned(let zoned):
      let civil = try Self.next(clock, after: zoned.civil)
      return try time(
        .civil(civil, zone: zoned.zone), ZoneName.rules(zoned.zone), "end")
    }
  }

  /// The start in a text: an hour alone is one of the day and the wall of the present start.
  func parse(_ text: String, on present: EventTime) throws -> EventTime {
    guard let clock = try? TimeOfDay(iso8601: text) else { return try parse(text, field: "start") }
    switch present {
    case .date: throw ValidationError("The event has whole days: give a day and a time.")
    case .floating(let civil): return .floating(CivilDateTime(day: civil.day, time: clock))
    case .zoned(let zoned):
      return try time(
        .civil(CivilDateTime(day: zoned.civil.day, time: clock), zone: zoned.zone),
        ZoneName.rules(zoned.zone), "start")
    }
  }

  private static func next(
    _ clock: TimeOfDay, after civil: CivilDateTime
  ) throws -> CivilDateTime {
    let same = CivilDateTime(day: civil.day, time: clock)
    return clock < civil.time ? same.adding(days: 1) ?? same : same
  }

  private func time(
    _ written: WrittenTime, _ rules: ZoneRules, _ field: String
  ) throws -> EventTime {
    guard let time = written.time(rules) else {
      throw ValidationError("The \(field) lies beyond the calendar.")
    }
    return time
  }
}
