// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

struct EnvironmentTests {
  private static func environment(_ now: String, _ zone: String) throws -> CalendarEnvironment {
    let instant = try Instant(iso8601: now)
    return CalendarEnvironment(
      now: Date(instant), at: 5_000_000, zone: try ZoneRules(identifier: zone),
      locale: LocaleProfile(), metrics: CalendarMetrics(width: 320))
  }

  @Test func todayIsTheDayOfTheZone() throws {
    let now = "2024-02-20T23:30:00Z"
    #expect(try Self.environment(now, "UTC").today == day("2024-02-20"))
    #expect(try Self.environment(now, "Asia/Tokyo").today == day("2024-02-21"))
  }

  @Test func todayEndsAtMidnightOnTheMonotonicClock() throws {
    let utc = try Self.environment("2024-02-20T23:30:00Z", "UTC")
    #expect(utc.todayEnds == 1_805_000_000)
    // 23:30 in Berlin, half an hour before a day of 23 hours.
    let berlin = try Self.environment("2024-03-30T22:30:00Z", "Europe/Berlin")
    #expect(berlin.todayEnds == 1_805_000_000)
    let short = try Self.environment("2024-03-30T23:00:00Z", "Europe/Berlin")
    #expect(short.todayEnds == 82_805_000_000)
  }

  @Test func theDayBeforeTheOneThatApiaLeftOutEndsWithIt() throws {
    let apia = try Self.environment("2011-12-30T09:00:00Z", "Pacific/Apia")
    #expect(apia.today == day("2011-12-29"))
    #expect(apia.todayEnds == 3_605_000_000)
  }

  @Test func clocksOutOfRangeAreClamped() {
    for seconds in [Double.nan, .infinity, -.infinity] {
      let environment = CalendarEnvironment(
        now: Date(timeIntervalSince1970: seconds), at: .max, zone: .utc, locale: LocaleProfile(),
        metrics: CalendarMetrics(width: 320))
      #expect(environment.today != nil)
    }
  }
}
