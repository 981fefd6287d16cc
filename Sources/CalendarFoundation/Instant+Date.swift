// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

extension Instant {
  /// The instant of a date, to the nearest microsecond; nil for NaN and for dates outside years
  /// −9999 through 9999.
  ///
  /// A `Date` in our century is precise to about a quarter of a microsecond.
  public init?(_ date: Date) {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    guard abs(microseconds) < 9e18 else { return nil }
    self.init(microsecondsSince1970: Int64(microseconds))
  }

  /// The instant of a date, clamped to the first and last one; NaN becomes the first.
  public init(clamping date: Date) {
    self = Instant(date) ?? (date.timeIntervalSince1970 > 0 ? .max : .min)
  }
}

extension Date {
  /// The date of an instant.
  public init(_ instant: Instant) {
    self.init(timeIntervalSince1970: Double(instant.microsecondsSince1970) / 1_000_000)
  }

  /// The date of a civil time in a zone, with policies for times that are skipped or repeated.
  ///
  /// Nil only where a policy rejects: 2024-03-31T02:30 in Berlin for `gap: .reject`.
  public init?(_ civil: CivilDateTime, in zone: ZoneRules, gap: GapPolicy, fold: FoldPolicy) {
    guard let instant = zone.instant(of: civil, gap: gap, fold: fold) else { return nil }
    self.init(instant)
  }

  /// The start of a day in a zone: midnight, or later where clocks skip it; see
  /// `ZoneRules.startOfDay`.
  public init(startOf day: EpochDay, in zone: ZoneRules) {
    self.init(zone.startOfDay(day))
  }
}

extension Date {
  /// The start of a day in a Foundation zone: midnight, or later where clocks skip it.
  ///
  /// 2024-09-08 in America/Santiago begins at 01:00. A day that a zone has left out, as Pacific/Apia
  /// did 2011-12-30, begins where the next one does.
  public init(startOf day: EpochDay, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    // A guess within the day, whatever the zone: noon in UTC less the zone's offset at that time.
    let noon = Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200)
    let offset = Double(zone.secondsFromGMT(for: noon))
    let guess = noon.addingTimeInterval(-offset)
    self = calendar.startOfDay(for: guess)
    if EpochDay(self, in: zone) < day {
      self = calendar.startOfDay(for: guess.addingTimeInterval(86_400))
    }
  }
}

extension EpochDay {
  /// The day that calendars in a zone show at a date; clamped to the ends of the calendar.
  public init(_ date: Date, in zone: ZoneRules) {
    self = zone.day(at: Instant(clamping: date))
  }

  /// The day that calendars in a Foundation zone show at a date; clamped likewise.
  public init(_ date: Date, in zone: TimeZone) {
    let instant = Instant(clamping: date)
    let seconds = Int32(clamping: zone.secondsFromGMT(for: Date(instant)))
    self = instant.day(at: UTCOffset(seconds: seconds) ?? .utc)
  }
}
