// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation
import Testing

struct TypedSelectionTests {
  private static func typed(
    _ locale: String, _ change: (inout CalendarOptions) -> Void = { _ in }
  ) -> TypedSelection {
    var options = CalendarOptions()
    change(&options)
    let environment = CalendarEnvironment(
      today: day("2024-02-20"), locale: LocaleProfile(Locale(identifier: locale)),
      metrics: CalendarMetrics(width: 320))
    return TypedSelection(options, environment)
  }

  @Test func datesAreReadAsPeopleWriteThem() {
    #expect(Self.typed("de_DE").read("21.2.24") == .day(day("2024-02-21")))
    #expect(Self.typed("en_US").read("2/21/24") == .day(day("2024-02-21")))
    #expect(Self.typed("en_US").read("tomorrow") == .day(day("2024-02-21")))
  }

  @Test func anEmptyTextSelectsNothing() {
    #expect(Self.typed("en_US").read("  ") == Selection.none)
  }

  @Test func whatCannotBeSelectedIsRefused() {
    let typed = Self.typed("en_US") { $0.disabled.before = day("2024-02-22") }
    #expect(typed.read("2/21/24") == nil)
    #expect(typed.read("2/23/24") == .day(day("2024-02-23")))
    #expect(typed.read("soon") == nil)
    #expect(typed.advice.contains("2024"))
  }

  @Test func whatIsWrittenIsReadAgain() {
    let interval = Self.typed("en_US") { $0.selection = .interval }
    let days = DayInterval(first: day("2024-02-20"), last: day("2024-02-25")) ?? .all
    #expect(interval.text(of: .interval(days)) == "Feb 20, 2024 – Feb 25, 2024")
    #expect(interval.read(interval.text(of: .interval(days))) == .interval(days))
    let several = Self.typed("de_DE") { $0.selection = .multiple }
    var set = DaySet(days)
    set.insert(day("2024-03-01"))
    #expect(several.read(several.text(of: .days(set))) == .days(set))
    #expect(several.text(of: .none).isEmpty)
  }

  @Test func theFieldSpeaksTheLanguage() {
    let german = LocaleProfile(Locale(identifier: "de_DE"))
    #expect(String(decoding: german.phrase(.chooseDate), as: UTF8.self) != "")
    #expect(german.phrase(.done) != LocaleProfile(Locale(identifier: "en_US")).phrase(.done))
  }
}
