// SPDX-License-Identifier: MIT

/// The yearly rule of a zone, from the TZ string in the footer of a TZif file.
///
/// Times in microseconds since 1970-01-01T00:00:00Z; also beyond the ends of the calendar.
struct YearlyZoneRule: Hashable, Sendable {
  /// The part of the year with another offset.
  struct Daylight: Hashable, Sendable {
    let offset: UTCOffset
    /// When it begins, by the clock of standard time.
    let start: YearlyMoment
    /// When it ends, by its own clock; in the south, and in Dublin, that is earlier in the year.
    let end: YearlyMoment
  }

  let standard: UTCOffset
  let daylight: Daylight?

  /// A rule of these parts.
  ///
  /// A daylight time that never begins or never ends is reduced to a single offset.
  init(standard: UTCOffset, daylight: Daylight?) {
    let rule = YearlyZoneRule(unchecked: standard, daylight: daylight)
    // The Gregorian calendar repeats after 400 years: what does not change within them never does.
    if daylight != nil, rule.nextChange(after: 0) == nil {
      self.init(unchecked: rule.offset(at: 0), daylight: nil)
    } else {
      self = rule
    }
  }

  private init(unchecked standard: UTCOffset, daylight: Daylight?) {
    self.standard = standard
    self.daylight = daylight
  }

  /// The offset at this time.
  func offset(at time: Int64) -> UTCOffset {
    guard let daylight else { return standard }
    let year = year(of: time)
    // Within 167 hours of New Year, a period may belong to the year before or after.
    let isDaylight =
      daylight.contains(time, periodOf: year, standard: standard)
      || daylight.contains(time, periodOf: year - 1, standard: standard)
      || daylight.contains(time, periodOf: year + 1, standard: standard)
    return isDaylight ? daylight.offset : standard
  }

  /// The first time after this one at which the offset changes, or nil when never.
  func nextChange(after time: Int64) -> Int64? {
    let first = year(of: time)
    for year in first...(first + 401) {
      for moment in moments(inYear: year) where moment > time && isChange(moment) {
        return moment
      }
    }
    return nil
  }

  /// The last time, up to and including this one, at which the offset changed, or nil when never.
  func previousChange(until time: Int64) -> Int64? {
    let last = year(of: time)
    for distance in 0...401 as ClosedRange<Int32> {
      for moment in moments(inYear: last - distance).reversed()
      where moment <= time && isChange(moment) {
        return moment
      }
    }
    return nil
  }

  /// Adds the changes after this time through 2099, if it lies in 1900 or later.
  func appendChanges(after time: Int64, to changes: inout [OffsetChange]) {
    guard daylight != nil, year(of: time) >= 1900 else { return }
    var last = time
    while let next = nextChange(after: last), year(of: next) < 2100 {
      changes.append(OffsetChange(microseconds: next, offset: offset(at: next)))
      last = next
    }
  }
}

extension YearlyZoneRule {
  /// Starts and ends that fall into this year of standard time, ascending.
  private func moments(inYear year: Int32) -> [Int64] {
    guard let daylight else { return [] }
    var found: [Int64] = []
    for candidate in (year - 1)...(year + 1) {
      let start = daylight.startTime(in: candidate, standard: standard)
      if self.year(of: start) == year { found.append(start) }
      let end = daylight.endTime(in: candidate)
      if self.year(of: end) == year { found.append(end) }
    }
    // Two, rarely three: insertion is enough, and a sort would add 4 KB to the WebAssembly.
    var ascending: [Int64] = []
    for moment in found {
      ascending.insert(moment, at: ascending.firstIndex { $0 > moment } ?? ascending.count)
    }
    return ascending
  }

  private func isChange(_ moment: Int64) -> Bool {
    offset(at: moment) != offset(at: moment - 1)
  }

  /// The year of standard time at this time.
  private func year(of time: Int64) -> Int32 {
    let wall = time &+ standard.microseconds
    let day = wall.floored(by: TimeOfDay.microsecondsPerDay).quotient
    return EpochDay(unchecked: Int32(truncatingIfNeeded: day)).civil.year
  }
}

extension YearlyZoneRule.Daylight {
  func startTime(in year: Int32, standard: UTCOffset) -> Int64 {
    start.wallMicroseconds(inYear: year) &- standard.microseconds
  }

  func endTime(in year: Int32) -> Int64 {
    end.wallMicroseconds(inYear: year) &- offset.microseconds
  }

  /// Whether the time lies in the period that begins in this year.
  func contains(_ time: Int64, periodOf year: Int32, standard: UTCOffset) -> Bool {
    let start = startTime(in: year, standard: standard)
    guard time >= start else { return false }
    let end = endTime(in: year)
    return time < (end < start ? endTime(in: year + 1) : end)
  }
}
