// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

struct SelectionTests {
  private static func disabled(_ texts: String...) -> [DayFact] {
    texts.map { text in
      var fact = DayFact(day: day(text))
      fact.isDisabled = true
      return fact
    }
  }

  // MARK: - One day, kept

  @Test func aTapSelects() {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    #expect(harness.summary == "2024-02 rest, focus 2024-02-14, selected 2024-02-14")
    #expect(harness.take() == ["selection 2024-02-14"])
    #expect(harness.traits("2024-02-14") == [.selected, .selectable, .tabStop])
    #expect(harness.spoken == "Wednesday, February 14, 2024, selected")
    harness.tap("2024-02-15")
    #expect(harness.take() == ["selection 2024-02-15"])
    #expect(harness.traits("2024-02-14") == [.selectable])
  }

  @Test func aSecondTapOnTheSameDayChangesNothing() {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    harness.forget()
    let before = harness.state
    harness.tap("2024-02-14")
    #expect(harness.state == before)
    #expect(harness.take() == [])
  }

  @Test func theSelectionIsKeptOnOtherPages() {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    harness.forget()
    harness.swipe(.left)
    harness.settle()
    #expect(harness.summary == "2024-03 rest, focus 2024-03-01, selected 2024-02-14")
    harness.swipe(.right)
    harness.settle()
    #expect(harness.summary == "2024-02 rest, focus 2024-02-14, selected 2024-02-14")
    #expect(harness.take("selection") == [])
  }

  @Test func aTapThatSlipsOffItsDayIsNone() throws {
    let harness = EngineHarness { $0.rows = .fitting }
    let key = NodeKey(.dayCell, page: page("2024-02"), day: day("2024-02-14"))
    let middle = try #require(harness.middle(of: key))
    harness.pointer(.down, x: middle.x + 22, y: middle.y)
    #expect(harness.traits("2024-02-14")?.contains(.pressed) == true)
    harness.pointer(.up, x: middle.x + 29, y: middle.y)
    #expect(harness.state.selection == .none && harness.state.selecting.pressed == nil)
    #expect(harness.traits("2024-02-14")?.contains(.pressed) == false)
  }

  @Test func aTapBetweenPagesMeansTheDayUnderTheFinger() {
    let harness = EngineHarness()
    harness.pointer(.down, x: 25, y: 10)
    harness.pointer(.up, x: 25, y: 10)
    #expect(harness.state.selection == .none)
  }

  // MARK: - Bound to the page

  @Test func aPageSelectsTodayElseItsFirstDay() {
    let harness = EngineHarness(showing: "2024-01-10") { $0.selection = .singlePerPage }
    harness.swipe(.left)
    #expect(harness.state.selection.day == day("2024-02-20"))
    #expect(harness.take("selection") == ["selection 2024-02-20"])
    harness.settle()
    harness.swipe(.left)
    harness.settle()
    #expect(harness.summary == "2024-03 rest, focus 2024-03-01, selected 2024-03-01")
  }

  @Test func thePageThatIsShownFirstSelectsToo() {
    let harness = EngineHarness { $0.selection = .singlePerPage }
    #expect(harness.state.selection.day == day("2024-02-20"))
    let other = EngineHarness(showing: "2024-05-05") { $0.selection = .singlePerPage }
    #expect(other.state.selection.day == day("2024-05-01"))
  }

  @Test func aPageSkipsWhatCannotBeSelected() {
    let harness = EngineHarness {
      $0.selection = .singlePerPage
      $0.loadsFacts = true
    }
    harness.answerAll(Self.disabled("2024-03-01", "2024-03-02"))
    harness.swipe(.left)
    #expect(harness.state.selection.day == day("2024-03-03"))
  }

  @Test func whatTurnsOutToBeClosedIsNotKeptSelected() {
    let harness = EngineHarness(showing: "2024-03-10") {
      $0.selection = .singlePerPage
      $0.loadsFacts = true
    }
    #expect(harness.state.selection.day == day("2024-03-01"))
    harness.answerAll(Self.disabled("2024-03-01"))
    #expect(harness.state.selection.day == day("2024-03-02"))
  }

  @Test func boundsDecideTheFirstDay() {
    let harness = EngineHarness(showing: "2024-05-05") {
      $0.selection = .singlePerPage
      $0.bounds = days("2024-03-12", "2024-08-31")
    }
    harness.send(.show(day("2024-03-20")))
    #expect(harness.state.selection.day == day("2024-03-12"))
  }

  // MARK: - None

  @Test func nothingIsSelectedWhereNothingCanBe() {
    let harness = EngineHarness { $0.selection = .none }
    harness.tap("2024-02-14")
    #expect(harness.summary == "2024-02 rest, focus 2024-02-14, selected none")
    #expect(harness.traits("2024-02-14") == [.tabStop])
    harness.send(.select(.day(day("2024-02-15"))))
    #expect(harness.state.selection == .none)
    #expect(harness.take() == ["refused 2024-02-15: wrong kind"])
  }

  @Test func switchingSelectionOffForgetsIt() {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    harness.forget()
    harness.configure { $0.selection = .none }
    #expect(harness.take() == ["selection none"])
  }

  // MARK: - Days of neighbouring months

  @Test func aTapOutsideGoesThere() {
    let harness = EngineHarness()
    harness.tap("2024-03-02")
    harness.settle()
    #expect(harness.summary == "2024-03 rest, focus 2024-03-02, selected 2024-03-02")
    #expect(
      harness.take() == [
        "page 2024-03 turning", "selection 2024-03-02", "title 2024-03",
        "visible 2024-02-25...2024-04-06", "page 2024-03 settled",
      ])
  }

  @Test func aTapOutsideCanSelectAndStay() {
    let harness = EngineHarness { $0.outsideTap = .select }
    harness.tap("2024-03-02")
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected 2024-03-02")
    #expect(harness.traits("2024-03-02") == [.outside, .weekend, .selected, .selectable])
  }

  @Test func aTapOutsideCanDoNothing() {
    let harness = EngineHarness { $0.outsideTap = .ignore }
    harness.tap("2024-03-02")
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    #expect(harness.traits("2024-03-02") == [.outside, .weekend])
    #expect(harness.spoken == "")
  }

  @Test func hiddenDaysCannotBeTapped() {
    let harness = EngineHarness { $0.outsideDays = .hidden }
    #expect(harness.traits("2024-03-02") == nil)
    #expect(harness.scene.nodes.filter { $0.role == .blankCell }.count == 13)
    harness.send(.choose(day("2024-03-02"), on: page("2024-02")))
    #expect(harness.state.selection == .none)
  }

  // MARK: - Disabled and out of bounds

  @Test func aClosedDaySaysSo() {
    let harness = EngineHarness { $0.loadsFacts = true }
    harness.answerAll(Self.disabled("2024-02-14"))
    harness.forget()
    harness.tap("2024-02-14")
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    #expect(harness.spoken == "Wednesday, February 14, 2024, not available")
    #expect(harness.traits("2024-02-14") == [.disabled, .closed])
    #expect(harness.label("2024-02-14") == "Wednesday, February 14, 2024, not available")
    #expect(harness.take() == [])
  }

  @Test func saidTwiceIsATwoFoldChange() {
    let harness = EngineHarness { $0.bounds = days("2024-02-10", "2024-02-29") }
    harness.tap("2024-02-05")
    let first = harness.text(.announcement)
    harness.tap("2024-02-05")
    #expect(harness.text(.announcement) != first)
    #expect(harness.spoken == "Monday, February 5, 2024, not available")
  }

  @Test func boundsHoldForTheApp() {
    let harness = EngineHarness { $0.bounds = days("2024-02-10", "2024-02-29") }
    for text in ["2024-02-09", "2024-03-01", "9999-12-31", "-9999-01-01"] {
      harness.send(.select(.day(day(text))))
      #expect(harness.state.selection == .none)
    }
    harness.send(.select(.day(day("2024-02-29"))))
    #expect(harness.state.selection.day == day("2024-02-29"))
  }

  @Test func narrowerBoundsDropTheSelection() {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    harness.forget()
    harness.configure { $0.bounds = days("2024-03-05", "2024-03-10") }
    #expect(harness.summary == "2024-03 rest, focus 2024-03-05, selected none")
    #expect(
      harness.take() == [
        "page 2024-03 turning", "selection none", "title 2024-03",
        "visible 2024-03-05...2024-03-10", "page 2024-03 settled",
      ])
    #expect(harness.node(NodeKey(.nextButton))?.traits == .disabled)
    #expect(harness.node(NodeKey(.previousButton))?.traits == .disabled)
  }

  // MARK: - The app

  @Test func theAppSelectsSilently() {
    let harness = EngineHarness()
    harness.send(.select(.day(day("2024-02-14"))))
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected 2024-02-14")
    #expect(harness.spoken == "")
    #expect(harness.take() == ["selection 2024-02-14"])
    harness.send(.select(.day(day("2025-07-01"))))
    #expect(harness.state.viewport.page.month == month("2024-02"))
    harness.send(.select(.none))
    #expect(harness.take() == ["selection 2025-07-01", "selection none"])
  }

  @Test func eachChangeIsToldOnce() {
    let harness = EngineHarness()
    harness.send(.select(.day(day("2024-02-14"))))
    harness.send(.select(.day(day("2024-02-14"))))
    for _ in 0..<10 { harness.wait(milliseconds: 16) }
    harness.send(.environmentChanged())
    #expect(harness.take() == ["selection 2024-02-14"])
  }

  @Test func aRestoredCalendarGoesOnWhereItWas() {
    let harness = EngineHarness()
    harness.send(.restore(showing: day("2025-07-04"), selection: .day(day("2025-07-14"))))
    #expect(harness.summary == "2025-07 rest, focus 2025-07-04, selected 2025-07-14")
    #expect(harness.spoken == "")
  }

  // MARK: - Over the end of a year

  /// Selection, today and what the app marks are the same on both sides, there and back.
  @Test func cv25TurningOverTheEndOfAYearCarriesEverythingAlong() {
    let harness = EngineHarness(showing: "2023-12-05", today: "2024-01-02", reducesMotion: true) {
      $0.loadsFacts = true
    }
    var fact = DayFact(day: day("2023-12-31"))
    fact.isHighlighted = true
    harness.answerAll([fact])
    harness.send(.select(.day(day("2024-01-05"))))
    func looks() -> [Traits?] {
      ["2024-01-05", "2023-12-31", "2024-01-02"].map { text in
        let key = NodeKey(.dayCell, page: harness.state.viewport.page, day: day(text))
        return harness.node(key)?.traits.intersection([.selected, .highlighted, .today])
      }
    }
    for (title, step) in [("December 2023", Int32(1)), ("January 2024", -1), ("December 2023", 0)] {
      #expect(harness.text(.title) == title)
      #expect(looks() == [.selected, .highlighted, .today], "\(title)")
      harness.send(.page(by: step))
    }
    #expect(harness.take("selection") == ["selection 2024-01-05"])
    harness.send(.page(by: 12))
    #expect(harness.text(.title) == "December 2024")
    harness.send(.page(by: -13))
    #expect(harness.text(.title) == "November 2023")
    #expect(harness.state.selection == .day(day("2024-01-05")))
  }
}
