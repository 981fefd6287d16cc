// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What the end of an interval would select while the pointer is on it.
struct PreviewTests {
  private func harness(_ more: (inout CalendarOptions) -> Void = { _ in }) -> EngineHarness {
    EngineHarness {
      $0.selection = .interval
      more(&$0)
    }
  }

  private func hover(_ harness: EngineHarness, _ text: String?) {
    harness.send(
      .preview(text.map { NodeKey(.dayCell, page: harness.state.viewport.page, day: day($0)) }))
  }

  @Test func aMouseShowsTheIntervalThatATapWouldSelect() {
    let harness = harness()
    harness.tap("2024-02-14")
    hover(harness, "2024-02-16")
    #expect(
      harness.traits("2024-02-14") == [.selected, .selectable, .tabStop, .rangeStart, .preview])
    #expect(harness.traits("2024-02-15") == [.selectable, .rangeMiddle, .preview])
    #expect(harness.traits("2024-02-16") == [.selectable, .rangeEnd, .preview])
    #expect(harness.traits("2024-02-17") == [.selectable, .weekend])
    #expect(harness.state.selection == .day(day("2024-02-14")))
    #expect(harness.take("selection") == ["selection 2024-02-14"])
  }

  /// Under every policy and for every day of the month: the preview is what a tap selects.
  @Test(arguments: IntervalPolicy.Taps.allCases, [false, true])
  func whatIsShownIsWhatATapSelects(taps: IntervalPolicy.Taps, allowsOneDay: Bool) {
    var shown = 0
    for number in 1...29 {
      let harness = harness {
        $0.interval.taps = taps
        $0.interval.allowsOneDay = allowsOneDay
        $0.interval.minimumCount = 3
        $0.interval.maximumCount = 9
        $0.disabled.weekdays = WeekdaySet([.wednesday])
      }
      harness.tap("2024-02-15")
      let end = "2024-02-\(number < 10 ? "0" : "")\(number)"
      hover(harness, end)
      let preview = harness.state.previewedDays
      harness.tap(end)
      #expect(harness.state.selection.interval == preview)
      if preview != nil { shown += 1 }
    }
    // The 17th to the 23rd but for Wednesday; where that is an interval also the 7th to the 13th.
    #expect(shown == (taps == .shrinkInside ? 6 : 12))
  }

  @Test func withoutAStartNothingIsShown() {
    let harness = harness()
    hover(harness, "2024-02-16")
    #expect(harness.state.previewedDays == nil)
    let single = EngineHarness()
    single.tap("2024-02-14")
    hover(single, "2024-02-16")
    #expect(single.state.previewedDays == nil)
  }

  @Test func aMouseThatLeavesShowsNothing() {
    let harness = harness()
    harness.tap("2024-02-14")
    hover(harness, "2024-02-16")
    hover(harness, nil)
    #expect(harness.state.previewedDays == nil)
    #expect(harness.traits("2024-02-15") == [.selectable])
  }

  @Test func aFingerShowsNothing() {
    let harness = harness()
    harness.tap("2024-02-14")
    hover(harness, "2024-02-16")
    harness.pointer(.down, x: 175, y: 200)
    #expect(harness.state.previewedDays == nil)
  }

  @Test func escapeTakesTheStartAndWhatIsShownBack() {
    let harness = harness()
    harness.tap("2024-02-14")
    hover(harness, "2024-02-16")
    harness.key(.escape)
    #expect(harness.state.selection == .none && harness.state.previewedDays == nil)
  }

  @Test func theKeyboardShowsItToo() {
    let harness = harness()
    harness.tap("2024-02-14")
    for _ in 0..<3 { harness.key(.right) }
    #expect(harness.state.previewedDays == days("2024-02-14", "2024-02-17"))
    harness.key(.pageDown)
    #expect(harness.state.previewedDays == days("2024-02-14", "2024-03-17"))
    harness.send(.focusLeft)
    #expect(harness.state.previewedDays == nil)
  }

  @Test func anotherStartIsPointedAtAnew() {
    let harness = harness()
    harness.tap("2024-02-14")
    hover(harness, "2024-02-16")
    harness.tap("2024-02-12")
    #expect(harness.state.selection == .day(day("2024-02-12")))
    #expect(harness.state.previewedDays == nil)
  }

  @Test func aTurnedPageTakesItAway() {
    let harness = harness()
    harness.tap("2024-02-14")
    hover(harness, "2024-02-16")
    harness.send(.page(by: 1))
    #expect(harness.state.previewedDays == nil)
  }

  @Test func aNeighboursDayCountsWhereATapOnItDoes() {
    for (tap, expected) in [
      (OutsideTapPolicy.navigate, Optional(days("2024-02-14", "2024-03-02"))), (.ignore, nil),
    ] {
      let harness = harness { $0.outsideTap = tap }
      harness.tap("2024-02-14")
      hover(harness, "2024-03-02")
      #expect(harness.state.previewedDays == expected)
    }
  }

  @Test func whatIsShownIsNotSaid() {
    let harness = harness()
    harness.tap("2024-02-14")
    let said = harness.spoken
    hover(harness, "2024-02-16")
    #expect(harness.spoken == said)
    #expect(harness.label("2024-02-16") == "Friday, February 16, 2024")
  }

  @Test func pointingAtTheSameDayAgainChangesNothing() {
    let harness = harness()
    harness.tap("2024-02-14")
    hover(harness, "2024-02-16")
    let state = harness.state
    hover(harness, "2024-02-16")
    #expect(harness.state == state)
    #expect(!harness.wantsFrame)
  }
}
