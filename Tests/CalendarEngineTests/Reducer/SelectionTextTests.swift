// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

struct SelectionTextTests {
  private func selection(_ text: String) throws -> Selection {
    try Selection(text: Array(text.utf8), today: day("2024-02-20"))
  }

  @Test(arguments: [
    "2024-02-20", "2024-02-20/2024-02-25", "2024-02-20/2024-02-20", "-009999-01-01/9999-12-31",
    "2024-02-20 2024-02-25", "2024-02-20/2024-02-22 2024-02-25", "2024-02-20T09:00/10:30",
    "2024-02-20T22:00/2024-02-21T00:00", "-000001-12-31T23:59/0000-01-01T00:01",
  ])
  func itIsWrittenAsItIsRead(_ text: String) throws {
    #expect(try selection(text).written == text)
  }

  @Test func kindsAreToldApart() throws {
    #expect(try selection("") == .none)
    #expect(try selection("2024-02-20").kind == .day)
    #expect(try selection("2024-02-20/2024-02-20").kind == .interval)
    #expect(try selection("2024-02-20 2024-02-21").kind == .days)
    #expect(try selection("2024-02-20T09:00/10:30").kind == .time)
    #expect(try selection("2024-02-20 2024-02-21").days == DaySet(days("2024-02-20", "2024-02-21")))
  }

  @Test func aRangeOfTimesHasTheDaysOfItsMinutes() throws {
    let time = try #require(try selection("2024-02-20T09:00/2024-02-20T10:30").time)
    #expect(time.minutes == 90 && time.days == days("2024-02-20", "2024-02-20"))
    let night = try selection("2024-02-20T22:00/2024-02-21T00:00")
    #expect(night.days == DaySet(day("2024-02-20")))
    #expect(try selection("2024-02-20T22:00/24:00") == night)
    #expect(try selection("2024-02-20T22:00/2024-02-21T00:01").days.count == 2)
    #expect(
      TimeRange(on: day("2024-02-20"), at: 540, until: day("2024-02-20"), at: 630) == time)
    #expect(TimeRange(start: 5, end: 5) == nil && TimeRange(start: 0, end: 1440) == nil)
    #expect(
      TimeRange(start: .min, end: .max) == nil && TimeRange(start: .max - 9, end: .max) == nil)
    #expect(TimeRange(start: -1, end: 1438)?.minutes == 1439)
  }

  @Test func todayIsADay() throws {
    #expect(try selection("today").written == "2024-02-20")
    #expect(try selection("2024-02-01/today").written == "2024-02-01/2024-02-20")
  }

  @Test(arguments: [
    "2024-02-30", "2024", "2024-02-20/", "/", "2024-02-20/2024-02-21/2024-02-22", "x y",
    "2024-02-20T09:00", "2024-02-20T9:00/10:00", "2024-02-20T09:60/10:00", "T09:00/10:00",
    "2024-02-20T24:01/2024-02-21T09:00", "2024-02-20T09:00/10:00/11:00", "2024-02-20T09:00/",
    "2024-02-30T09:00/10:00", "2024-02-20/2024-02-21T09:00",
  ])
  func otherTextIsRefused(_ text: String) {
    #expect(throws: SelectionTextError.invalidDay) { try selection(text) }
  }

  @Test func whatEndsBeforeItBeginsOrTakesADayOfTimesIsRefused() {
    #expect(throws: SelectionTextError.reversedInterval) { try selection("2024-02-20/2024-02-19") }
    #expect(throws: SelectionTextError.reversedInterval) { try selection("2024-02-20T10:00/10:00") }
    #expect(throws: SelectionTextError.reversedInterval) { try selection("2024-02-20T10:00/09:00") }
    #expect(throws: SelectionTextError.reversedInterval) {
      try selection("2024-02-20T10:00/2024-02-21T10:00")
    }
  }
}
