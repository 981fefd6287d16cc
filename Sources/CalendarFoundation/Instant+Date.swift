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
