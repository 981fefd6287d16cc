// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// ABCalendarPicker's levels: the title zooms out, a cell zooms in.
struct ZoomTests {
  private func zooming(_ configure: (inout CalendarOptions) -> Void = { _ in }) -> EngineHarness {
    EngineHarness {
      $0.zooms = true
      configure(&$0)
    }
  }

  private func period(_ written: String, _ harness: EngineHarness) -> NodeKey {
    NodeKey(period: harness.state.level.period(of: day(written)), on: harness.state.viewport.page)
  }

  @Test func kal7TheTitleZoomsOutToMonthsYearsAndDecades() {
    let harness = zooming()
    harness.forget()
    var titles = [harness.text(.title)]
    for _ in 0..<3 {
      harness.tap(.zoomButton)
      harness.settle()
      titles.append(harness.text(.title))
    }
    #expect(titles == ["February 2024", "2024", "2020 – 2029", "2000 – 2099"])
    #expect(harness.take("level") == ["level months", "level years", "level decades"])
    // There is nothing further out.
    #expect(harness.node(NodeKey(.zoomButton)) == nil)
  }

  @Test func aLevelIsToldBeforeItsTitleAndItsDaysAtRest() {
    let harness = zooming()
    harness.forget()
    harness.tap(.zoomButton)
    #expect(harness.take() == ["page 2024-01 turning", "level months", "title 2024-01"])
    harness.settle()
    #expect(harness.take() == ["visible 2024-01-01...2024-12-31", "page 2024-01 settled"])
  }

  @Test func kal7ACellZoomsInAndItsDayIsReached() {
    let harness = zooming()
    harness.send(.zoom(to: .decades))
    harness.settle()
    harness.tap(period("1990-01-01", harness))
    harness.settle()
    #expect(harness.state.level == .years && harness.text(.title) == "1990 – 1999")
    harness.tap(period("1996-01-01", harness))
    harness.settle()
    harness.tap(period("1996-11-01", harness))
    harness.settle()
    #expect(harness.summary == "1996-11 rest, focus 1996-11-20, selected none")
    #expect(harness.state.level == .days)
  }

  @Test func withoutTheOptionTheTitleIsNoButton() {
    let harness = EngineHarness()
    #expect(harness.node(NodeKey(.zoomButton)) == nil)
    harness.send(.zoomOut)
    harness.key(.up, .control)
    #expect(!harness.isClaimed)
    #expect(harness.state.level == .days)
  }

  @Test(arguments: ["2024-02-20", "2024-01-31", "1999-12-31", "-9999-01-01", "9999-12-31"])
  func zoomingOutAndInReturnsToTheSamePageAndDay(written: String) {
    let harness = EngineHarness(showing: written, today: nil) { $0.zooms = true }
    let before = (harness.state.viewport, harness.state.focus.day)
    for _ in 0..<3 { harness.key(.up, .control) }
    #expect(harness.state.level == .decades)
    for _ in 0..<3 { harness.key(.down, .control) }
    harness.settle()
    #expect(harness.state.level == .days)
    #expect(harness.state.viewport == before.0 && harness.state.focus.day == before.1)
  }

  @Test func theKeyboardMovesAmongMonths() {
    let harness = zooming()
    harness.send(.zoom(to: .months))
    harness.settle()
    var days: [String] = []
    for key in [KeySample.Key.right, .down, .up, .left, .end, .home, .pageDown, .pageUp] {
      harness.key(key)
      days.append("\(harness.state.focus.day)")
    }
    #expect(
      days == [
        "2024-03-20", "2024-06-20", "2024-03-20", "2024-02-20", "2024-03-20", "2024-01-20",
        "2025-01-20", "2024-01-20",
      ])
    harness.key(.end, .control)
    #expect(harness.state.focus.day == day("2024-12-20"))
    harness.key(.right)
    #expect(harness.state.focus.day == day("2025-01-20"))
    #expect(harness.state.viewport.page.month == month("2025-01"))
    harness.key(.pageUp, .shift)
    #expect(harness.state.focus.day == day("2015-01-20"))
  }

  @Test func theKeyboardKeepsTheDayOfTheMonth() {
    let harness = EngineHarness(showing: "2024-01-31") { $0.zooms = true }
    harness.key(.up, .control)
    harness.key(.right)
    #expect(harness.state.focus.day == day("2024-02-29"))
    harness.key(.right)
    #expect(harness.state.focus.day == day("2024-03-31"))
  }

  @Test func rightToLeftTheArrowsAreTurned() {
    let harness = EngineHarness(locale: SampleLocales.arabic) { $0.zooms = true }
    harness.send(.zoom(to: .years))
    harness.key(.left)
    #expect(harness.state.focus.day == day("2025-02-20"))
    harness.key(.right)
    harness.key(.right)
    #expect(harness.state.focus.day == day("2023-02-20"))
  }

  @Test func aRowOfADecadeEndsWhereItsYearsEnd() {
    let harness = zooming()
    harness.send(.zoom(to: .years))
    harness.key(.home, .control)
    #expect(harness.state.focus.day == day("2020-02-20"))
    // 2020 is preceded by 2019, of the decade before.
    harness.key(.home)
    #expect(harness.state.focus.day == day("2020-02-20"))
    harness.key(.end, .control)
    harness.key(.end)
    #expect(harness.state.focus.day == day("2029-02-20"))
    harness.key(.left)
    harness.key(.end)
    #expect(harness.state.focus.day == day("2029-02-20"))
  }

  @Test func aNeighbouringDecadesYearIsOpenedOrIgnored() {
    for (policy, level) in [(OutsideTapPolicy.navigate, ZoomLevel.months), (.ignore, .years)] {
      let harness = zooming { $0.outsideTap = policy }
      harness.send(.zoom(to: .years))
      harness.settle()
      let key = NodeKey(
        period: CalendarPage(of: day("2030-05-05"), .year, firstWeekday: .monday),
        on: harness.state.viewport.page)
      #expect(harness.node(key)?.traits.contains(.outside) == true)
      harness.tap(key)
      #expect(harness.state.level == level)
    }
  }

  @Test func boundsCloseCellsAndSayWhy() {
    let harness = zooming { $0.bounds = days("2024-02-10", "2024-08-20") }
    harness.send(.zoom(to: .months))
    harness.settle()
    let march = NodeKey(
      period: CalendarPage(month("2024-03")), on: harness.state.viewport.page)
    let december = NodeKey(
      period: CalendarPage(month("2024-12")), on: harness.state.viewport.page)
    #expect(harness.node(march)?.traits.contains(.disabled) == false)
    #expect(harness.node(december)?.traits.contains(.disabled) == true)
    harness.tap(december)
    #expect(harness.state.level == .months)
    #expect(harness.spoken == "December 2024, not available")
    harness.key(.end, .control)
    #expect(harness.state.focus.day == day("2024-08-20"))
    #expect(harness.node(NodeKey(.nextButton))?.traits.contains(.disabled) == true)
  }

  @Test func turningToAnotherYearKeepsTheMonth() {
    let harness = zooming()
    harness.send(.zoom(to: .months))
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.state.focus.day == day("2025-02-20"))
    #expect(harness.spoken == "2025")
  }

  @Test func theHostsFocusGoesWithTheCell() {
    let harness = zooming()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.forget()
    harness.key(.up, .control)
    let wanted = NodeKey(period: CalendarPage(month("2024-02")), on: harness.state.viewport.page)
    #expect(harness.effects.contains(.focus(wanted)))
    harness.forget()
    harness.key(.enter)
    #expect(
      harness.effects.contains(
        .focus(NodeKey(.dayCell, page: page("2024-02"), day: day("2024-02-20")))))
  }

  @Test func anotherViewBeginsAtItsOwnLevel() {
    let harness = zooming()
    harness.send(.zoom(to: .decades))
    harness.configure { $0.view = .year }
    #expect(harness.state.level == .months && harness.text(.title) == "2024")
    harness.configure { $0.view = .month }
    #expect(harness.state.level == .days && harness.text(.title) == "February 2024")
    harness.send(.zoom(to: .decades))
    harness.configure { $0.zooms = false }
    #expect(harness.state.level == .days)
  }

  /// Each step out and in tells the height that its scene has, once and only where it differs.
  @Test func kal7ChangesOfSizeAreToldStepByStep() {
    let harness = EngineHarness(showing: "2024-06-10") {
      ($0.zooms, $0.rows) = (true, .fitting)
    }
    let days = harness.height
    func heights(after action: CalendarAction) -> [Double] {
      var told: [Double] = []
      var last = harness.height
      harness.forget()
      harness.send(action)
      for _ in 0..<200 {
        let sizes = harness.take("size")
        #expect(sizes == (harness.height == last ? [] : ["size \(harness.height)"]))
        last = harness.height
        if !sizes.isEmpty { told.append(last) }
        guard harness.wantsFrame else { break }
        harness.wait(milliseconds: 16)
      }
      #expect(!harness.wantsFrame)
      return told
    }
    // The months have the room of the days, so that only a month with fewer rows changes the height.
    #expect(heights(after: .zoomOut) == [])
    let february = CalendarPage(month("2024-02"))
    #expect(heights(after: .open(february)).last == days - 50)
    #expect(harness.state.level == .days && harness.state.viewport.page == february)
  }
}
