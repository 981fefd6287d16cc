// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

struct DayDatesTests {
  private static func dates(
    _ zone: String, _ identifier: Calendar.Identifier = .gregorian
  ) throws -> DayDates {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return DayDates(calendar)
  }

  private static func components(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  @Test(arguments: ["Europe/Berlin", "America/Santiago", "Asia/Beirut", "Pacific/Niue", "UTC"])
  func everyDayComesBackFromItsStart(zone: String) throws {
    let dates = try Self.dates(zone)
    var count = 0
    for number in day("1995-06-01").rawValue..<day("2026-01-01").rawValue {
      let day = EpochDay(clamping: Int64(number))
      let start = dates.date(day)
      #expect(dates.day(start) == day)
      #expect(dates.day(start.addingTimeInterval(-1)) == day.addingClamped(days: -1))
      count += 1
    }
    #expect(count == 11_172)
  }

  @Test func aDayWithoutMidnightStartsAtOne() throws {
    let dates = try Self.dates("Asia/Beirut")
    let start = dates.date(day("2024-03-31"))
    #expect(start == Date(try Instant(iso8601: "2024-03-30T22:00:00Z")))
    #expect(dates.minute(of: start) == 60)
  }

  @Test func daysBeforeTheGregorianReformAreFound() throws {
    let dates = try Self.dates("UTC")
    for text in ["0001-01-01", "1066-10-14", "1582-10-04", "1582-10-15"] {
      #expect(dates.day(dates.date(day(text))) == day(text))
    }
  }

  @Test func componentsAreThoseOfTheCalendar() throws {
    let hebrew = try Self.dates("UTC", .hebrew)
    let components = hebrew.components(day("2024-10-03"))
    #expect(components.year == 5785)
    #expect(components.month == 1)
    #expect(components.day == 1)
    #expect(hebrew.day(components) == day("2024-10-03"))
  }

  @Test func aDateThatDoesNotExistIsNoDay() throws {
    let dates = try Self.dates("UTC")
    #expect(dates.day(Self.components(2024, 2, 29)) == day("2024-02-29"))
    #expect(dates.day(Self.components(2024, 2, 30)) == nil)
    #expect(dates.day(Self.components(2024, 13, 1)) == nil)
  }

  @Test func selectionsComeBack() throws {
    let dates = try Self.dates("America/New_York")
    let (first, last) = (dates.date(day("2024-02-27")), dates.date(day("2024-03-02")))
    let range = dates.selection(range: first...last)
    #expect(range.interval?.count == 5)
    #expect(dates.range(of: range) == first...last)
    #expect(dates.day(of: dates.selection(day: last)) == last)
    #expect(dates.selection(day: nil) == .none)
    let days: Set = [Self.components(2024, 2, 29), Self.components(2024, 2, 30)]
    #expect(dates.selection(days: days) == .days(DaySet(day("2024-02-29"))))
    #expect(dates.components(DaySet(day("2024-02-29"))).first?.day == 29)
  }

  @Test func whatEndsAtMidnightDoesNotTouchTheNextDay() throws {
    let dates = try Self.dates("Europe/Berlin")
    let (first, next) = (dates.date(day("2024-02-20")), dates.date(day("2024-02-21")))
    func days(_ start: Date, _ end: Date) -> [EpochDay] {
      dates.days(from: start, until: end).each
    }
    #expect(days(first, next) == [day("2024-02-20")])
    #expect(days(first, next.addingTimeInterval(1)) == [day("2024-02-20"), day("2024-02-21")])
    #expect(days(next, next) == [day("2024-02-21")])
    #expect(days(next, first) == [day("2024-02-21")])
  }

  @Test func theStartOfAnIntervalIsNoRange() throws {
    let dates = try Self.dates("UTC")
    #expect(dates.range(of: .day(day("2024-02-20"))) == nil)
  }

  @Test func theLastMomentOfARangeIsOnItsLastDay() throws {
    let dates = try Self.dates("Europe/Berlin")
    let start = dates.date(day("2024-03-30"))
    let end = dates.end(of: dates.days(start...start.addingTimeInterval(86_400)))
    #expect(dates.day(end) == day("2024-04-01"))
    #expect(dates.dates(dates.days([start, end])) == [start, end])
  }

  @Test(arguments: [
    ("2026-03-28T09:00", "2026-03-28T10:30", 90.0), ("2026-10-24T22:00", "2026-10-25T04:00", 420),
    ("2026-03-28T23:00", "2026-03-29T00:00", 60), ("2026-03-29T00:00", "2026-03-29T04:00", 180),
  ])
  func aRangeOfTimesIsAnInterval(_ row: (start: String, end: String, minutes: Double)) throws {
    let dates = try Self.dates("Europe/Berlin")
    let selected = try Selection(text: Array("\(row.start)/\(row.end)".utf8))
    let interval = try #require(dates.time(of: selected))
    #expect(interval.duration == row.minutes * 60)
    #expect(dates.selection(time: interval) == selected)
  }

  @Test func aSkippedTimeIsLaterAndOfTwoItIsTheFirst() throws {
    let dates = try Self.dates("Europe/Berlin")
    #expect(
      dates.date(day("2026-03-29"), at: 150) == Date(try Instant(iso8601: "2026-03-29T01:30:00Z")))
    #expect(
      dates.date(day("2026-10-25"), at: 150) == Date(try Instant(iso8601: "2026-10-25T00:30:00Z")))
    #expect(
      dates.date(day("2026-10-25"), at: 1440) == Date(try Instant(iso8601: "2026-10-25T23:00:00Z")))
  }

  @Test func noTimeIsNothing() throws {
    let dates = try Self.dates("UTC")
    #expect(dates.selection(time: nil) == .none)
    #expect(dates.selection(time: DateInterval(start: .distantPast, duration: 30)) == .none)
    #expect(dates.time(of: .day(day("2026-03-29"))) == nil)
  }
}
