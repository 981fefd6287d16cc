// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Which day is tapped, where it stands on its page, and when that is told: the `monthPosition` of
/// FSCalendar's delegate.
struct TapTests {
  /// The cell of a day on the page of February 2024, whose neighbours' days it shows.
  private func cell(_ text: String) -> NodeKey {
    NodeKey(day: day(text), on: CalendarPage(day("2024-02-20").civil.yearMonth))
  }

  @Test(arguments: [
    ("2024-01-31", "previous"), ("2024-02-01", "current"), ("2024-02-29", "current"),
    ("2024-03-01", "next"),
  ])
  func positionTellsTheMonthFromItsNeighbours(day: String, position: String) {
    let harness = EngineHarness { $0.outsideTap = .select }
    harness.tap(cell(day))
    #expect(harness.takeWithTaps() == ["tap \(day) \(position)", "selection \(day)"])
  }

  /// Wherever a page shows a day, it is in its month, or of the month before or after.
  @Test func everyDayOfTwoThousandPagesHasItsPosition() {
    var counts: [MonthPosition: Int] = [:]
    for index in Int32(12 * 1900)..<12 * 1900 + 2000 {
      let page = CalendarPage(.month, index: index)
      let grid = GridPage(page, firstWeekday: .monday, rows: .alwaysSix)
      for offset in Int32(0)..<42 {
        guard let day = EpochDay(grid.startRawValue + offset) else { continue }
        let (own, shown) = (day.civil.yearMonth, page.month)
        let expected: MonthPosition = own < shown ? .previous : own > shown ? .next : .current
        #expect(page.position(of: day) == expected, "\(day) on \(shown)")
        counts[page.position(of: day), default: 0] += 1
      }
    }
    #expect(counts.values.reduce(0, +) == 84_000)
    #expect(counts.count == 3)
  }

  @Test func pagesOfWeeksHaveNoNeighbours() {
    let harness = EngineHarness { ($0.view, $0.weeks) = (.week, 2) }
    harness.forget()
    for node in harness.scene.nodes where node.key.role == .dayCell {
      harness.tap(node.key)
    }
    let taps = harness.takeWithTaps().filter { $0.hasPrefix("tap ") }
    #expect(taps.count == 14)
    #expect(taps.allSatisfy { $0.hasSuffix(" current") })
  }

  @Test func itComesBeforeTheQuestionAndWhateverTheAnswer() {
    let harness = EngineHarness { $0.asksBeforeSelecting = true }
    func told() -> [String] { harness.takeWithTaps().filter { !$0.hasPrefix("wake ") } }
    harness.tap("2024-02-14")
    #expect(told() == ["tap 2024-02-14 current", "ask 1 2024-02-14 instead of none"])
    harness.send(.answered(id: 1, .allowed))
    #expect(told() == ["selection 2024-02-14"])
    harness.tap("2024-02-15")
    harness.send(.answered(id: 2, .refused(reason: [])))
    let asked = "ask 2 2024-02-15 instead of 2024-02-14"
    #expect(told() == ["tap 2024-02-15 current", asked])
  }

  @Test func daysThatCannotBeChosenAreToldAlone() {
    let harness = EngineHarness { $0.disabled = DisabledDays(weekdays: WeekdaySet([.wednesday])) }
    harness.tap("2024-02-14")
    #expect(harness.takeWithTaps() == ["tap 2024-02-14 current"])
    #expect(harness.state.selection == .none)
  }

  @Test(arguments: [KeySample.Key.enter, .space]) func keysTapToo(key: KeySample.Key) {
    let harness = EngineHarness()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.forget()
    harness.key(key)
    #expect(harness.takeWithTaps().first == "tap 2024-02-20 current")
  }

  @Test func whatIsNoTapIsNotTold() {
    let harness = EngineHarness { $0.selection = .interval }
    harness.send(.select(.day(day("2024-02-14"))))
    harness.tap(.nextButton)
    harness.key(.right)
    harness.wait(milliseconds: 1000)
    #expect(!harness.takeWithTaps().contains { $0.hasPrefix("tap ") })
  }
}
