// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

/// Every locale that the platform knows.
struct EveryLocaleTests {
  private static let identifiers = Locale.availableIdentifiers.sorted()

  /// What is wrong with a locale's texts, in words.
  private static func faults(_ identifier: String) -> [String] {
    let profile = LocaleProfile(Locale(identifier: identifier))
    var faults: [String] = []
    if profile.months.count != 12 || profile.standaloneMonths.count != 12
      || profile.shortMonths.count != 12
    {
      faults.append("months")
    }
    for (name, names) in [
      ("weekdays", profile.weekdays), ("short weekdays", profile.shortWeekdays),
      ("narrow weekdays", profile.narrowWeekdays),
    ] where names.count != 7 || names.contains(where: \.isEmpty) {
      faults.append(name)
    }
    if profile.digits.count != 10 || Set(profile.digits).count != 10 { faults.append("digits") }
    let titles = (0..<12).map { index -> [UInt8] in
      var bytes: [UInt8] = []
      let month = YearMonth(clampingIndex: Int64(2024 * 12 + index))
      profile.append(month, profile.monthAndYear, to: &bytes)
      return bytes
    }
    if titles.contains(where: \.isEmpty) || Set(titles).count != 12 { faults.append("titles") }
    let names = (Int32(0)..<7).map { offset -> [UInt8] in
      var bytes: [UInt8] = []
      if let day = EpochDay(19_723 + offset) { profile.append(day, profile.fullDate, to: &bytes) }
      return bytes
    }
    if names.contains(where: \.isEmpty) || Set(names).count != 7 { faults.append("full dates") }
    return faults.map { "\(identifier): \($0)" }
  }

  @Test func everyLocaleHasAllItsTexts() {
    var faults: [String] = []
    var count = 0
    for identifier in Self.identifiers {
      faults += Self.faults(identifier)
      count += 1
    }
    #expect(faults == [])
    #expect(count == Set(Locale.availableIdentifiers).count)
    // CLDR 42 and later have more than a thousand.
    #expect(count >= 1000)
  }

  @Test func everyLocaleBeginsItsWeekOnADayOfItsRegion() {
    var counts: [Weekday: Int] = [:]
    for identifier in Self.identifiers {
      counts[LocaleProfile(Locale(identifier: identifier)).weekRule.firstWeekday, default: 0] += 1
    }
    #expect(counts.values.reduce(0, +) == Self.identifiers.count)
    #expect([Weekday.saturday, .sunday, .monday].allSatisfy { (counts[$0] ?? 0) >= 20 })
  }
}
