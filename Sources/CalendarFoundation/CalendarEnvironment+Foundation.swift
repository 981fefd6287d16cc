// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Foundation

extension CalendarEnvironment {
  /// The environment at a moment: today is the day that calendars show now in a zone, and it ends
  /// when they turn to another.
  ///
  /// - Parameters:
  ///   - now: The wall clock.
  ///   - time: The host's monotonic clock at the same moment, in microseconds.
  ///   - zone: The viewer's zone.
  ///   - locale: The viewer's locale.
  ///   - metrics: Sizes.
  public init(
    now: Date, at time: Int64, zone: ZoneRules, locale: LocaleProfile, metrics: CalendarMetrics
  ) {
    let instant = Instant(clamping: now)
    self.init(today: zone.day(at: instant), locale: locale, metrics: metrics)
    todayEnds = zone.nextMidnight(after: instant).map { midnight in
      let (sum, overflow) = time.addingReportingOverflow(instant.microseconds(until: midnight))
      return overflow ? .max : sum
    }
  }
}
