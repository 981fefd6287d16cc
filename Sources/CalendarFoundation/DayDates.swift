// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Foundation

/// Days as apps on Apple's platforms have them: dates and date components of a calendar in its zone.
///
///     let dates = DayDates(.current)
///     dates.date(dates.day(.now))            // midnight of today, or the first moment after it
///
/// Which day a date is follows from the zone alone; the calendar gives the components their year,
/// month and day.
public struct DayDates: Hashable, Sendable {
  /// The calendar, in whose time zone days begin and end.
  public let calendar: Calendar

  /// Dates of a calendar.
  public init(_ calendar: Calendar) {
    self.calendar = calendar
  }
}

extension DayDates {
  /// The day on which a date is; clamped to the ends of the calendar.
  public func day(_ date: Date) -> EpochDay { EpochDay(date, in: calendar.timeZone) }

  /// When a day starts: midnight, or later where clocks skip it (2024-03-31T01:00 in Beirut).
  public func date(_ day: EpochDay) -> Date { Date(startOf: day, in: calendar.timeZone) }

  /// The minutes since midnight that clocks show at a date, 0...1439.
  public func minute(of date: Date) -> Int32 {
    let time = calendar.dateComponents([.hour, .minute], from: date)
    return Int32(clamping: (time.hour ?? 0) * 60 + (time.minute ?? 0))
  }

  /// The day of a year, month and day in the calendar; nil where there is no such day.
  public func day(_ components: DateComponents) -> EpochDay? {
    var wanted = DateComponents(
      era: components.era, year: components.year, month: components.month, day: components.day)
    wanted.isLeapMonth = components.isLeapMonth
    guard let date = calendar.date(from: wanted) else { return nil }
    let day = day(date)
    let found = self.components(day)
    // Foundation would take 30 February for 1 March.
    let isFound = found.month == wanted.month && found.day == wanted.day
    return isFound ? day : nil
  }

  /// The calendar, era, year, month and day of a day.
  public func components(_ day: EpochDay) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date(day))
  }
}

extension DayDates {
  /// The days on which the ends of a range are, and those between.
  public func days(_ range: ClosedRange<Date>) -> DayInterval {
    let (first, last) = (day(range.lowerBound), day(range.upperBound))
    return DayInterval(first: first, last: last) ?? .all
  }

  /// When the first and the last of some days start; nil for no days.
  public func range(_ days: DayInterval) -> ClosedRange<Date>? {
    guard let first = days.first, let last = days.last else { return nil }
    return date(first)...date(last)
  }

  /// When the day after the last of some days starts; their own start for no days.
  public func end(of days: DayInterval) -> Date { date(days.start.addingClamped(days: days.count)) }

  /// The days that a time touches, from its start until its end.
  ///
  /// What ends at midnight does not touch the day that begins then, unless it takes no time at all.
  public func days(from start: Date, until end: Date) -> DayInterval {
    let (first, last) = (day(start), day(end))
    let isBefore = end > start && date(last) == end
    return DayInterval(first: first, last: isBefore ? last.addingClamped(days: -1) : last)
      ?? days(start...start)
  }

  /// The days that dates are on.
  public func days(_ dates: some Sequence<Date>) -> DaySet {
    var days = DaySet()
    for date in dates { days.insert(day(date)) }
    return days
  }

  /// When each of some days starts, earliest first; linear in their number.
  public func dates(_ days: DaySet) -> [Date] { Self.each(days).map(date) }

  /// The days of components; those of no day are left out.
  public func days(_ components: Set<DateComponents>) -> DaySet {
    var days = DaySet()
    for component in components { if let day = day(component) { days.insert(day) } }
    return days
  }

  /// The components of each of some days; linear in their number.
  public func components(_ days: DaySet) -> Set<DateComponents> {
    Set(Self.each(days).map(components))
  }

  private static func each(_ days: DaySet) -> [EpochDay] { days.runs.flatMap(\.each) }
}

extension DayDates {
  /// The selection of one day, or of nothing.
  public func selection(day date: Date?) -> Selection { date.map { .day(day($0)) } ?? .none }

  /// The selection of consecutive days, or of nothing.
  public func selection(range: ClosedRange<Date>?) -> Selection {
    range.map { .interval(days($0)) } ?? .none
  }

  /// The selection of any days.
  public func selection(days components: Set<DateComponents>) -> Selection {
    .days(days(components))
  }

  /// When the selected day starts, of several days the first; nil where nothing is selected.
  public func day(of selection: Selection) -> Date? { selection.first.map(date) }

  /// When the first and the last selected day start; nil where no interval is selected, and while one
  /// has no end yet.
  public func range(of selection: Selection) -> ClosedRange<Date>? {
    selection.interval.flatMap(range)
  }
}

extension DayDates {
  /// When clocks show a time of a day, in minutes since its midnight, 0...1440; of two such moments the
  /// first, and of none a later one: 02:30 on 2026-03-29 in Berlin is 03:30.
  public func date(_ day: EpochDay, at minute: Int32) -> Date {
    if minute >= 1440 { return date(day.addingClamped(days: 1)) }
    var wanted = components(day)
    (wanted.hour, wanted.minute) = (Int(minute) / 60, Int(minute) % 60)
    return calendar.date(from: wanted) ?? date(day)
  }

  /// The selection of a range of times, in whole minutes on the clocks; of nothing where it is nil,
  /// shorter than one, or 24 hours or longer.
  public func selection(time interval: DateInterval?) -> Selection {
    guard let interval else { return .none }
    let (start, end) = (interval.start, interval.end)
    let time = TimeRange(
      on: day(start), at: minute(of: start), until: day(end), at: minute(of: end))
    return time.map { .time($0) } ?? .none
  }

  /// When the selected range of times begins and ends; nil where none is selected.
  public func time(of selection: Selection) -> DateInterval? {
    guard let time = selection.time, let last = time.days.last else { return nil }
    let start = date(time.days.start, at: Int32(clamping: time.start - midnight(time.days.start)))
    let end = date(last, at: Int32(clamping: time.end - midnight(last)))
    return DateInterval(start: start, end: max(start, end))
  }

  private func midnight(_ day: EpochDay) -> Int64 { Int64(day.rawValue) * 1440 }
}

extension DayInterval {
  /// Its days, earliest first.
  public var each: [EpochDay] { (0..<count).map { start.addingClamped(days: $0) } }
}
