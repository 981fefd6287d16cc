// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@Suite struct ISO8601Tests {
  @Test func everyFortyFirstDayReadsAsItPrints() throws {
    var count = 0
    for raw in stride(from: EpochDay.min.rawValue, through: EpochDay.max.rawValue, by: 41) {
      let day = try #require(EpochDay(raw))
      var bytes: [UInt8] = []
      day.appendISO8601(to: &bytes)
      guard try EpochDay(iso8601: bytes) == day, try CivilDate(iso8601: bytes) == day.civil else {
        Issue.record("\(day)")
        return
      }
      count += 1
    }
    #expect(count == 178_159)
  }

  @Test func whateverPrintsReadsBackTheSame() throws {
    var generator = SeededGenerator(seed: 8601)
    let (low, high) = (Instant.min.microsecondsSince1970, Instant.max.microsecondsSince1970)
    for _ in 0..<10_000 {
      let time = Instant(clamping: Int64.random(in: low...high, using: &generator))
      let seconds = Int32.random(in: -93_599...93_599, using: &generator)
      let offset = try #require(UTCOffset(seconds: seconds))
      var zoned: [UInt8] = []
      time.appendISO8601(at: offset, to: &zoned)
      let wall = time.civil(at: offset)
      let month = wall.date.yearMonth
      #expect(try Instant(iso8601: zoned) == time)
      #expect(try Instant(iso8601: time.description) == time)
      #expect(try UTCOffset(iso8601: offset.description) == offset)
      #expect(try CivilDateTime(iso8601: wall.description) == wall)
      #expect(try TimeOfDay(iso8601: wall.time.description) == wall.time)
      #expect(try YearMonth(iso8601: month.description) == month)
    }
  }

  @Test func theEndsOfTheCalendarPrintAndRead() throws {
    let offsets = try [-93_599, 93_599].map { try #require(UTCOffset(seconds: $0)) }
    for time in [Instant.min, .max] {
      for offset in offsets {
        var bytes: [UInt8] = []
        time.appendISO8601(at: offset, to: &bytes)
        #expect(try Instant(iso8601: bytes) == time)
      }
    }
    #expect(EpochDay.min.description == "-009999-01-01")
    #expect(EpochDay.max.description == "9999-12-31")
    #expect(YearMonth.min.description == "-009999-01")
    #expect(Instant.max.description == "9999-12-31T23:59:59.999999Z")
  }

  @Test(arguments: [
    ("2024-02-29", "2024-02-29"), ("20240229", "2024-02-29"), ("2024-060", "2024-02-29"),
    ("2024060", "2024-02-29"), ("2024-W09-4", "2024-02-29"), ("2024W094", "2024-02-29"),
    ("+2024-02-29", "2024-02-29"), ("+02024-02-29", "2024-02-29"),
    ("+002024-02-29", "2024-02-29"), ("0000-02-29", "0000-02-29"),
    ("-000044-03-15", "-000044-03-15"), ("-0044-03-15", "-000044-03-15"),
    ("-00044-075", "-000044-03-15"), ("2023-365", "2023-12-31"), ("2024-366", "2024-12-31"),
    ("2020-W53-5", "2021-01-01"), ("2025-W01-1", "2024-12-30"), ("9999-W52-5", "9999-12-31"),
  ])
  func datesReadInEveryForm(text: String, expected: String) throws {
    #expect(try EpochDay(iso8601: text).description == expected)
    #expect(try CivilDate(iso8601: text).description == expected)
  }

  @Test(arguments: [
    ("", "expectedDigit 0"), ("2024", "expectedDigit 4"), ("2024-", "expectedDigit 5"),
    ("2024-2-29", "expectedDigit 6"), ("2024-13-01", "monthOutOfRange 5"),
    ("2024-00-01", "monthOutOfRange 5"), ("2023-02-29", "dayOutOfRange 8"),
    ("2024-02-00", "dayOutOfRange 8"), ("2024-02-29x", "trailingBytes 10"),
    ("2024-0229", "expected(45) 7"), ("2023-366", "dayOutOfRange 5"),
    ("2024-000", "dayOutOfRange 5"), ("2023-W53-1", "weekOutOfRange 6"),
    ("2024-W00-1", "weekOutOfRange 6"), ("2024-W09-8", "weekdayOutOfRange 9"),
    ("9999-W52-6", "yearOutOfRange 0"), ("-0000-01-01", "negativeZeroYear 0"),
    ("-000000-01-01", "negativeZeroYear 0"), ("+010000-01-01", "yearOutOfRange 0"),
    ("-999999-01-01", "yearOutOfRange 0"), ("+0002024-01-01", "yearDigits 0"),
    ("+024-01-01", "yearDigits 0"), ("+-2024-01-01", "expectedDigit 1"),
    ("20240-01-01", "expectedDigit 5"), ("٢٠٢٤-02-29", "expectedDigit 0"),
    ("2024\u{2212}02-29", "expectedDigit 4"), ("+20240229", "yearDigits 0"),
  ])
  func wrongDatesSayWhatAndWhere(text: String, expected: String) {
    #expect(failure { () throws(ISO8601Error) in try EpochDay(iso8601: text) } == expected)
    #expect(failure { () throws(ISO8601Error) in try CivilDate(iso8601: text) } == expected)
  }

  @Test(arguments: [
    ("09:30", "09:30:00"), ("0930", "09:30:00"), ("09:30:15", "09:30:15"),
    ("093015", "09:30:15"), ("09:30:15.5", "09:30:15.5"), ("09:30:15,25", "09:30:15.25"),
    ("09:30:15.000001", "09:30:15.000001"), ("09:30:15.1234560", "09:30:15.123456"),
    ("09:30:15.123456000000000", "09:30:15.123456"), ("00:00", "00:00:00"),
  ])
  func timesReadInEveryForm(text: String, expected: String) throws {
    #expect(try TimeOfDay(iso8601: text).description == expected)
  }

  @Test(arguments: [
    ("", "expectedDigit 0"), ("9:30", "expectedDigit 1"), ("24:00", "hourOutOfRange 0"),
    ("25:00", "hourOutOfRange 0"), ("09:60", "minuteOutOfRange 3"),
    ("09:30:61", "secondOutOfRange 6"), ("09:30:15.", "expectedDigit 9"),
    ("09:30:15.1234567", "fractionTooLong 9"), ("09:30:15.000000001", "fractionTooLong 9"),
    ("23:59:60", "leapSecond 6"), ("235960", "leapSecond 4"),
    ("09:30:15.123456x", "trailingBytes 15"), ("09:30Z", "trailingBytes 5"),
    ("09:3015", "trailingBytes 5"), ("0930:15", "trailingBytes 4"), ("09", "expectedDigit 2"),
  ])
  func wrongTimesSayWhatAndWhere(text: String, expected: String) {
    #expect(failure { () throws(ISO8601Error) in try TimeOfDay(iso8601: text) } == expected)
  }

  @Test(arguments: [
    ("2024-02-29T09:30", "2024-02-29T09:30:00"), ("20240229T0930", "2024-02-29T09:30:00"),
    ("2024-02-29t09:30", "2024-02-29T09:30:00"), ("2024-02-29 09:30", "2024-02-29T09:30:00"),
    ("2024-W09-4T24:00", "2024-03-01T00:00:00"), ("2024-12-31T240000", "2025-01-01T00:00:00"),
  ])
  func dateTimesReadInEveryForm(text: String, expected: String) throws {
    #expect(try CivilDateTime(iso8601: text).description == expected)
  }

  @Test(arguments: [
    ("2024-02-29", "expected(84) 10"), ("2024-02-29T", "expectedDigit 11"),
    ("2024-02-29T24:00:01", "hourOutOfRange 11"), ("9999-12-31T24:00", "yearOutOfRange 0"),
    ("2024-02-29T09:30Z", "trailingBytes 16"), ("2024-02-30T09:30", "dayOutOfRange 8"),
  ])
  func wrongDateTimesSayWhatAndWhere(text: String, expected: String) {
    #expect(failure { () throws(ISO8601Error) in try CivilDateTime(iso8601: text) } == expected)
  }

  @Test(arguments: [
    ("2024-02-29T09:30Z", "2024-02-29T09:30:00Z"), ("2024-02-29T09:30z", "2024-02-29T09:30:00Z"),
    ("2024-02-29T10:30+01:00", "2024-02-29T09:30:00Z"),
    ("20240229T103000+0100", "2024-02-29T09:30:00Z"),
    ("2024-02-29T08:30-01", "2024-02-29T09:30:00Z"),
    ("1937-01-01T00:19:32+00:19:32", "1937-01-01T00:00:00Z"),
    ("2024-02-29T09:30-00:00", "2024-02-29T09:30:00Z"),
  ])
  func instantsReadInEveryForm(text: String, expected: String) throws {
    #expect(try Instant(iso8601: text).description == expected)
  }

  @Test(arguments: [
    ("2024-02-29T09:30", "expectedOffset 16"), ("2024-02-29T09:30+26:00", "offsetOutOfRange 17"),
    ("2024-02-29T09:30+01:60", "minuteOutOfRange 20"),
    ("2024-02-29T09:30+1", "expectedDigit 18"), ("2024-02-29T09:30Zx", "trailingBytes 17"),
    ("9999-12-31T23:00-02:00", "instantOutOfRange 0"),
    ("-009999-01-01T00:00+00:01", "instantOutOfRange 0"),
  ])
  func wrongInstantsSayWhatAndWhere(text: String, expected: String) {
    #expect(failure { () throws(ISO8601Error) in try Instant(iso8601: text) } == expected)
  }

  @Test func yearMonthsAreNoDates() throws {
    #expect(try YearMonth(iso8601: "2024-02") == YearMonth(year: 2024, month: 2))
    let basic = failure { () throws(ISO8601Error) in try YearMonth(iso8601: "202402") }
    let date = failure { () throws(ISO8601Error) in try YearMonth(iso8601: "2024-02-01") }
    #expect(basic == "expected(45) 4")
    #expect(date == "trailingBytes 7")
  }

  @Test func noiseIsRefusedWithoutATrap() throws {
    var generator = SeededGenerator(seed: 99)
    let alphabet = Array("0123456789-+:.,TWZz 09\u{e9}".utf8)
    var read = 0
    for _ in 0..<50_000 {
      let count = Int.random(in: 0...30, using: &generator)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      if (try? EpochDay(iso8601: bytes)) != nil { read += 1 }
      if (try? Instant(iso8601: bytes)) != nil { read += 1 }
      if (try? TimeOfDay(iso8601: bytes)) != nil { read += 1 }
      if (try? UTCOffset(iso8601: bytes)) != nil { read += 1 }
    }
    #expect(read > 0)
  }

  @Test func descriptionsAreShort() throws {
    #expect(WeekOfYear(year: 2024, number: 9).description == "2024-W09")
    #expect(DayInterval.all.description == "-009999-01-01..<10000-01-01")
    let error = ISO8601Error(reason: .dayOutOfRange, byteOffset: 8)
    #expect(error.description == "dayOutOfRange at byte 8")
    #expect(UTCOffset.utc.description == "+00:00")
  }

  private func failure<Value>(_ read: () throws(ISO8601Error) -> Value) -> String? {
    do throws(ISO8601Error) {
      _ = try read()
      return nil
    } catch {
      return "\(error.reason) \(error.byteOffset)"
    }
  }
}
