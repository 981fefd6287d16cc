// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

struct SessionTimeTextTests {
  @Test(arguments: [
    "2024-02-20T08:00", "2024-02-20T08:00:07", "2024-02-20T08:00:00.25", "2024-02-20T00:00",
    "-009999-01-01T00:00", "9999-12-31T23:59:59.999999", "2024-02-20T08:00:00Z",
    "2024-02-20T08:00:00+01:00", "2024-02-20T08:00:00.5-03:30", "1900-01-01T00:00:00+00:19:32",
  ])
  func usualFormsComeBackAsWritten(text: String) throws {
    #expect(try SessionTime(iso8601: text).description == text)
  }

  @Test(arguments: [
    ("2024-02-20 08:00:00", "2024-02-20T08:00"), ("20240220T0800", "2024-02-20T08:00"),
    ("2024-02-20T24:00", "2024-02-21T00:00"), ("2024-02-20T08:00+00:00", "2024-02-20T08:00:00Z"),
    ("2024-02-20T08:00-0300", "2024-02-20T08:00:00-03:00"),
  ])
  func otherFormsComeBackInTheUsualOne(text: String, usual: String) throws {
    #expect(try SessionTime(iso8601: text).description == usual)
  }

  @Test func aClockBeyondTheCalendarIsWrittenInUTC() throws {
    let offset = try #require(UTCOffset(hours: 14))
    let time = SessionTime.zoned(.max, offset: offset, zone: [])
    #expect(time.description == "9999-12-31T23:59:59.999999Z")
  }

  @Test func readingGivesBackWhatWasPrinted() throws {
    var numbers = SeededNumbers(seed: 8)
    var count = 0
    for _ in 0..<20_000 {
      let time = try #require(Self.random(using: &numbers))
      #expect(try SessionTime(iso8601: time.description) == time)
      count += 1
    }
    #expect(count == 20_000)
  }

  private static func random(using numbers: inout SeededNumbers) -> SessionTime? {
    // Whole minutes, seconds and microseconds alike; two days from the ends of the calendar.
    let unit: Int64 = [60_000_000, 1_000_000, 1].randomElement(using: &numbers) ?? 1
    let microseconds = Int64.random(
      in: (Instant.min.microsecondsSince1970 + 200_000_000_000)...(Instant.max
        .microsecondsSince1970 - 200_000_000_000), using: &numbers)
    guard let instant = Instant(microsecondsSince1970: microseconds / unit * unit),
      let offset = UTCOffset(seconds: Int32.random(in: -93_599...93_599, using: &numbers))
    else { return nil }
    return Bool.random(using: &numbers)
      ? .civil(instant.civil(at: .utc)) : .zoned(instant, offset: offset, zone: [])
  }
}
