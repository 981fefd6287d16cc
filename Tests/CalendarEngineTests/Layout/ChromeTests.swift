// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What surrounds the days: sections 1, 5 and 6 of FUICalendarView.
struct ChromeTests {
  private func numbers(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == .weekNumber }
      .map { String(decoding: harness.scene.utf8($0.text), as: UTF8.self) }
  }

  private func weekdays(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == .weekdayLabel }
      .map { String(decoding: harness.scene.utf8($0.text), as: UTF8.self) }
  }

  // MARK: - Week numbers

  @Test func fui5WeeksAreNumberedByTheRuleOfTheLocale() {
    let american = EngineHarness(showing: "2021-01-10") { $0.showsWeekNumbers = true }
    #expect(numbers(american) == ["1", "2", "3", "4", "5", "6"])
    let german = EngineHarness(showing: "2021-01-10", locale: SampleLocales.german) {
      $0.showsWeekNumbers = true
    }
    #expect(numbers(german) == ["53", "1", "2", "3", "4", "5"])
  }

  /// Every row of fifty years against the rule, for all first weekdays.
  @Test func fui5TheNumberIsThatOfTheRowsFirstDay() {
    var rows = 0
    for weekday in Weekday.allCases {
      let harness = EngineHarness(locale: SampleLocales.german) {
        $0.showsWeekNumbers = true
        $0.firstWeekday = weekday
      }
      guard let rule = WeekRule(firstWeekday: weekday, minimalDays: 4) else { continue }
      for month in stride(from: Int32(0), to: 600, by: 7) {
        let first = day("2000-01-01").addingClamped(months: month)
        harness.send(.scroll(to: ScrollTarget(id: 1, day: first, isAnimated: false)))
        let shown = numbers(harness)
        let start = first.startOfWeek(on: weekday)
        let wanted = (0..<Int32(6)).map {
          "\(rule.week(of: start.addingClamped(days: 7 * $0)).number)"
        }
        #expect(shown == wanted)
        rows += shown.count
      }
    }
    #expect(rows == 7 * 86 * 6)
  }

  @Test func fui5RowsThatBeginInAnotherMonthHaveNoneWhereThatIsHidden() {
    let harness = EngineHarness {
      $0.showsWeekNumbers = true
      $0.outsideDays = .hidden
      $0.rows = .fitting
    }
    #expect(numbers(harness) == ["6", "7", "8", "9"])
  }

  @Test func numbersAreRowHeadersWithAName() {
    let harness = EngineHarness { $0.showsWeekNumbers = true }
    guard let index = harness.scene.nodes.firstIndex(where: { $0.role == .weekNumber }) else {
      Issue.record("no week number")
      return
    }
    let node = harness.scene.nodes[index]
    #expect(harness.scene.nodes[Int(node.parent)].role == .weekRow)
    #expect(String(decoding: harness.scene.utf8(node.label), as: UTF8.self) == "Week 5")
    let head = harness.node(NodeKey(.weekNumberHead))
    #expect(head.map { String(decoding: harness.scene.utf8($0.label), as: UTF8.self) } == "Week")
  }

  @Test func numbersStandAtTheLeadingEdgeAndTheColumnsFillTheRest() {
    for locale in [LocaleProfile(), SampleLocales.arabic] {
      for width in [280.0, 350, 420] {
        let harness = EngineHarness(locale: locale, width: width) { $0.showsWeekNumbers = true }
        #expect(SceneFaults.overhang(harness.scene) == [])
        let row = harness.scene.nodes.firstIndex { $0.role == .weekRow } ?? 0
        let cells = harness.scene.nodes.filter { $0.parent == Int32(row) }
          .sorted { $0.frame.x < $1.frame.x }
        #expect(cells.count == 8)
        for (left, right) in zip(cells, cells.dropFirst()) {
          #expect(left.frame.x + left.frame.width == right.frame.x)
        }
        let edge = locale.isRightToLeft ? cells.last : cells.first
        #expect(edge?.role == .weekNumber)
      }
    }
  }

  // MARK: - Weekdays

  @Test func fui1WeekdaysHaveTheFormThatIsWanted() {
    let short = EngineHarness()
    #expect(weekdays(short).first == "Sun")
    short.configure { $0.weekdayForm = .narrow }
    #expect(weekdays(short) == ["S", "M", "T", "W", "T", "F", "S"])
    let full = EngineHarness(width: 700) { $0.weekdayForm = .full }
    #expect(weekdays(full).first == "Sunday")
    full.change { $0.metrics.width = 350 }
    #expect(weekdays(full).first == "Sun")
    full.change { $0.metrics.width = 240 }
    #expect(weekdays(full).first == "S")
  }

  @Test func fui1TodaysWeekdayIsMarkedOnlyWhileTodayIsOnThePage() {
    let harness = EngineHarness(reducesMotion: true) { $0.marksWeekdayOfToday = true }
    func marked() -> [Int32] {
      harness.scene.nodes.filter { $0.role == .weekdayLabel && $0.traits.contains(.today) }
        .map { $0.key.ordinal }
    }
    #expect(marked() == [Weekday.tuesday.isoNumber])
    harness.send(.page(by: 1))
    #expect(marked() == [])
    harness.send(.page(by: -1))
    harness.change { $0.today = day("2024-02-21") }
    #expect(marked() == [Weekday.wednesday.isoNumber])
    harness.configure { $0.marksWeekdayOfToday = false }
    #expect(marked() == [])
  }

  // MARK: - Buttons

  @Test func buttonsCanBeLeftOut() {
    let roles: [(HeaderButtons, Role)] = [
      (.previous, .previousButton), (.next, .nextButton), (.today, .todayButton),
    ]
    for (button, role) in roles {
      let harness = EngineHarness { $0.headerButtons.remove(button) }
      for (other, otherRole) in roles {
        #expect((harness.node(NodeKey(otherRole)) == nil) == (other == button))
      }
      #expect(harness.node(NodeKey(role)) == nil)
    }
    let bare = EngineHarness { $0.headerButtons = [] }
    let width: Int32 = (350 - 16) * 64
    #expect(bare.node(NodeKey(.title))?.frame.width == width)
  }

  // MARK: - Rows

  @Test func fui6RowsAreClampedUnderAMaximum() {
    func row(_ maximum: Double, _ textScale: Double = 1) -> Double {
      let harness = EngineHarness { $0.maximumHeight = maximum }
      harness.change { $0.metrics.textScale = textScale }
      let node = harness.scene.nodes.first { $0.role == .weekRow }
      return Double(node?.frame.height ?? 0) / 64
    }
    // A header of 44, weekdays of 24 and a margin of 4 leave the rest to 6 rows.
    #expect(row(1000) == 51)
    #expect(row(72 + 6 * 48) == 48)
    #expect(row(100) == 44)
    #expect(row(100, 2) >= 44)
  }
}
