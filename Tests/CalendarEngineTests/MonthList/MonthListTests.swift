// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Months below each other, under fingers, wheels and keys.
struct MonthListTests {
  // A finger ----------------------------------------------------------------------------------

  @Test func daysFollowTheFingerPointForPoint() throws {
    let harness = EngineHarness.list()
    let before = try #require(harness.top(of: "2024-02"))
    harness.touchList()
    for distance in [-37.0, -120, -260, 40, 5] {
      harness.pointer(.moved, x: 175, y: 290 + distance)
      // There are earlier months above the finger's first position, too.
      #expect(abs((harness.top(of: "2024-02") ?? .nan) - before - distance) < 0.51)
    }
    #expect(harness.isClaimed)
  }

  @Test func aFlickGoesOnAndComesToRest() {
    let harness = EngineHarness.list()
    harness.touchList()
    for step in 1...4 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: 175, y: 289 - Double(step) * 32)
    }
    harness.pointer(.up, x: 175, y: 289 - 128)
    #expect(harness.summary.hasPrefix("2024-02 coasting"))
    #expect(harness.settle())
    // 2 000 points per second for 0.499 s, and 128 points under the finger: a little over three
    // months.
    #expect(harness.placed.hasPrefix("2024-05"))
    #expect(harness.state.motion == .rest)
  }

  @Test func aFingerCatchesAListThatMovesAndTapsNothing() {
    let harness = EngineHarness.list { $0.selection = .single }
    harness.touchList()
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: 175, y: 200)
    harness.pointer(.up, x: 175, y: 160)
    harness.wait(milliseconds: 100)
    #expect(harness.wantsFrame)
    harness.pointer(.down, x: 175, y: 250)
    let caught = harness.placed
    harness.wait(milliseconds: 500)
    #expect(harness.placed == caught)
    harness.pointer(.up, x: 175, y: 250)
    #expect(harness.state.selection == .none)
    #expect(harness.state.motion == .rest)
  }

  @Test func aFingerThatMovesSidewaysBelongsToThePage() {
    let harness = EngineHarness.list()
    let before = harness.placed
    harness.pointer(.down, x: 300, y: 220)
    harness.pointer(.moved, x: 250, y: 225)
    #expect(!harness.isClaimed)
    #expect(harness.placed == before)
  }

  @Test func aTapSelectsAndScrollsNothing() {
    let harness = EngineHarness.list()
    harness.scroll(90)
    let before = harness.placed
    harness.tap("2024-02-20")
    #expect(harness.state.selection == .day(day("2024-02-20")))
    #expect(harness.placed == before)
  }

  @Test(arguments: [(-400.0, "2024-02-01", "2024-04-30"), (400, "2024-02-01", "2024-04-30")])
  func beyondTheEndsARubberBandHolds(distance: Double, first: String, last: String) {
    let harness = EngineHarness.list(showing: distance < 0 ? last : first) {
      $0.bounds = days(first, last)
    }
    harness.scroll(distance < 0 ? 900 : 0)
    let before = harness.placed
    harness.touchList(y: 200, up: distance < 0)
    harness.pointer(.moved, x: 175, y: 200 + (distance < 0 ? -11 : 11) + distance)
    let stretch = Double(harness.state.viewport.list.stretch) / 64
    #expect(abs(stretch) > 60 && abs(stretch) < 0.55 * 352)
    #expect((stretch > 0) == (distance < 0))
    #expect(harness.placed == before)
    harness.skip(milliseconds: 200)
    harness.pointer(.up, x: 175, y: 200 + distance)
    #expect(harness.settle())
    #expect(harness.state.viewport.list.stretch == 0)
    #expect(harness.placed == before)
  }

  @Test func speedIsSpentBeyondTheEnd() {
    let harness = EngineHarness.list(showing: "2024-02-01") {
      $0.bounds = days("2024-02-01", "2024-12-31")
    }
    harness.scroll(200)
    harness.touchList(up: false)
    for step in 1...4 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: 175, y: 311 + Double(step) * 30)
    }
    harness.pointer(.up, x: 175, y: 431)
    var least: Int32 = 0
    for _ in 0..<120 {
      harness.wait(milliseconds: 16)
      least = min(least, harness.state.viewport.list.stretch)
    }
    #expect(least < -64)
    #expect(harness.placed == "2024-02 0.0")
    #expect(harness.state.motion == .rest)
  }

  @Test func aListThatSnapsComesToRestWhereAMonthBegins() {
    for (distance, milliseconds) in [(-60.0, 16), (-200, 16), (-120, 400), (90, 16), (30, 400)] {
      let harness = EngineHarness.list { $0.list.snapsToMonths = true }
      harness.touchList(y: 200, up: distance < 0)
      harness.skip(milliseconds: Int64(milliseconds))
      harness.pointer(.moved, x: 175, y: 200 + distance)
      harness.skip(milliseconds: Int64(milliseconds))
      harness.pointer(.up, x: 175, y: 200 + distance)
      #expect(harness.settle())
      #expect(harness.placed.hasSuffix(" 0.0"), "\(distance) in \(milliseconds) ms")
    }
  }

  // Wheels ------------------------------------------------------------------------------------

  @Test func aTouchPadScrollsFreelyAndAtOnce() {
    let harness = EngineHarness.list()
    for _ in 0..<30 {
      harness.wheel(dy: 13.5)
      #expect(harness.isClaimed)
      harness.skip(milliseconds: 8)
    }
    // A name, five rows and a gap are 306 points.
    #expect(harness.placed == "2024-03 \(30 * 13.5 - 306)")
    #expect(harness.state.motion == .rest)
  }

  @Test func aWheelWithNotchesScrollsSmoothlyAndNotLess() {
    let harness = EngineHarness.list()
    for _ in 0..<3 {
      harness.wheel(dy: 100)
      harness.wait(milliseconds: 32)
    }
    #expect(harness.wantsFrame)
    harness.settle()
    #expect(harness.placed == "2024-02 300.0")
  }

  @Test(arguments: [(1, "2024-02 0.0"), (3, "2024-03 0.0"), (4, "2024-03 0.0")])
  func kal7AWheelWithNotchesStopsAtMonthsToo(notches: Int, place: String) {
    let harness = EngineHarness.list { $0.list.snapsToMonths = true }
    for _ in 0..<notches {
      harness.wheel(dy: 100)
      harness.wait(milliseconds: 32)
    }
    harness.settle()
    #expect(harness.placed == place)
  }

  @Test func aScrollForTheAppIsNotStoppedByTheWheelBefore() {
    let harness = EngineHarness.list { $0.list.snapsToMonths = true }
    harness.wheel(dy: 100)
    harness.skip(milliseconds: 16)
    harness.send(.scroll(to: ScrollTarget(id: 1, day: day("2024-06-15"), place: .center)))
    harness.settle()
    #expect(!harness.placed.hasSuffix(" 0.0"))
    #expect(harness.take("scroll") == ["scroll 1 true"])
  }

  @Test func whereNothingFurtherIsAWheelBelongsToThePage() {
    let harness = EngineHarness.list(showing: "2024-02-01") {
      $0.bounds = days("2024-02-01", "2024-12-31")
    }
    harness.wheel(dy: -20)
    #expect(!harness.isClaimed)
    harness.wheel(dy: 20)
    #expect(harness.isClaimed)
    // From its beginning on, a gesture belongs to the list.
    harness.wheel(dy: -200)
    #expect(harness.isClaimed)
    #expect(harness.placed == "2024-02 0.0")
    harness.wheel(dx: 100, dy: 10)
    #expect(!harness.isClaimed)
  }

  // Jumps -------------------------------------------------------------------------------------

  @Test(arguments: ["9999-12-31", "-9999-01-01", "1024-02-20", "3024-07-04", "2024-03-15"])
  func aJumpIsOneMovement(target: String) throws {
    let harness = EngineHarness.list()
    harness.send(.show(day(target)))
    var (frames, nodes) = (0, 0)
    while harness.state.motion != .rest, frames < 200 {
      nodes = max(nodes, harness.scene.nodes.count)
      harness.wait(milliseconds: 16)
      frames += 1
    }
    #expect(frames > 5 && frames < 90)
    // At most two views are in the scene: a little over four months.
    #expect(nodes < 6 * 60)
    #expect(harness.state.viewport.list.days?.contains(day(target)) == true)
    #expect(harness.state.focus.day == day(target))
  }

  @Test func buttonsGoToWhereMonthsBegin() {
    let harness = EngineHarness.list()
    harness.scroll(120)
    harness.tap(.nextButton)
    harness.settle()
    #expect(harness.placed == "2024-03 0.0")
    harness.tap(.previousButton)
    harness.tap(.previousButton)
    harness.settle()
    #expect(harness.text(.title) == "January 2024")
    harness.tap(.todayButton)
    harness.settle()
    #expect(harness.placed == "2024-02 0.0")
    #expect(harness.state.focus.day == day("2024-02-20"))
  }

  @Test func reducedMotionJumps() {
    let harness = EngineHarness.list()
    harness.change { $0.reducesMotion = true }
    harness.send(.show(day("2030-05-05")))
    #expect(harness.placed == "2030-05 0.0")
    #expect(harness.state.motion == .rest)
  }

  // Keys --------------------------------------------------------------------------------------

  @Test func theKeyboardMovesTheListAsLittleAsItMust() {
    let harness = EngineHarness.list()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.key(.down)
    harness.settle()
    #expect(harness.placed == "2024-02 0.0")
    // The first days of March are below the view; the month's name comes into view with them.
    harness.key(.down)
    harness.settle()
    #expect(harness.state.focus.day == day("2024-03-05"))
    // The second row of March ends at 306 + 44 + 100, and the view is 352 points high.
    #expect(harness.placed == "2024-02 98.0")
    harness.key(.up)
    harness.settle()
    #expect(harness.placed == "2024-02 98.0")
    for _ in 0..<3 { harness.key(.up) }
    harness.settle()
    #expect(harness.state.focus.day == day("2024-02-06"))
    #expect(harness.placed == "2024-02 94.0")
  }

  @Test func underANameThatStaysTheKeyboardIsNotHidden() {
    let harness = EngineHarness.list { $0.list.headers = .sticky }
    harness.send(.focusEntered(day("2024-02-20")))
    harness.scroll(260)
    harness.key(.up)
    harness.settle()
    // The row of the 11th begins at 44 + 100, below a name of 44 points.
    #expect(harness.state.focus.day == day("2024-02-13"))
    #expect(harness.placed == "2024-02 100.0")
  }

  @Test func pageKeysGoMonthByMonthAndKeepTheDay() {
    let harness = EngineHarness.list(showing: "2024-01-31")
    harness.send(.focusEntered(day("2024-01-31")))
    for expected in ["2024-02-29", "2024-03-31"] {
      harness.key(.pageDown)
      #expect(harness.state.focus.day == day(expected))
      #expect(harness.take("focus").last == "focus \(expected) on \(expected.prefix(7))")
      harness.settle()
      #expect(harness.state.viewport.list.days?.contains(day(expected)) == true)
    }
    harness.key(.home, .control)
    #expect(harness.state.focus.day == day("2024-03-01"))
  }

  @Test func theKeyboardStaysWhereSomethingIsSeen() {
    let harness = EngineHarness.list()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.forget()
    for _ in 0..<100 {
      harness.scroll(40)
      let day = harness.state.focus.day
      let page = harness.state.arrangement.ownPage(of: day)
      #expect(harness.node(NodeKey(.dayCell, page: page, day: day)) != nil)
      #expect(harness.scene.nodes.filter { $0.traits.contains(.tabStop) }.count == 1)
    }
    #expect(harness.take("focus").count >= 10)
  }
}
