// SPDX-License-Identifier: MIT

import CalendarFoundation
import CivilTime
import Foundation
import Testing

/// A day written as in ISO 8601; traps on a typing error.
func day(_ text: String) -> EpochDay {
  guard let day = try? EpochDay(iso8601: text) else { preconditionFailure("no day: \(text)") }
  return day
}

struct DateConversionTests {
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Pacific/Apia", "Africa/Cairo", "America/Santiago",
    "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns", "UTC",
  ]

  private static func civil(_ text: String) -> CivilDateTime {
    guard let civil = try? CivilDateTime(iso8601: text) else { preconditionFailure(text) }
    return civil
  }

  /// Every day from 2004 through 2025: DST, and the day that Apia left out.
  @Test(arguments: zones)
  func daysSurviveTheWayThroughDates(name: String) throws {
    let zone = try ZoneRules(identifier: name)
    let foundation = try #require(TimeZone(identifier: name))
    let missing = name == "Pacific/Apia" ? day("2011-12-30") : nil
    var wrong: [EpochDay] = []
    var count = 0
    for number in day("2004-01-01").rawValue..<day("2026-01-01").rawValue {
      guard let day = EpochDay(number), day != missing else { continue }
      let date = Date(startOf: day, in: zone)
      if EpochDay(date, in: zone) != day || EpochDay(date, in: foundation) != day {
        wrong.append(day)
      }
      count += 1
    }
    #expect(wrong == [])
    #expect(count == (missing == nil ? 8_036 : 8_035))
  }

  @Test(arguments: zones)
  func daysBeginWhenFoundationSaysSo(name: String) throws {
    let zone = try ZoneRules(identifier: name)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    // Where midnight comes twice the two differ: see `startOfDay`.
    var wrong: [EpochDay] = []
    var count = 0
    for number in day("2012-01-01").rawValue..<day("2026-01-01").rawValue {
      let day = try #require(EpochDay(number))
      count += 1
      let start = Date(startOf: day, in: zone)
      if calendar.startOfDay(for: start.addingTimeInterval(43_200)) != start { wrong.append(day) }
    }
    #expect(wrong == [])
    #expect(count == 5_114)
  }

  @Test func theDayThatApiaLeftOutBeginsWithTheNext() throws {
    let zone = try ZoneRules(identifier: "Pacific/Apia")
    let left = Date(startOf: day("2011-12-30"), in: zone)
    #expect(left == Date(startOf: day("2011-12-31"), in: zone))
    #expect(EpochDay(left, in: zone) == day("2011-12-31"))
    #expect(EpochDay(left.addingTimeInterval(-1), in: zone) == day("2011-12-29"))
  }

  @Test func policiesDecideWhatIsMissingOrDoubled() throws {
    let berlin = try ZoneRules(identifier: "Europe/Berlin")
    let gap = Self.civil("2024-03-31T02:30:00")
    let fold = Self.civil("2024-10-27T02:30:00")
    func seconds(_ civil: CivilDateTime, _ gap: GapPolicy, _ fold: FoldPolicy) -> Double? {
      Date(civil, in: berlin, gap: gap, fold: fold)?.timeIntervalSince1970
    }
    #expect(seconds(gap, .reject, .earlier) == nil)
    #expect(seconds(gap, .shiftForward, .earlier) == 1_711_848_600)
    #expect(seconds(gap, .shiftBackward, .earlier) == 1_711_845_000)
    #expect(seconds(gap, .atTransition, .earlier) == 1_711_846_800)
    #expect(seconds(fold, .reject, .reject) == nil)
    #expect(seconds(fold, .reject, .earlier) == 1_729_989_000)
    #expect(seconds(fold, .reject, .later) == 1_729_992_600)
  }

  @Test(arguments: ["Europe/Berlin", "America/Santiago", "Pacific/Apia", "Africa/Cairo", "UTC"])
  func aDayBeginsInAFoundationZoneAsInItsRules(name: String) throws {
    let foundation = try #require(TimeZone(identifier: name))
    let zone = try ZoneRules(identifier: name)
    let first = try #require(CivilDate(year: 2009, month: 1, day: 1)).epochDay
    var wrong: [EpochDay] = []
    for count in Int32(0)..<5_843 {
      let day = first.addingClamped(days: count)
      // Samoa had no 30 December 2011: the day begins where the next one does.
      if Date(startOf: day, in: foundation) != Date(startOf: day, in: zone) { wrong.append(day) }
    }
    #expect(wrong == [])
  }

  @Test func instantsSurviveTheWayThroughDates() {
    for seconds: Int64 in [-62_135_596_800, -1, 0, 1, 1_708_387_200, 4_102_444_800] {
      let instant = Instant(secondsSince1970: seconds)
      #expect(instant.flatMap { Instant(Date($0)) } == instant)
    }
    let half = Date(timeIntervalSince1970: 1_708_387_200.25)
    #expect(Instant(half)?.microsecondsSince1970 == 1_708_387_200_250_000)
  }

  @Test func noDateTraps() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 9.2e18, -9.3e12] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(Instant(date) == nil)
      let clamped = Instant(clamping: date)
      #expect(clamped == .min || clamped == .max)
      #expect([EpochDay.min, .max].contains(EpochDay(date, in: ZoneRules.utc)))
    }
    #expect(Instant(clamping: .distantFuture) == Instant(.distantFuture))
    #expect(Instant(clamping: Date(timeIntervalSince1970: .infinity)) == .max)
  }
}
