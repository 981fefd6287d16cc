// SPDX-License-Identifier: MIT
import CivilTime

/// What is known of clocks: the viewer's first, then those of further zones.
///
/// Until the host has told, days have 24 hours.
public struct HourBook: Hashable, Sendable {
  /// The zones, the viewer's first.
  private(set) var zones: [ZoneTimes] = []
  /// The days that the host has been asked about.
  private var asked: DayInterval?
}

extension HourBook {
  /// The zones whose times stand beside the viewer's.
  var further: ArraySlice<ZoneTimes> { zones.dropFirst() }

  /// The hours of a day in the viewer's zone.
  func dayHours(_ day: EpochDay) -> DayHours? {
    zones.first.flatMap { $0.offsets.days.contains(day) ? $0.offsets.hours(of: day) : nil }
  }

  /// Whether the clocks show a day at all, as far as is known.
  func exists(_ day: EpochDay) -> Bool { dayHours(day)?.exists ?? true }

  /// What the clocks of a zone show at a minute of the viewer's day, in minutes since its midnight.
  func minute(_ minute: Int32, of zone: Int, on day: EpochDay) -> Int32 {
    guard zone > 0, zone < zones.count, let own = zones.first?.offsets,
      let instant = own.instant(ofMinute: minute, on: day, gap: .shiftForward, fold: .earlier)
    else { return minute }
    let civil = zones[zone].offsets.civil(at: instant)
    return Int32(clamping: Int64(civil.day.rawValue) - Int64(day.rawValue)) * 1440
      + civil.time.minuteOfDay
  }

  /// Whether the host has been asked about days.
  func hasAsked(_ days: DayInterval) -> Bool { asked?.contains(days) == true }

  /// Notes that the host is asked about days, and returns those to ask about.
  mutating func ask(_ days: DayInterval) -> DayInterval {
    // A quarter of a year, so that nobody is asked while days are scrolled.
    let around = DayInterval(
      first: days.start.addingClamped(days: -45),
      last: (days.last ?? days.start).addingClamped(days: 45))
    let wanted = around ?? days
    asked = wanted
    return wanted
  }

  /// Notes what the host says.
  mutating func note(_ told: [ZoneTimes]) { zones = told }

  /// Asks again: a zone has changed.
  mutating func forget() { asked = nil }
}
