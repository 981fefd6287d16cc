// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

struct TextPatternTests {
  private static func text(
    _ pattern: String, _ date: String = "2024-02-05", _ locale: LocaleProfile = LocaleProfile()
  ) -> String {
    var out: [UInt8] = []
    locale.append(day(date), TextPattern(utf8: Array(pattern.utf8)), to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("EEEE, MMMM d, y", "Monday, February 5, 2024"), ("EEE d MMM", "Mon 5 Feb"),
      ("EEEEE", "M"), ("ccc LLLL", "Mon February"), ("dd.MM.yy", "05.02.24"), ("d/M/y", "5/2/2024"),
      ("y年M月d日", "2024年2月5日"), ("yyyy", "2024"), ("yyyyyy", "002024"),
      ("d 'de' MMMM", "5 de February"), ("d'd'd", "5d5"), ("''d''", "'5'"),
      ("'o''clock' d", "o'clock 5"),
      ("d 'open", "5 open"), ("'d'", "d"), ("", ""), ("'", ""), ("''", "'"), ("'''", "'"),
      ("''''", "''"),
      ("d בMMMM", "5 בFebruary"), ("Qd", "5"), ("d G", "5 "), ("🗓 d", "🗓 5"),
    ])
  func patternsAreFilled(pattern: String, expected: String) {
    #expect(Self.text(pattern) == expected)
  }

  @Test func yearsBeforeChristAreNegative() {
    #expect(Self.text("d.M.y", "-0044-03-15") == "15.3.\u{2212}44")
    #expect(Self.text("yy", "-0044-03-15") == "56")
    #expect(Self.text("y", "0000-01-01") == "0")
  }

  @Test func digitsAreTheLocales() {
    var locale = LocaleProfile()
    locale.digits = "٠١٢٣٤٥٦٧٨٩".map { Array(String($0).utf8) }
    #expect(Self.text("d/M/y", "2024-02-19", locale) == "١٩/٢/٢٠٢٤")
    var out: [UInt8] = []
    locale.append(-1_234_567_890, to: &out)
    #expect(String(decoding: out, as: UTF8.self) == "\u{2212}١٢٣٤٥٦٧٨٩٠")
  }

  @Test func missingNamesAndDigitsLeaveTheRest() {
    var locale = LocaleProfile()
    locale.months = []
    locale.weekdays = [Array("Mo".utf8)]
    locale.digits = []
    #expect(Self.text("EEEE d MMMM y", "2024-02-05", locale) == "Mo 5  2024")
    #expect(Self.text("EEEE", "2024-02-06", locale) == "")
  }

  @Test func hoursAreThoseOfThePattern() {
    func time(_ pattern: String, _ minute: Int32) -> String {
      var locale = LocaleProfile()
      locale.shortTime = TextPattern(utf8: Array(pattern.utf8))
      var out: [UInt8] = []
      locale.append(minuteOfDay: minute, to: &out)
      return String(decoding: out, as: UTF8.self)
    }
    let expected: [(Int32, String)] = [
      (0, "00 24 12 0 AM"), (1, "00 24 12 0 AM"), (60, "01 1 1 1 AM"), (719, "11 11 11 11 AM"),
      (720, "12 12 12 0 PM"), (780, "13 13 1 1 PM"), (1439, "23 23 11 11 PM"),
      (1440, "00 24 12 0 AM"), (-1, "23 23 11 11 PM"),
    ]
    for (minute, text) in expected { #expect(time("HH k h K a", minute) == text) }
    #expect(time("h:mm a", 485) == "8:05 AM")
    #expect(time("H'h'mm", .max) == time("H'h'mm", .max % 1440))
    #expect(time("H:mm", .min) == time("H:mm", .min % 1440 + 1440))
  }

  @Test func numbersHaveTheirWidth() {
    func number(_ value: Int64, _ width: Int32) -> String {
      var out: [UInt8] = []
      LocaleProfile().append(value, width: width, to: &out)
      return String(decoding: out, as: UTF8.self)
    }
    #expect(number(5, 1) == "5" && number(5, 2) == "05" && number(123, 2) == "123")
    #expect(number(0, 0) == "0" && number(7, -3) == "7")
    #expect(number(.max, 1) == "9223372036854775807")
    #expect(number(.min, 1) == "\u{2212}9223372036854775807")
  }
}
