// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime

extension SampleSessions {
  /// An event near the place: in a zone, floating or of days, mostly short, some of up to 20 years.
  mutating func event(_ id: String, in calendar: String) -> CalendarEvent {
    CalendarEvent(
      id: id, calendar: calendar, title: "Event \(id)", span: span(), notes: "one\n\ttwo",
      location: "Straße 5", status: EventStatus.allCases[number(in: 0..<3)],
      isBusy: number(in: 0..<2) == 0, color: HexColor(rawValue: Int32(number(in: 0..<999))))
  }

  /// When such an event takes place.
  mutating func span() -> EventSpan {
    let start = session("").start
    let span: EventSpan?
    switch number(in: 0..<3) {
    case 0:
      let first = start.written.day
      span = try? EventSpan(
        start: .date(first), end: .date(first.addingClamped(days: Int32(seconds() / 86_400 + 1))))
    case 1:
      let civil = start.written.wholeSecond
      span = try? EventSpan(
        start: .floating(civil),
        end: .floating(civil.addingClamped(microseconds: seconds() * 1_000_000)))
    default: span = zoned(from: start.written.wholeSecond)
    }
    guard let span else { preconditionFailure("no span from \(start)") }
    return span
  }

  private mutating func zoned(from civil: CivilDateTime) -> EventSpan? {
    let names = ["Europe/Berlin", "America/New_York", "Pacific/Apia", "UTC"]
    let (first, last) = (names[number(in: 0..<4)], names[number(in: 0..<4)])
    guard let start = ZonedTime(civil: civil, zone: first, rules: zone(first)),
      let end = ZonedTime(
        instant: start.instant.addingClamped(seconds: seconds()), zone: last, rules: zone(last))
    else { return nil }
    return try? EventSpan(start: .zoned(start), end: .zoned(end))
  }

  /// A duration: none, minutes, hours, days, months or years.
  private mutating func seconds() -> Int64 {
    let most = [1, 90, 600, 6_000, 100_000, 10_500_000][number(in: 0..<6)]
    return Int64(number(in: 0..<most)) * 60
  }
}

extension CivilDateTime {
  fileprivate var wholeSecond: CivilDateTime {
    let part = time.microsecondOfDay % 1_000_000
    return CivilDateTime(day: day, time: TimeOfDay(clamping: time.microsecondOfDay - part))
  }
}
