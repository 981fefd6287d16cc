// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// A finger on the handle: following, settling, catching and cancelling.
struct HandleTests {
  private static func expandable(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    ExpandableTests.expandable(configure)
  }

  private static func window(_ harness: EngineHarness) -> Double {
    ExpandableTests.window(harness)
  }

  /// The frame of a week's row on the screen, in points from the top of the window.
  private static func row(of text: String, _ harness: EngineHarness) -> (top: Double, end: Double)?
  {
    let key = NodeKey(.dayCell, page: harness.state.viewport.page, day: day(text))
    guard let cell = harness.scene.index(of: key),
      let strip = harness.scene.index(of: NodeKey(.strip))
    else { return nil }
    let frame = harness.scene.absoluteFrame(cell)
    let top = Double(frame.y - harness.scene.absoluteFrame(strip).y) / 64
    return (top, top + Double(frame.height) / 64)
  }

  @Test func fui7TheHeightFollowsTheFingerPointForPoint() {
    let harness = Self.expandable()
    let start = harness.grabHandle()
    var checked = 0
    for step in 1...250 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: start.x, y: start.y - Double(step))
      #expect(Self.window(harness) == 300 - Double(step))
      #expect(harness.isClaimed)
      checked += 1
    }
    for step in stride(from: 250, through: 0, by: -7) {
      harness.pointer(.moved, x: start.x, y: start.y - Double(step))
      #expect(Self.window(harness) == 300 - Double(step))
      checked += 1
    }
    #expect(checked == 286)
  }

  @Test func theHandleStaysUnderTheFinger() throws {
    for mode in ExpansionMode.allCases {
      let harness = Self.expandable { $0.expanding.mode = mode }
      let start = harness.grabHandle()
      for step in 1...20 {
        let y = start.y + Double(mode == .month ? -step : step) * 10
        harness.pointer(.moved, x: start.x, y: y)
        #expect(harness.middle(of: NodeKey(.handle))?.y == y)
      }
    }
  }

  /// A wheel that has moved the days sideways never hears of its pause once a hand has the handle.
  @Test(arguments: ExpansionMode.allCases)
  func daysThatAWheelHasMovedComeToRestUnderAHand(mode: ExpansionMode) {
    let harness = Self.expandable { $0.expanding.mode = mode }
    harness.wheel(dx: -60)
    #expect(harness.state.motion.isHeld && harness.state.viewport.fraction != 0)
    let start = harness.grabHandle()
    for step in 1...10 {
      harness.skip(milliseconds: 16)
      let way = Double(mode == .month ? -step : step) * 10
      harness.pointer(.moved, x: start.x, y: start.y + way)
    }
    harness.pointer(.up, x: start.x, y: start.y)
    harness.settle()
    #expect(harness.state.motion.isRest && harness.state.viewport.fraction == 0)
  }

  @Test func theHeightLiesBetweenOneRowAndTheMonthAndGrowsWithTheFinger() {
    let harness = Self.expandable()
    let start = harness.grabHandle()
    var last = 0.0
    for y in stride(from: -400.0, through: 400, by: 12.5) {
      harness.pointer(.moved, x: start.x, y: start.y + y)
      let height = Self.window(harness)
      #expect(height >= 50 && height <= 300)
      #expect(height >= last)
      last = height
    }
    #expect(last == 300)
    // A finger that went too far has to come back before the handle follows it again.
    harness.pointer(.moved, x: start.x, y: start.y + 1)
    #expect(Self.window(harness) == 300)
    harness.pointer(.moved, x: start.x, y: start.y - 20)
    #expect(Self.window(harness) == 280)
  }

  @Test func fsH1TheWeekThatStaysIsInViewAtEveryHeight() throws {
    for number in [1, 7, 14, 21, 29] {
      let text = "2024-02-\(number < 10 ? "0" : "")\(number)"
      let harness = Self.expandable()
      harness.tap(text)
      let before = try #require(Self.row(of: text, harness))
      let start = harness.grabHandle()
      var last = before.top
      for step in 1...260 {
        harness.pointer(.moved, x: start.x, y: start.y - Double(step))
        let row = try #require(Self.row(of: text, harness))
        #expect(row.top >= 0 && row.end <= Self.window(harness))
        #expect(row.top <= last)
        last = row.top
      }
      #expect(last == 0)
    }
  }

  @Test func fsH3AShortPullGoesBackAndALongOneGoesOver() {
    for (points, mode) in [
      (-40.0, ExpansionMode.month), (-120, .month), (-130, .week), (-250, .week),
    ] {
      let harness = Self.expandable()
      harness.dragHandle(by: points)
      #expect(harness.state.expansion.mode == mode)
      #expect(harness.settle())
      #expect(Self.window(harness) == (mode == .month ? 300 : 50))
    }
    for (points, mode) in [(40.0, ExpansionMode.week), (130, .month)] {
      let harness = Self.expandable { $0.expanding.mode = .week }
      harness.dragHandle(by: points)
      #expect(harness.state.expansion.mode == mode)
    }
  }

  @Test func fsH3AFlickGoesWhereItPoints() {
    let harness = Self.expandable()
    harness.dragHandle(by: -40, milliseconds: 48, rests: false)
    #expect(harness.state.expansion.mode == .week)
    harness.settle()
    harness.dragHandle(by: 40, milliseconds: 48, rests: false)
    #expect(harness.state.expansion.mode == .month)
    harness.settle()
    // Far up, then a flick down: back.
    let start = harness.grabHandle()
    harness.pointer(.moved, x: start.x, y: start.y - 200)
    harness.skip(milliseconds: 200)
    for step in 1...3 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: start.x, y: start.y - 200 + Double(step) * 15)
    }
    harness.pointer(.up, x: start.x, y: start.y - 155)
    #expect(harness.state.expansion.mode == .month)
  }

  @Test func fui7APointerThatIsTakenAwayChangesNothing() {
    for mode in ExpansionMode.allCases {
      let harness = Self.expandable { $0.expanding.mode = mode }
      let dump = harness.dump
      let start = harness.grabHandle()
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: start.x, y: start.y + (mode == .month ? -220 : 220))
      harness.pointer(.cancelled, x: start.x, y: start.y)
      #expect(harness.settle())
      #expect(harness.dump == dump)
      #expect(harness.take("mode") == [])
    }
  }

  @Test func escapeGivesTheHandleUp() {
    let harness = Self.expandable()
    let start = harness.grabHandle()
    harness.pointer(.moved, x: start.x, y: start.y - 200)
    harness.key(.escape)
    #expect(harness.isClaimed)
    harness.pointer(.moved, x: start.x, y: start.y - 240)
    harness.pointer(.up, x: start.x, y: start.y - 240)
    #expect(harness.settle())
    #expect(Self.window(harness) == 300)
  }

  @Test func whatMovesCanBeCaughtAndTurnedBack() {
    let harness = Self.expandable()
    harness.tap(.handle)
    harness.wait(milliseconds: 100)
    let caught = Self.window(harness)
    #expect(caught < 300 && caught > 50)
    harness.grabHandle()
    #expect(Self.window(harness) == caught)
    harness.wait(milliseconds: 300)
    #expect(Self.window(harness) == caught)
    let place = harness.middle(of: NodeKey(.handle)) ?? (0, 0)
    harness.pointer(.moved, x: place.x, y: place.y + 200)
    harness.skip(milliseconds: 200)
    harness.pointer(.up, x: place.x, y: place.y + 200)
    #expect(harness.settle())
    #expect(Self.window(harness) == 300)
    #expect(harness.take("mode") == ["mode week", "mode month"])
  }

  @Test func aTapInTheLastPointOfTheWayIsATap() {
    let harness = Self.expandable { $0.expanding.mode = .week }
    harness.tap(.handle)
    harness.wait(milliseconds: 100)
    harness.tap("2024-02-15")
    // Days that visibly move are caught.
    #expect(harness.state.selection != .day(day("2024-02-15")))
    var steps = 0
    while 300 - Self.window(harness) >= 1, steps < 200 {
      harness.wait(milliseconds: 8)
      steps += 1
    }
    #expect(harness.state.expansion.motion != .rest)
    harness.tap("2024-02-15")
    #expect(harness.state.selection == .day(day("2024-02-15")))
    #expect(harness.settle())
    #expect(harness.state.expansion.mode == .month)
  }

  @Test func aTapInTheLastPointOfAPagesWayIsATap() {
    let harness = EngineHarness()
    harness.send(.page(by: 1))
    harness.wait(milliseconds: 100)
    var steps = 0
    while abs(harness.state.viewport.fraction) * 350 >= 1, steps < 200 {
      harness.wait(milliseconds: 8)
      steps += 1
    }
    #expect(harness.state.motion != .rest)
    harness.tap("2024-03-15")
    #expect(harness.state.selection == .day(day("2024-03-15")))
    #expect(harness.settle())
  }

  @Test func aSecondTapTurnsBackOnTheWay() {
    let harness = Self.expandable()
    harness.tap(.handle)
    harness.wait(milliseconds: 80)
    harness.tap(.handle)
    #expect(harness.state.expansion.mode == .month)
    #expect(harness.settle())
    #expect(Self.window(harness) == 300)
  }

  @Test func itSettlesInHalfASecondWithoutLeavingItsBounds() {
    let harness = Self.expandable()
    harness.dragHandle(by: -30, milliseconds: 32, rests: false)
    var last = Self.window(harness)
    var frames = 0
    while harness.wantsFrame, frames < 120 {
      harness.wait(milliseconds: 16)
      let height = Self.window(harness)
      #expect(height <= last && height >= 50)
      last = height
      frames += 1
    }
    #expect(last == 50)
    #expect(frames < 40)
  }

  @Test func fsH2ASwipeOnTheDaysFoldsWhereAskedFor() {
    func swipe(_ harness: EngineHarness, by points: Double) {
      let y = (harness.middle(of: NodeKey(.strip))?.y ?? 0)
      harness.pointer(.down, x: 175, y: y)
      for step in 1...10 {
        harness.skip(milliseconds: 16)
        harness.pointer(.moved, x: 175, y: y + points * Double(step) / 10)
      }
      harness.pointer(.up, x: 175, y: y + points)
      harness.settle()
    }
    let harness = Self.expandable { $0.expanding.followsSwipes = true }
    swipe(harness, by: 120)
    #expect(!harness.isClaimed)
    #expect(Self.window(harness) == 300)
    swipe(harness, by: -180)
    #expect(Self.window(harness) == 50)
    swipe(harness, by: -60)
    #expect(Self.window(harness) == 50)
    swipe(harness, by: 180)
    #expect(Self.window(harness) == 300)
    let other = Self.expandable()
    swipe(other, by: -180)
    #expect(!other.isClaimed)
    #expect(Self.window(other) == 300)
  }

  @Test func aDayThatMovesIsCaughtAndNotTapped() {
    let harness = Self.expandable()
    harness.tap(.handle)
    harness.wait(milliseconds: 60)
    harness.tap("2024-02-01")
    #expect(harness.state.selection == .none)
    #expect(harness.settle())
  }

  @Test func whatHasGoneBehindTheEdgesIsNotHit() throws {
    let harness = Self.expandable()
    harness.tap("2024-02-29")
    let start = harness.grabHandle()
    harness.pointer(.moved, x: start.x, y: start.y - 200)
    // The first row has moved up behind the header.
    let place = try #require(harness.middle(of: NodeKey(.nextButton)))
    let hit = harness.scene.hit(x: Int32(place.x * 64), y: Int32(place.y * 64))
    #expect(hit?.role == .nextButton)
  }

  @Test func pagesTurnWhileItMoves() {
    let harness = Self.expandable()
    harness.tap(.handle)
    harness.wait(milliseconds: 60)
    harness.send(.page(by: 1))
    #expect(harness.state.viewport.page == page("2024-03"))
    #expect(harness.settle())
    #expect(harness.state.viewport.page.days.written == "2024-02-25...2024-03-02")
  }
}
