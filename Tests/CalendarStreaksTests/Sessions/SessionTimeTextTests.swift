// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarStreaks
import CivilTime
import Testing

struct SessionTimeTextTests {
  @Test(arguments: [
    "2024-02-20T08:00", "2024-02-20T08:00:07", "2024-02-20T08:00:00.25", "2024-02-20T00:00",
    "-009999-01-01T00:00", "9999-12-31T23:59:59.999999", "2024-02-20T08:00:00Z",
    "2024-02-20T08:00:00+01:00", "2024-02-20T08:00:00.5-03:30", "1900-01-01T00:00:00+00:19:32",
    "2024-02-20T08:00:00+01:00[Europe/Berlin]", "2024-02-20T08:00:00Z[Europe/London]",
    "2024-02-20T08:00:00-05:00[America/Argentina/ComodRivadavia]",
    "2024-02-20T08:00:00+01:00[Etc/GMT-1]", "2024-02-20T08:00:00+01:00[+01:00]",
    "2024-02-20T08:00:00+01:00[_.a/..b]",
  ])
  func usualFormsComeBackAsWritten(text: String) throws {
    #expect(try SessionTime(iso8601: text).description == text)
  }

  @Test(arguments: [
    ("2024-02-20 08:00:00", "2024-02-20T08:00"), ("20240220T0800", "2024-02-20T08:00"),
    ("2024-02-20T24:00", "2024-02-21T00:00"), ("2024-02-20T08:00+00:00", "2024-02-20T08:00:00Z"),
    ("2024-02-20T08:00-0300", "2024-02-20T08:00:00-03:00"),
    ("2024-02-20T0800+01[Europe/Berlin][u-ca=gregory]", "2024-02-20T08:00:00+01:00[Europe/Berlin]"),
    ("2024-02-20T08:00+01[u-ca=hebrew][x-y=1-a-2]", "2024-02-20T08:00:00+01:00"),
    // The offset holds where the zone says another one (RFC 9557, section 3.4).
    ("2024-02-20T08:00+05:00[Europe/Berlin]", "2024-02-20T08:00:00+05:00[Europe/Berlin]"),
  ])
  func otherFormsComeBackInTheUsualOne(text: String, usual: String) throws {
    #expect(try SessionTime(iso8601: text).description == usual)
  }

  @Test(arguments: [
    ("2024-02-20T08:00+01:00[!Europe/Berlin]", "suffixCritical at byte 22"),
    ("2024-02-20T08:00Z[Europe/Berlin][!u-ca=hebrew]", "suffixCritical at byte 32"),
    ("2024-02-20T08:00Z[_x=1]", "suffixCritical at byte 17"),
    ("2024-02-20T08:00[Europe/Berlin]", "suffixWithoutOffset at byte 16"),
    ("2024-02-20T08:00Z[", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[Europe/Berlin", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[Europe/Berlin]x", "suffixUnreadable at byte 32"),
    ("2024-02-20T08:00Z[A][B]", "suffixUnreadable at byte 20"),
    ("2024-02-20T08:00Z[u-ca=hebrew][Europe/Berlin]", "suffixUnreadable at byte 30"),
    ("2024-02-20T08:00Z[Europe//Berlin]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[Europe/]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[../etc/passwd]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[1Zone]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[Zürich]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[+1:00]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[U-ca=hebrew]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[u-ca=]", "suffixUnreadable at byte 17"),
    ("2024-02-20T08:00Z[u-ca=a--b]", "suffixUnreadable at byte 17"),
    ("2024-02-30T08:00Z[Europe/Berlin]", "dayOutOfRange at byte 8"),
    ("2024-06-30T23:59:60Z[UTC]", "leapSecond at byte 17"),
  ])
  func bracketsThatCannotBeReadSaySo(text: String, reason: String) {
    #expect(throws: ISO8601Error.self) { try SessionTime(iso8601: text) }
    do throws(ISO8601Error) {
      _ = try SessionTime(iso8601: text)
    } catch {
      #expect(error.description == reason)
    }
  }

  @Test func aZoneThatBracketsCannotHoldIsLeftOut() throws {
    for zone in ["Zürich", "a]b", "a b", String(repeating: "z", count: 256)] {
      let time = SessionTime.zoned(.epoch, offset: .utc, zone: Array(zone.utf8))
      #expect(time.description == "1970-01-01T00:00:00Z")
    }
    let longest = String(repeating: "z", count: 255)
    let time = SessionTime.zoned(.epoch, offset: .utc, zone: Array(longest.utf8))
    #expect(try SessionTime(iso8601: time.description) == time)
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
    let zone = ["", "", "Europe/Berlin", "Etc/GMT+12", "+05:45"].randomElement(using: &numbers)
    return Bool.random(using: &numbers)
      ? .civil(instant.civil(at: .utc))
      : .zoned(instant, offset: offset, zone: Array((zone ?? "").utf8))
  }
}
