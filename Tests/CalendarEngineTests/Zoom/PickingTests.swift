// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Picking months and years.
struct PickingTests {
  private func key(_ written: String, _ harness: EngineHarness) -> NodeKey {
    NodeKey(period: harness.state.level.period(of: day(written)), on: harness.state.viewport.page)
  }

  @Test func aMonthIsPickedAsTheIntervalOfItsDays() {
    let harness = EngineHarness { $0.picks = .months }
    #expect(harness.state.level == .months && harness.text(.title) == "2024")
    harness.forget()
    harness.tap(key("2024-05-01", harness))
    #expect(harness.state.level == .months)
    #expect(harness.take("selection") == ["selection 2024-05-01/2024-05-31"])
    #expect(harness.spoken == "May 2024, selected")
    #expect(harness.node(key("2024-05-01", harness))?.traits.contains(.selected) == true)
    harness.tap(key("2024-05-01", harness))
    #expect(harness.take("selection") == [])
  }

  @Test func aPickedMonthCanBeTakenBackWhereThatIsWanted() {
    let harness = EngineHarness {
      $0.picks = .months
      $0.unselects = true
    }
    harness.tap(key("2024-05-01", harness))
    harness.tap(key("2024-05-01", harness))
    #expect(harness.state.selection == .none)
  }

  @Test func aFingerThatRestsOnAMonthPaintsNothing() throws {
    let harness = EngineHarness {
      $0.picks = .months
      $0.selection = .interval
    }
    let place = try #require(harness.middle(of: key("2024-05-01", harness)))
    harness.pointer(.down, x: place.x, y: place.y)
    harness.skip(milliseconds: 600)
    harness.frame()
    #expect(!harness.wantsFrame)
    harness.pointer(.up, x: place.x, y: place.y)
    #expect(harness.state.selection.written == "2024-05-01/2024-05-31")
  }

  @Test func aYearIsPickedAndTheTitleStillZoomsOut() {
    let harness = EngineHarness {
      $0.picks = .years
      $0.zooms = true
    }
    #expect(harness.text(.title) == "2020 – 2029")
    harness.tap(.zoomButton)
    harness.settle()
    #expect(harness.state.level == .decades)
    harness.key(.enter)
    harness.settle()
    harness.key(.enter)
    #expect(harness.state.level == .years)
    #expect(harness.state.selection.written == "2024-01-01/2024-12-31")
    harness.send(.zoom(to: .days))
    #expect(harness.state.level == .years)
  }

  @Test func boundsCutThePickedMonth() {
    let harness = EngineHarness {
      $0.picks = .months
      $0.bounds = days("2024-02-10", "2024-03-04")
    }
    harness.tap(key("2024-02-11", harness))
    #expect(harness.state.selection.written == "2024-02-10/2024-02-29")
  }

  @Test func theAppPicksByAnyOfItsDays() {
    let harness = EngineHarness { $0.picks = .months }
    harness.send(.select(.day(day("2024-07-14"))))
    #expect(harness.state.selection.written == "2024-07-01/2024-07-31")
    harness.send(.select(.interval(days("2024-07-14", "2024-08-01"))))
    #expect(harness.state.selection.written == "2024-07-01/2024-07-31")
    harness.send(.select(.none))
    #expect(harness.state.selection == .none)
  }

  @Test func nothingIsPickedWhereNothingCanBeSelected() {
    let harness = EngineHarness {
      $0.picks = .months
      $0.selection = .none
    }
    harness.tap(key("2024-05-01", harness))
    #expect(harness.state.selection == .none)
  }
}
