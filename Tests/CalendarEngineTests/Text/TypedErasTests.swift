// SPDX-License-Identifier: MIT

import CalendarFoundation
import CivilTime
import Foundation
import Testing

@testable import CalendarEngine

/// Dates in the calendars that people of a country use besides ours.
struct TypedErasTests {
  private static func read(_ text: String, _ identifier: String) -> String? {
    let locale = LocaleProfile(Locale(identifier: identifier))
    let typed = TypedDays(Array(text.utf8), locale, today: day("2024-02-28"))
    guard let selection = typed.selection else { return nil }
    var bytes: [UInt8] = []
    selection.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("ja_JP", "令和6年2月5日", "2024-02-05"), ("ja_JP", "令和元年5月1日", "2019-05-01"),
      ("ja_JP", "平成31年4月30日", "2019-04-30"), ("ja_JP", "昭和64年1月7日", "1989-01-07"),
      ("ja_JP", "R6.2.5", "2024-02-05"), ("ja_JP", "h31/4/30", "2019-04-30"),
      ("ja_JP", "Ｓ６０年３月２日", "1985-03-02"), ("ja_JP", "明治45年7月29日", "1912-07-29"),
      ("ja_JP", "令和6年2月5日（月）", "2024-02-05"),
      ("ja_JP", "令和6年2月5日～9日", "2024-02-05/2024-02-09"),
      ("ja_JP", "2024年2月5日", "2024-02-05"), ("ja_JP", "2月5日", "2024-02-05"),
      ("zh_Hant_TW", "民國113年2月5日", "2024-02-05"), ("zh_Hant_TW", "113/2/5", "2024-02-05"),
      ("zh_Hant_TW", "中華民國99年1月2日", "2010-01-02"), ("zh_Hant_TW", "2024/2/5", "2024-02-05"),
      ("th_TH", "5/2/2567", "2024-02-05"), ("th_TH", "5 ก.พ. 2567", "2024-02-05"),
      ("th_TH", "5 กุมภาพันธ์ พ.ศ. 2567", "2024-02-05"), ("th_TH", "๕/๒/๒๕๖๗", "2024-02-05"),
      ("th_TH", "5/2/2024", "2024-02-05"),
      ("fa_IR", "1402/11/16", "2024-02-05"), ("fa_IR", "۱۴۰۲/۱۱/۱۶", "2024-02-05"),
      ("fa_IR", "1399/12/30", "2021-03-20"),
      ("fa_IR", "1402/12/28 – 1403/1/3", "2024-03-18/2024-03-22"),
      ("fa_IR", "2024/2/5", "2024-02-05"), ("ko_KR", "2024년 2월 5일", "2024-02-05"),
      ("ko_KR", "2024년 2월 5일 월요일", "2024-02-05"), ("ko_KR", "2024. 2. 5. (월)", "2024-02-05"),
    ])
  func yearsOfOtherCalendarsAreRead(identifier: String, text: String, expected: String) {
    #expect(Self.read(text, identifier) == expected)
  }

  @Test(
    arguments: [
      // No such date in the era.
      ("ja_JP", "令和1年4月30日"), ("ja_JP", "平成31年5月1日"), ("ja_JP", "明治5年2月5日"),
      ("ja_JP", "令和6年2月30日"), ("fa_IR", "1402/12/30"), ("th_TH", "5/2/2400"),
      // Which calendar is not sure.
      ("ja_JP", "6年2月5日"), ("th_TH", "5/2/67"), ("fa_IR", "02/11/16"), ("fa_IR", "16/11"),
      ("zh_Hant_TW", "99/2/5"), ("zh_Hant_TW", "民國99年1月2日 民國"),
      // Calendars that are not read.
      ("ar_SA", "1445/7/24"), ("he_IL", "5.11.5784"), ("zh_Hans_CN", "民国113年2月5日"),
      ("ja_JP", "慶応3年2月5日"), ("en_US", "Heisei 6, 2/5"), ("ja_JP", "6令和年2月5日"),
    ])
  func whatIsNotSureIsRefused(identifier: String, text: String) {
    #expect(Self.read(text, identifier) == nil)
  }

  /// Every 37th day of 1930 through 2120.
  @Test func persianDatesAreThoseOfFoundation() throws {
    var calendar = Calendar(identifier: .persian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let locale = LocaleProfile(Locale(identifier: "fa_IR"))
    let (first, last) = (day("1930-01-01"), day("2120-12-31"))
    var (count, faults) = (0, [String]())
    for raw in stride(from: first.rawValue, through: last.rawValue, by: 37) {
      let date = Date(timeIntervalSince1970: Double(raw) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      let text = Array("\(year)/\(month)/\(day)".utf8)
      count += 1
      if TypedDays(text, locale, today: first).selection != EpochDay(raw).map({ .day($0) }) {
        faults.append(String(decoding: text, as: UTF8.self))
      }
    }
    #expect(count == 1886 && faults == [])
  }
}
