// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Foundation

extension CalendarEnvironment {
  /// The environment at a moment.
  ///
  /// Today is the day that calendars in a zone show now; it ends when they turn to the next.
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
    var clock = CalendarClock(zone: zone)
    clock.read(instant, at: time)
    self.now = clock.now(at: time)
    todayEnds = zone.nextMidnight(after: instant).map { midnight in
      let (sum, overflow) = time.addingReportingOverflow(instant.microseconds(until: midnight))
      return overflow ? .max : sum
    }
  }
}
