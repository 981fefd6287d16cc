// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@Suite struct TimeTests {
  @Test func everySecondOfTheDayHasItsFields() throws {
    var count: Int32 = 0
    var wrong: [Int32] = []
    for hour in 0...23 as ClosedRange<Int32> {
      for minute in 0...59 as ClosedRange<Int32> {
        for second in 0...59 as ClosedRange<Int32> {
          let time = TimeOfDay(hour: hour, minute: minute, second: second, microsecond: 999_999)
          let agrees =
            time?.secondOfDay == count && time?.hour == hour && time?.minute == minute
            && time?.second == second && time?.microsecond == 999_999
            && time?.minuteOfDay == hour * 60 + minute
          if !agrees { wrong.append(count) }
          count += 1
        }
      }
    }
    #expect(count == 86_400)
    #expect(wrong.prefix(3) == [])
    #expect(TimeOfDay(secondOfDay: 86_399)?.hour == 23)
    #expect(TimeOfDay(minuteOfDay: 1439)?.minute == 59)
  }

  @Test func timesThatNoClockShowsAreNil() {
    for value in [Int32.min, -1, 60, .max] {
      #expect(TimeOfDay(hour: value) == nil)
      #expect(TimeOfDay(hour: 0, minute: value) == nil)
      #expect(TimeOfDay(hour: 0, second: value) == nil)
    }
    for value in [Int32.min, -1, 1_000_000, .max] {
      #expect(TimeOfDay(hour: 0, microsecond: value) == nil)
      #expect(TimeOfDay(minuteOfDay: value) == nil)
      #expect(TimeOfDay(secondOfDay: value) == nil)
    }
    #expect(TimeOfDay(hour: 24) == nil)
    for value in [Int64.min, -1, 86_400_000_000, .max] {
      #expect(TimeOfDay(microsecondOfDay: value) == nil)
    }
    #expect(TimeOfDay(clamping: .min) == .midnight)
    #expect(TimeOfDay(clamping: .max) == .max)
  }

  @Test func offsetsEndAfterTwentySixHours() {
    #expect(UTCOffset(seconds: 93_599) != nil)
    for value in [Int32.min, -93_600, 93_600, .max] {
      #expect(UTCOffset(seconds: value) == nil)
      #expect(UTCOffset(hours: value) == nil)
      #expect(UTCOffset(hours: 1, minutes: value) == nil)
    }
    #expect(UTCOffset(hours: -3, minutes: 30)?.seconds == -12_600)
    #expect(UTCOffset(hours: 5, minutes: 45)?.seconds == 20_700)
  }

  @Test func instantsEndWithTheCalendar() throws {
    #expect(Instant.min == (try instant("-009999-01-01T00:00Z")))
    #expect(Instant.max == (try instant("9999-12-31T23:59:59.999999Z")))
    #expect(Instant(microsecondsSince1970: Instant.max.microsecondsSince1970 + 1) == nil)
    #expect(Instant(microsecondsSince1970: Instant.min.microsecondsSince1970 - 1) == nil)
    for value in [Int64.min, .max] {
      #expect(Instant(microsecondsSince1970: value) == nil)
      #expect(Instant(secondsSince1970: value) == nil)
      for time in [Instant.min, .epoch, .max] {
        #expect(time.adding(microseconds: value) == nil)
        #expect(time.adding(seconds: value) == nil)
        #expect(time.addingClamped(microseconds: value) == (value < 0 ? .min : .max))
        #expect(time.addingClamped(seconds: value) == (value < 0 ? .min : .max))
      }
    }
    #expect(Instant(clamping: .min) == .min)
    #expect(Instant(clamping: .max) == .max)
    #expect(Instant.min.microseconds(until: .max) == 631_107_417_599_999_999)
    #expect(Instant(secondsSince1970: 4_611_686_018_427) == nil)
  }

  @Test func secondsRoundTowardsThePast() {
    #expect(Instant(microsecondsSince1970: -1)?.secondsSince1970 == -1)
    #expect(Instant(microsecondsSince1970: 999_999)?.secondsSince1970 == 0)
    #expect(Instant(secondsSince1970: -1)?.microsecondsSince1970 == -1_000_000)
  }

  @Test func civilTimeAndInstantAreInverseAtAnyOffset() throws {
    var generator = SeededGenerator(seed: 42)
    let bound = Instant.max.microsecondsSince1970 - 93_600_000_000
    for _ in 0..<20_000 {
      let count = Int64.random(in: -bound...bound, using: &generator)
      let time = try #require(Instant(microsecondsSince1970: count))
      let seconds = Int32.random(in: -93_599...93_599, using: &generator)
      let offset = try #require(UTCOffset(seconds: seconds))
      guard time.civil(at: offset).instant(at: offset) == time,
        time.day(at: offset) == time.civil(at: offset).day
      else {
        Issue.record("\(time) \(offset)")
        return
      }
    }
  }

  @Test func theWallClampsAtTheEndsOfTheCalendar() throws {
    let east = try #require(UTCOffset(hours: 14))
    let west = try #require(UTCOffset(hours: -12))
    #expect(Instant.max.civil(at: east) == .max)
    #expect(Instant.min.civil(at: west) == .min)
    #expect(CivilDateTime.min.instant(at: east) == nil)
    #expect(CivilDateTime.min.instantClamped(at: east) == .min)
    #expect(CivilDateTime.max.instant(at: west) == nil)
    #expect(CivilDateTime.max.instantClamped(at: west) == .max)
  }

  @Test func civilArithmeticEndsWithTheCalendar() throws {
    let noon = try civil("2024-02-28T12:00")
    #expect(noon.adding(days: 1) == (try civil("2024-02-29T12:00")))
    #expect(noon.adding(microseconds: -43_200_000_001) == (try civil("2024-02-27T23:59:59.999999")))
    for value in [Int64.min, .max] {
      for time in [CivilDateTime.min, noon, .max] {
        #expect(time.adding(microseconds: value) == nil)
        #expect(time.addingClamped(microseconds: value) == (value < 0 ? .min : .max))
        #expect(time.adding(days: value < 0 ? .min : .max) == nil)
      }
    }
    #expect(CivilDateTime.min.microseconds(until: .max) == 631_107_417_599_999_999)
    #expect(CivilDateTime.min < noon && noon < .max)
    let date = try #require(CivilDate(year: 2024, month: 2, day: 28))
    #expect(CivilDateTime(date: date, time: .noon) == noon)
    #expect(noon.date == date)
  }
}
