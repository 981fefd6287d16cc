// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

struct NamedDaysNameTests {
  private static let names: [(String, NamedDays, String)] = [
    ("today", .whole(.day, 0), "Today"), ("yesterday", .whole(.day, -1), "Yesterday"),
    ("tomorrow", .whole(.day, 1), "Tomorrow"),
    ("last-week", .whole(.week, -1), "Last week"), ("this-week", .whole(.week, 0), "This week"),
    ("next-week", .whole(.week, 1), "Next week"),
    ("last-month", .whole(.month, -1), "Last month"),
    ("this-month", .whole(.month, 0), "This month"),
    ("next-month", .whole(.month, 1), "Next month"),
    ("last-quarter", .whole(.quarter, -1), "Last quarter"),
    ("this-quarter", .whole(.quarter, 0), "This quarter"),
    ("next-quarter", .whole(.quarter, 1), "Next quarter"),
    ("last-year", .whole(.year, -1), "Last year"), ("this-year", .whole(.year, 0), "This year"),
    ("next-year", .whole(.year, 1), "Next year"),
    ("week-to-date", .soFar(.week), "Week to date"),
    ("month-to-date", .soFar(.month), "Month to date"),
    ("quarter-to-date", .soFar(.quarter), "Quarter to date"),
    ("year-to-date", .soFar(.year), "Year to date"),
    ("last-30-days", .past(30), "Last 30 days"), ("last-1-days", .past(1), "Last 1 day"),
    ("next-9999-days", .coming(9999), "Next 9999 days"),
  ]

  private static var environment: CalendarEnvironment {
    CalendarEnvironment(today: nil, locale: LocaleProfile(), metrics: CalendarMetrics(width: 320))
  }

  @Test(arguments: names) func aNameIsRead(name: String, days: NamedDays, label: String) {
    #expect(NamedDays(name: Array(name.utf8)) == days)
    #expect(String(decoding: days.label(Self.environment), as: UTF8.self) == label)
  }

  @Test(
    arguments: [
      "", "-", "day", "Today", "today ", "this-day", "last-days", "last-0-days", "last-00-days",
      "last-10000-days", "last--days", "last-3x-days", "this-7-days", "last-7-weeks",
      "day-to-date", "week-to-day", "month-to-date-", "next-month-2", "last-\u{0663}-days",
    ])
  func whatIsNoNameMeansNothing(name: String) {
    #expect(NamedDays(name: Array(name.utf8)) == nil)
  }

  @Test(arguments: PhraseLanguage.allCases) func everyLanguageHasItsOwnNames(
    language: PhraseLanguage
  ) {
    let catalogue = language.catalogue.withUTF8Buffer { Array($0) }
    var environment = Self.environment
    environment.phrases = catalogue
    let labels = Self.names.map { String(decoding: $0.1.label(environment), as: UTF8.self) }
    #expect(Set(labels).count == Self.names.count)
    #expect(!labels.contains(""))
  }

  @Test func whatHasNoNameHasNoLabel() {
    #expect(NamedDays.whole(.month, 2).label(Self.environment).isEmpty)
    #expect(NamedDays.soFar(.day).label(Self.environment).isEmpty)
  }
}
