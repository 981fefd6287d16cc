// SPDX-License-Identifier: MIT

/// Days that are named relative to today: yesterday, this week, the last 30 days.
///
///     NamedDays.past(7).days(today: day, firstWeekday: .monday)      // through today
///     NamedDays.whole(.month, -1)                                    // last month
public enum NamedDays: Hashable, Sendable {
  /// A division of the calendar.
  public enum Unit: UInt8, CaseIterable, Hashable, Sendable {
    case day = 0
    case week, month, quarter, year
  }

  /// A whole unit: 0 is the one that contains today, −1 the one before it, 1 the one after it.
  case whole(Unit, Int32)
  /// The unit that contains today, through today.
  case soFar(Unit)
  /// So many days, ending today.
  case past(Int32)
  /// So many days, starting today.
  case coming(Int32)
}

extension NamedDays {
  /// The days that are meant.
  ///
  /// Days outside the calendar are left out.
  ///
  /// - Parameters:
  ///   - today: The day that is today.
  ///   - firstWeekday: The weekday on which weeks begin.
  /// - Returns: The days, one or more; nil where none of them lies in the calendar.
  public func days(today: EpochDay, firstWeekday: Weekday) -> DayInterval? {
    switch self {
    case .whole(let unit, let distance): return unit.days(distance, from: today, firstWeekday)
    case .soFar(let unit):
      return unit.days(0, from: today, firstWeekday)
        .flatMap { DayInterval(first: $0.start, last: today) }
    case .past(let count):
      guard count > 0 else { return nil }
      return DayInterval(first: today.addingClamped(days: 1 - count), last: today)
    case .coming(let count):
      guard count > 0 else { return nil }
      return DayInterval(first: today, last: today.addingClamped(days: count - 1))
    }
  }
}

extension NamedDays.Unit {
  /// The unit at a distance from the one that contains a day.
  fileprivate func days(
    _ distance: Int32, from day: EpochDay, _ firstWeekday: Weekday
  ) -> DayInterval? {
    switch self {
    case .day: return day.adding(days: distance).flatMap { DayInterval(start: $0, count: 1) }
    case .week: return week(distance, from: day, firstWeekday)
    case .month: return months(1, distance, from: day)
    case .quarter: return months(3, distance, from: day)
    case .year: return months(12, distance, from: day)
    }
  }

  private func week(
    _ distance: Int32, from day: EpochDay, _ firstWeekday: Weekday
  ) -> DayInterval? {
    // A week that begins before the calendar still has days in it.
    let raw =
      Int64(day.rawValue) - Int64(firstWeekday.days(until: day.weekday)) + 7 * Int64(distance)
    let first = EpochDay(clamping: raw)
    let last = EpochDay(clamping: raw + 6)
    guard Int64(last.rawValue) >= raw, Int64(first.rawValue) <= raw + 6 else { return nil }
    return DayInterval(first: first, last: last)
  }

  /// So many months, which divide the year, counted from its beginning.
  private func months(_ count: Int32, _ distance: Int32, from day: EpochDay) -> DayInterval? {
    let month = day.civil.yearMonth
    let start =
      Int64(month.index) - Int64((month.month - 1) % count) + Int64(distance) * Int64(count)
    guard start >= Int64(YearMonth.min.index), start <= Int64(YearMonth.max.index) else {
      return nil
    }
    let first = YearMonth(clampingIndex: start)
    return DayInterval(first: first.firstDay, last: first.addingClamped(months: count - 1).lastDay)
  }
}
