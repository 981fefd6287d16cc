// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// The footers of TZif files, most of which no zone has.
@Suite struct YearlyRuleTests {
  private func zone(_ footer: String) throws -> ZoneRules {
    try ZoneRules(tzif: TZifBuilder(version: 0x33, footer: footer).bytes)
  }

  private func changes(_ footer: String, after start: String, count: Int) throws -> [String] {
    let zone = try zone(footer)
    var now = try instant(start)
    var found: [String] = []
    while found.count < count, let next = zone.nextTransition(after: now) {
      found.append("\(next.civilBefore) \(next.civilAfter)")
      now = next.instant
    }
    return found
  }

  @Test func berlinChangesOnLastSundays() throws {
    let found = try changes("CET-1CEST,M3.5.0,M10.5.0/3", after: "2024-01-01T00:00Z", count: 3)
    #expect(
      found == [
        "2024-03-31T02:00:00 2024-03-31T03:00:00", "2024-10-27T03:00:00 2024-10-27T02:00:00",
        "2025-03-30T02:00:00 2025-03-30T03:00:00",
      ])
  }

  @Test func dublinHasNegativeDaylightTimeInWinter() throws {
    let zone = try zone("IST-1GMT0,M10.5.0,M3.5.0/1")
    #expect(zone.offset(at: try instant("2024-07-01T00:00Z")).seconds == 3600)
    #expect(zone.offset(at: try instant("2024-01-01T00:00Z")).seconds == 0)
    #expect(zone.offset(at: try instant("2024-03-31T01:00Z")).seconds == 3600)
    #expect(zone.offset(at: try instant("2024-10-27T01:00Z")).seconds == 0)
  }

  @Test func nuukChangesBeforeTheSundayBegins() throws {
    let found = try changes("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", after: "2025-01-01T00:00Z", count: 2)
    #expect(
      found == [
        "2025-03-29T23:00:00 2025-03-30T00:00:00", "2025-10-26T00:00:00 2025-10-25T23:00:00",
      ])
  }

  @Test func hoursReachAWeekEitherWay() throws {
    // 167 hours before 1 January 2025, 00:00, is 25 December 2024, 01:00.
    let found = try changes("AAA0BBB,J1/-167,J1/167", after: "2024-06-01T00:00Z", count: 2)
    #expect(
      found == [
        "2024-12-25T01:00:00 2024-12-25T02:00:00", "2025-01-07T23:00:00 2025-01-07T22:00:00",
      ])
  }

  @Test func julianDaysSkipTheLeapDayAndOthersCountIt() throws {
    #expect(
      try changes("AAA0BBB,J60/0,J300/0", after: "2024-01-01T00:00Z", count: 1)
        == ["2024-03-01T00:00:00 2024-03-01T01:00:00"])
    #expect(
      try changes("AAA0BBB,J60/0,J300/0", after: "2023-01-01T00:00Z", count: 1)
        == ["2023-03-01T00:00:00 2023-03-01T01:00:00"])
    #expect(
      try changes("AAA0BBB,59/0,300/0", after: "2024-01-01T00:00Z", count: 1)
        == ["2024-02-29T00:00:00 2024-02-29T01:00:00"])
    #expect(
      try changes("AAA0BBB,59/0,300/0", after: "2023-01-01T00:00Z", count: 1)
        == ["2023-03-01T00:00:00 2023-03-01T01:00:00"])
  }

  @Test func daylightTimeAllYearNeverChanges() throws {
    // RFC 9636, section 3.3.1: from 1 January, 00:00, to 31 December, 24:00 and an hour.
    let zone = try zone("XXX3EDT4,0/0,J365/23")
    #expect(zone.nextTransition(after: .min) == nil)
    #expect(zone.previousTransition(before: .max) == nil)
    for text in ["1999-12-31T23:59Z", "2024-01-01T04:00Z", "2024-06-01T00:00Z"] {
      #expect(zone.offset(at: try instant(text)).seconds == -4 * 3600)
    }
  }

  @Test func changesThatChangeNothingAreNone() throws {
    #expect(try zone("AAA0BBB0,M3.5.0,M10.5.0").nextTransition(after: .min) == nil)
    #expect(try zone("AAA0BBB,J1/0,J1/1").nextTransition(after: .min) == nil)
  }

  @Test func theRuleHoldsUntilTheEndOfTheCalendar() throws {
    let zone = try zone("EST5EDT,M3.2.0,M11.1.0")
    let last = try #require(zone.previousTransition(before: .max))
    #expect(last.instant == (try instant("9999-11-07T06:00Z")))
    #expect(zone.nextTransition(after: last.instant) == nil)
    let first = try #require(zone.nextTransition(after: .min))
    #expect(first.civilBefore == (try civil("-009999-03-11T02:00")))
  }

  @Test func theRuleTakesOverAtTheLastTransition() throws {
    var builder = TZifBuilder(footer: "CET-1CEST,M3.5.0,M10.5.0/3")
    builder.types = [0, 3600]
    builder.transitions = [(Int64(1_704_067_200), 1)]
    let zone = try ZoneRules(tzif: builder.bytes)
    #expect(zone.offset(at: try instant("2023-07-01T00:00Z")).seconds == 0)
    #expect(zone.offset(at: try instant("2024-01-01T00:00Z")).seconds == 3600)
    #expect(zone.offset(at: try instant("2024-07-01T00:00Z")).seconds == 7200)
    #expect(zone.previousTransition(before: .max)?.civilBefore == (try civil("9999-10-31T03:00")))
  }

  @Test func rulesWrittenOutAndRulesEvaluatedAgree() throws {
    // The same rule, once with a transition before it, so that it is written out through 2099.
    var builder = TZifBuilder(footer: "CET-1CEST,M3.5.0,M10.5.0/3")
    builder.types = [0, 3600]
    builder.transitions = [(-2_000_000_000, 1)]
    let written = try ZoneRules(tzif: builder.bytes)
    let evaluated = try zone("CET-1CEST,M3.5.0,M10.5.0/3")
    var now = try instant("1950-01-01T00:00Z")
    var count = 0
    while let next = written.nextTransition(after: now), count < 400 {
      #expect(evaluated.nextTransition(after: now) == next)
      #expect(evaluated.offset(at: next.instant) == written.offset(at: next.instant))
      now = next.instant
      count += 1
    }
    #expect(count == 400)
    #expect(now == (try instant("2149-10-26T01:00Z")))
  }
}
