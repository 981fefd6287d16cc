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
    guard let name = written.zone else { return try time(written, .utc, field) }
    return try time(written, ZoneName.rules(name), field)
  }

  /// The end in a text: an hour alone is one of the wall and the day of the start, or of the next day
  /// where it would be earlier than the start.
  func parse(_ text: String, after start: EventTime) throws -> EventTime {
    guard let clock = try Self.clock(text, field: "end") else {
      return try parse(text, field: "end")
    }
    switch start {
    case .date(let day):
      throw ValidationError(
        """
        The start is a whole day, and the end a time. Give the start a time, too, as in \
        \(day)T09:30, or the day after the last one as the end.
        """)
    case .floating(let civil): return .floating(try Self.next(clock, after: civil))
    case .zoned(let zoned):
      let (rules, same) = (
        try ZoneName.rules(zoned.zone), CivilDateTime(day: zoned.civil.day, time: clock)
      )
      // In a skipped hour it is later than it says; in a repeated one the start may be in the second.
      let times = [
        ZonedTime(civil: same, zone: zoned.zone, rules: rules),
        ZonedTime(civil: same, offset: zoned.offset, zone: zoned.zone),
      ]
      if let end = times.compactMap({ $0 }).first(where: { $0.instant >= zoned.instant }) {
        return .zoned(end)
      }
      return try time(
        .civil(Self.next(clock, after: zoned.civil), zone: zoned.zone), rules, "end")
    }
  }

  /// The start in a text: an hour alone is one of the day and the wall of the present start.
  func parse(_ text: String, on present: EventTime) throws -> EventTime {
    guard let clock = try Self.clock(text, field: "start") else {
      return try parse(text, field: "start")
    }
    switch present {
    case .date: throw ValidationError("The event has whole days: give a day and a time.")
    case .floating(let civil): return .floating(CivilDateTime(day: civil.day, time: clock))
    case .zoned(let zoned):
      return try time(
        .civil(CivilDateTime(day: zoned.civil.day, time: clock), zone: zoned.zone),
        ZoneName.rules(zoned.zone), "start")
    }
  }

  /// Where a text moves a start to: as a start is read, but a day alone keeps the hour on the wall.
  func parse(_ text: String, moving present: EventTime) throws -> EventTime {
    let time = try parse(text, on: present)
    guard case .date(let day) = time else { return time }
    switch present {
    case .date: return time
    case .floating(let civil): return .floating(CivilDateTime(day: day, time: civil.time))
    case .zoned(let zoned):
      return try self.time(
        .civil(CivilDateTime(day: day, time: zoned.civil.time), zone: zoned.zone),
        ZoneName.rules(zoned.zone), "start")
    }
  }

  /// The hour in a text, or nil for one with a date.
  private static func clock(_ text: String, field: String) throws -> TimeOfDay? {
    if text.contains("-") { return nil }
    guard let clock = try? TimeOfDay(iso8601: text) else {
      throw ValidationError(
        "The \(field) '\(text)' is neither a time of day, such as 09:30, nor has it a date.")
    }
    return clock
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
    let time = try written.time(rules).within(field)
    if case .civil(let civil, _) = written, case .zoned(let zoned) = time, zoned.civil != civil {
      StandardError.say(
        "\(civil) does not exist in \(zoned.zone), where clocks skip it; the \(field) is \(zoned.civil)."
      )
    }
    return time
  }

  /// What the wall of a zone shows at an instant, or nil beyond the calendar.
  static func time(_ instant: Instant?, in zone: String) throws -> EventTime? {
    let rules = try ZoneName.rules(zone)
    return instant.flatMap { ZonedTime(instant: $0, zone: zone, rules: rules) }.map { .zoned($0) }
  }
}

extension EventTime? {
  /// The time, or a description of what is wrong with the one that there is not.
  func within(_ field: String) throws -> EventTime {
    guard let self else { throw ValidationError("The \(field) lies beyond the calendar.") }
    return self
  }
}
