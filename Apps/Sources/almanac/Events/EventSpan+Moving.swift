// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime

extension EventSpan {
  /// The span from a new start, as long as this one.
  ///
  /// Seconds are counted as they pass: over a change of the clocks the end shows another hour. An end
  /// of another kind than the start is left as it is, so that the refusal says why the two do not fit.
  ///
  /// - Throws: A description of an end beyond the calendar, or one that does not fit.
  func moved(to start: EventTime) throws -> EventSpan {
    let end: EventTime? =
      switch (start, self.end) {
      case (.date(let day), .date):
        day.adding(days: Int32(clamping: seconds / 86_400)).map { .date($0) }
      case (.floating(let civil), .floating):
        civil.adding(microseconds: seconds * 1_000_000).map { .floating($0) }
      case (.zoned(let zoned), .zoned(let last)):
        try EventTimeArgument.time(zoned.instant.adding(seconds: seconds), in: last.zone)
      default: self.end
      }
    return try EventSpan(start: start, end: end.within("end"))
  }

  /// The span as much later, or earlier, as a distance says.
  func moved(by distance: EventDistance) throws -> EventSpan {
    try moved(to: distance.added(to: start).within("start"))
  }
}

/// How much later something is to be: days on the wall, then seconds as they pass.
struct EventDistance: Hashable {
  var days: Int32 = 0
  var seconds: Int64 = 0
}

extension EventDistance: ExpressibleByArgument {
  /// Reads `1d`, `-2h30m` or `+1w 2d`: weeks, days, hours and minutes, in this order.
  init?(argument: String) {
    var rest = argument.filter { $0 != " " }[...]
    let isBack = rest.hasPrefix("-")
    if isBack || rest.hasPrefix("+") { rest.removeFirst() }
    if rest.isEmpty { return nil }
    for (unit, days, seconds) in [("w", 7, 0), ("d", 1, 0), ("h", 0, 3600), ("m", 0, 60)] {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let count = Int32(digits), rest.dropFirst(digits.count).hasPrefix(unit) else {
        continue
      }
      rest = rest.dropFirst(digits.count + 1)
      // Nothing reaches further than the calendar does.
      guard count <= 7_400_000 else { return nil }
      self.days += count * Int32(days)
      self.seconds += Int64(count) * Int64(seconds)
    }
    guard rest.isEmpty, days != 0 || seconds != 0 else { return nil }
    if isBack { (days, seconds) = (-days, -seconds) }
  }

  /// The time so much later; nil beyond the calendar.
  ///
  /// Days keep the hour on the wall, also where the clocks change in between; an hour that is skipped
  /// there is later by as much as is skipped.
  ///
  /// - Throws: A description of hours that would be added to a whole day.
  func added(to time: EventTime) throws -> EventTime? {
    switch time {
    case .date(let day):
      guard seconds == 0 else {
        throw ValidationError("The event has whole days: move it by days or weeks.")
      }
      return day.adding(days: days).map { .date($0) }
    case .floating(let civil):
      return civil.adding(days: days)?.adding(microseconds: seconds * 1_000_000).map {
        .floating($0)
      }
    case .zoned(let zoned):
      guard let civil = zoned.civil.adding(days: days) else { return nil }
      let rules = try ZoneName.rules(zoned.zone)
      // Without days the instant counts: in a repeated hour it may be the second one.
      let start = days == 0 ? zoned : ZonedTime(civil: civil, zone: zoned.zone, rules: rules)
      return try EventTimeArgument.time(start?.instant.adding(seconds: seconds), in: zoned.zone)
    }
  }
}
