// SPDX-License-Identifier: MIT

/// A yearly moment as in POSIX TZ strings: `M10.5.0/3`, `J60`, `59/-1`.
struct YearlyMoment: Hashable, Sendable {
  /// A yearly day.
  enum Day: Hashable, Sendable {
    /// `Jn`: day 1...365, 29 February never counted; J60 is always 1 March.
    case julian(Int32)
    /// `n`: day 0...365, 29 February counted; 365 is 1 January of the next year in most years.
    case zeroBased(Int32)
    /// `Mm.w.d`: the w-th weekday d (0 is Sunday) of month m; week 5 means the last.
    case weekday(month: Int32, week: Int32, weekday: Int32)
  }

  /// The day; its numbers are in the ranges given with each form.
  let day: Day
  /// Seconds on the wall since 00:00 of that day, within 167 hours either way.
  let seconds: Int32

  /// Microseconds on the wall since 1970-01-01T00:00 of this moment in this year.
  func wallMicroseconds(inYear year: Int32) -> Int64 {
    let day = Int64(rawDay(inYear: year)) &* TimeOfDay.microsecondsPerDay
    return day &+ Int64(seconds) &* 1_000_000
  }

  private func rawDay(inYear year: Int32) -> Int32 {
    switch day {
    case .julian(let number):
      // Days after February are counted from 1 March, so that 29 February does not matter.
      let march = number >= 60
      let month = EpochDay(uncheckedYear: year, month: march ? 3 : 1, day: 1)
      return month.rawValue + number - (march ? 60 : 1)
    case .zeroBased(let number):
      return EpochDay(uncheckedYear: year, month: 1, day: 1).rawValue + number
    case .weekday(let month, let week, let weekday):
      let first = EpochDay(uncheckedYear: year, month: UInt8(month), day: 1)
      let next =
        month == 12
        ? EpochDay(uncheckedYear: year + 1, month: 1, day: 1)
        : EpochDay(uncheckedYear: year, month: UInt8(month + 1), day: 1)
      let distance = (weekday - (first.weekday.sundayNumber - 1) + 7) % 7
      let found = first.rawValue + distance + (week - 1) * 7
      return found < next.rawValue ? found : found - 7
    }
  }
}
