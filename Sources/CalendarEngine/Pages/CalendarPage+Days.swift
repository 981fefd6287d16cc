// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarPage {
  /// The page of a month.
  public init(_ month: YearMonth) {
    self.init(.month, index: month.index)
  }

  /// The page that contains a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - scale: How the calendar is divided.
  ///   - firstWeekday: On which weekday weeks begin.
  ///   - first: A day of the week from which pages of several weeks are counted.
  public init(
    of day: EpochDay, _ scale: PageScale, firstWeekday: Weekday, from first: EpochDay = .epoch
  ) {
    guard scale.isDays else {
      self.init(scale, index: day.civil.yearMonth.index.flooredQuotient(scale.months))
      return
    }
    let origin = first.rawValue - firstWeekday.days(until: first.weekday)
    let passed = day.rawValue - origin
    let step = scale.step
    self.init(scale, index: origin + passed.flooredQuotient(step) * step)
  }
}

extension CalendarPage: Comparable {
  /// Earlier pages come first, of pages of the same scale.
  public static func < (left: CalendarPage, right: CalendarPage) -> Bool {
    left.index < right.index
  }
}

extension CalendarPage {
  /// The days of the page that are in the calendar; for a month, those of the month itself.
  public var days: DayInterval {
    if scale == .month { return month.days }
    guard scale.isDays else {
      let last = YearMonth(clampingIndex: (Int64(index) + 1) * Int64(scale.months) - 1)
      return DayInterval(first: firstDay, last: last.lastDay) ?? last.days
    }
    let start = EpochDay(clamping: Int64(index))
    let last = EpochDay(clamping: Int64(index) + Int64(scale.step) - 1)
    return DayInterval(first: start, last: last) ?? start.civil.yearMonth.days
  }

  /// For days and weeks the number of the first day, which of weeks may be before the first day of
  /// the calendar.
  var startRawValue: Int32 { scale.isDays ? index : firstDay.rawValue }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The first day of the page.
  @inline(never)
  public var firstDay: EpochDay {
    if scale.isDays { return EpochDay(clamping: Int64(index)) }
    return month.firstDay
  }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The last day of the page.
  @inline(never)
  public var lastDay: EpochDay { days.last ?? firstDay }

  /// The month of the page, or the one in which it begins.
  public var month: YearMonth {
    if scale.isDays { return firstDay.civil.yearMonth }
    return YearMonth(clampingIndex: Int64(index) * Int64(scale.months))
  }

  /// Whether a day is on the page; a day of a neighbouring month is not on a month's page.
  public func contains(_ day: EpochDay) -> Bool { days.contains(day) }

  /// Whether a day that the page shows is a neighbouring month's.
  func isOutside(_ day: EpochDay) -> Bool { scale == .month && !contains(day) }

  /// The page so many pages later, clamped to the first or last page of the calendar.
  public func addingClamped(pages count: Int32) -> CalendarPage {
    let wanted = Int64(index) + Int64(count) * Int64(scale.step)
    let (first, last) = limits
    return CalendarPage(scale, index: Int32(min(max(wanted, first), last)))
  }

  /// How many pages later another page of the same scale is.
  public func pages(until other: CalendarPage) -> Int32 {
    (other.index - index).flooredQuotient(scale.step)
  }

  /// Whether the page is in the calendar; neighbours of the first and the last one may not be.
  var isInCalendar: Bool {
    let (first, last) = limits
    return Int64(index) >= first && Int64(index) <= last
  }

  /// Months of the page, or 0 where it is shorter.
  var months: Int64 { Int64(scale.months) }

  /// The indices of the first and the last page of the calendar.
  private var limits: (first: Int64, last: Int64) {
    let step = scale.step
    guard scale.isDays else {
      let months = scale.months
      return (
        Int64(YearMonth.min.index.flooredQuotient(months)),
        Int64(YearMonth.max.index.flooredQuotient(months))
      )
    }
    let before = (index - EpochDay.min.rawValue).flooredQuotient(step)
    // The page that contains the first day may begin before it.
    let isWhole = index - before * step == EpochDay.min.rawValue
    let first = index - (isWhole ? before : before + 1) * step
    let after = (EpochDay.max.rawValue - index).flooredQuotient(step)
    return (Int64(first), Int64(index + after * step))
  }
}

extension Int32 {
  /// The quotient rounded down, for divisors above 0: −1 divided by 7 is −1.
  func flooredQuotient(_ divisor: Int32) -> Int32 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
