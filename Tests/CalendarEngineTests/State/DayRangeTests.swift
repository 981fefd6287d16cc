// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// The table in section 2 of FUICalendarView: what start, end and display date lead to.
struct DayRangeTests {
  private static func range(
    _ start: String?, _ end: String?, _ shown: String?, today: String = "2024-02-20"
  ) throws(DayRange.Problem) -> DayRange {
    try DayRange(
      start: start.map { day($0) }, end: end.map { day($0) }, showing: shown.map { day($0) },
      today: day(today))
  }

  /// One row: what is given, the resulting days, and the day that is shown first.
  struct Row: Sendable {
    var start: String?
    var end: String?
    var shown: String?
    var days: String
    var first: String
  }

  @Test(arguments: [
    Row(days: "2024-01-01...2025-12-31", first: "2024-02-20"),
    Row(
      start: "2024-02-01", end: "2024-02-29", days: "2024-02-01...2024-02-29", first: "2024-02-20"),
    Row(
      start: "2024-03-01", end: "2024-04-10", days: "2024-03-01...2024-04-10", first: "2024-03-01"),
    Row(
      start: "2024-02-01", end: "2024-04-10", shown: "2024-03-05", days: "2024-02-01...2024-04-10",
      first: "2024-03-05"),
    Row(
      start: "2024-02-01", end: "2024-04-10", shown: "2025-03-05", days: "2024-02-01...2024-04-10",
      first: "2024-02-20"),
    Row(
      start: "2024-03-01", end: "2024-04-10", shown: "2025-03-05", days: "2024-03-01...2024-04-10",
      first: "2024-03-01"),
    Row(shown: "2019-01-23", days: "2019-01-01...2020-12-31", first: "2019-01-23"),
    Row(start: "2019-06-10", days: "2019-06-10...2020-12-31", first: "2019-06-10"),
    Row(start: "2023-06-10", days: "2023-06-10...2024-12-31", first: "2024-02-20"),
    Row(
      start: "2019-06-10", shown: "2020-01-01", days: "2019-06-10...2020-12-31", first: "2020-01-01"
    ),
    Row(
      start: "2019-06-10", shown: "2022-01-01", days: "2019-06-10...2020-12-31", first: "2019-06-10"
    ),
    Row(end: "2024-06-10", days: "2023-01-01...2024-06-10", first: "2024-02-20"),
    Row(end: "2021-06-10", days: "2020-01-01...2021-06-10", first: "2020-01-01"),
    Row(
      end: "2021-06-10", shown: "2021-05-05", days: "2020-01-01...2021-06-10", first: "2021-05-05"),
    Row(
      end: "2021-06-10", shown: "2022-05-05", days: "2020-01-01...2021-06-10", first: "2020-01-01"),
    Row(
      start: "2024-02-20", end: "2024-02-20", days: "2024-02-20...2024-02-20", first: "2024-02-20"),
  ])
  func fui2TheTable(row: Row) throws {
    let range = try Self.range(row.start, row.end, row.shown)
    #expect(range.days.written == row.days)
    #expect(range.shownFirst == day(row.first))
  }

  @Test func fui2AReversedRangeIsAnError() {
    for shown in [nil, "2024-03-01"] {
      #expect(throws: DayRange.Problem.reversed(start: day("2024-03-02"), end: day("2024-03-01"))) {
        try Self.range("2024-03-02", "2024-03-01", shown)
      }
    }
  }

  /// Every combination of five days or none, against the table in words.
  @Test func fui2EveryCombination() throws {
    let said: [String?] = [
      nil, "2022-05-05", "2023-12-31", "2024-02-20", "2025-01-01", "2026-07-07",
    ]
    var rows = 0
    var reversed = 0
    for start in said {
      for end in said {
        for shown in said {
          rows += 1
          do throws(DayRange.Problem) {
            let range = try Self.range(start, end, shown)
            let today = day("2024-02-20")
            #expect(start.map { range.days.first == day($0) } ?? true)
            #expect(end.map { range.days.last == day($0) } ?? true)
            #expect(range.days.contains(range.shownFirst))
            if let shown, range.days.contains(day(shown)) {
              #expect(range.shownFirst == day(shown))
            } else if range.days.contains(today) {
              #expect(range.shownFirst == today)
            } else {
              #expect(range.shownFirst == range.days.start)
            }
            let years = Int32(range.days.last?.civil.year ?? 0) - range.days.start.civil.year
            if start == nil || end == nil { #expect(years == 1) }
          } catch {
            reversed += 1
            #expect((start ?? "") > (end ?? ""))
          }
        }
      }
    }
    #expect(rows == 216 && reversed == 10 * 6)
  }

  @Test func yearsEndWhereTheCalendarDoes() throws {
    #expect(try Self.range("9999-06-10", nil, nil).days.last == .max)
    #expect(try Self.range(nil, "-009999-06-10", nil).days.first == .min)
    #expect(try Self.range(nil, nil, "9999-06-10").days.written == "9999-01-01...9999-12-31")
  }

  @Test func aRangeIsWhatOptionsReach() throws {
    let range = try Self.range("2024-02-10", "2024-03-10", nil)
    let harness = EngineHarness { $0 = $0.reaching(range) }
    #expect(harness.state.options.bounds == range.days)
    #expect(harness.traits("2024-02-09")?.contains(.disabled) == true)
    #expect(harness.traits("2024-02-10")?.contains(.disabled) == false)
  }

  // MARK: - Bounds

  /// FSCalendar needs `reloadData` for it; here the change itself leads to the new scene.
  @Test(arguments: [
    ("2024-02-10", "2024-02-20"), ("2024-01-30", "2024-03-02"), ("2024-02-20", "2024-02-20"),
  ])
  func fsB2BoundsTakeEffectAtOnceAndDaysOutsideAreDisabled(first: String, last: String) throws {
    let harness = EngineHarness { $0.outsideTap = .select }
    let bounds = days(first, last)
    harness.configure { $0.bounds = bounds }
    let keys = harness.scene.nodes.filter { $0.role == .dayCell }.map { $0.key }
    #expect(keys.count == 42)
    for key in keys {
      let (day, node) = (try #require(key.day), try #require(harness.node(key)))
      #expect(node.traits.contains(.disabled) == !bounds.contains(day), "\(day)")
      #expect(node.traits.contains(.selectable) == bounds.contains(day), "\(day)")
      harness.send(.select(.none))
      harness.tap(key)
      #expect(harness.state.selection.contains(day) == bounds.contains(day), "\(day)")
    }
    harness.configure { $0.bounds = .all }
    #expect(!harness.scene.nodes.contains { $0.role == .dayCell && $0.traits.contains(.disabled) })
  }

  /// The pages from the first through the last, by turning over all of them and back.
  private func pages(_ harness: EngineHarness, from first: EpochDay) -> (there: Int, back: Int) {
    func count(_ step: Int32) -> Int {
      var pages = 1
      while pages < 10_000 {
        let before = harness.state.viewport.page
        harness.send(.page(by: step))
        if harness.state.viewport.page == before { return pages }
        pages += 1
      }
      return pages
    }
    harness.send(.show(first))
    return (count(1), count(-1))
  }

  @Test(arguments: [
    ("2024-02-29", "2024-02-29", 1), ("2024-01-31", "2024-02-01", 2),
    ("2023-12-15", "2025-01-01", 14), ("1970-01-01", "2099-12-31", 1_560),
  ])
  func fsB3AsManyMonthsAsLieBetweenTheBounds(first: String, last: String, months: Int) {
    for axis in [PagingAxis.horizontal, .vertical] {
      let harness = EngineHarness(reducesMotion: true) {
        ($0.bounds, $0.axis) = (days(first, last), axis)
      }
      let found = pages(harness, from: day(first))
      #expect(found.there == months && found.back == months, "\(axis)")
      #expect(harness.node(NodeKey(.previousButton))?.traits.contains(.disabled) == true)
    }
  }

  @Test(arguments: Weekday.allCases)
  func fsB3AsManyWeeksAsLieBetweenTheBounds(weekday: Weekday) {
    for (first, last) in [("2024-02-29", "2024-03-01"), ("2023-12-15", "2025-01-06")] {
      let harness = EngineHarness(reducesMotion: true) {
        ($0.view, $0.bounds, $0.firstWeekday) = (.week, days(first, last), weekday)
      }
      // From the first day of the first week to that of the last one.
      func start(_ day: EpochDay) -> EpochDay {
        day.addingClamped(days: -weekday.days(until: day.weekday))
      }
      let weeks = Int(start(day(first)).days(until: start(day(last)))) / 7 + 1
      let found = pages(harness, from: day(first))
      #expect(found.there == weeks && found.back == weeks, "\(first)")
    }
  }
}
