// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

struct PagingTests {
  private static var arabic: LocaleProfile {
    var locale = LocaleProfile()
    locale.isRightToLeft = true
    return locale
  }

  @Test func pagesFollowTheFingerFromTheLockOn() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    #expect(harness.state.viewport.fraction == 1.0 / 350)
    for distance in [7.0, 35, 70, 175, 70, -35] {
      harness.pointer(.moved, x: 290 - distance, y: 200)
      #expect(abs(harness.state.viewport.fraction - distance / 350) < 1e-12)
      #expect(harness.isClaimed)
    }
    #expect(harness.scene.groups.map { $0.x } == [35 * 64])
  }

  /// A busy host joins many samples to one: all but the slop of them is followed.
  @Test(arguments: [11.0, 60, 180]) func oneSampleFollowsAsFarAsMany(distance: Double) {
    let (one, many) = (EngineHarness(), EngineHarness())
    for harness in [one, many] { harness.pointer(.down, x: 300, y: 200) }
    one.pointer(.moved, x: 300 - distance, y: 200)
    for way in 1...Int(distance) { many.pointer(.moved, x: 300 - Double(way), y: 200) }
    #expect(one.state.viewport.fraction == (distance - 10) / 350)
    #expect(one.state.viewport == many.state.viewport)
  }

  @Test func theFingerMayStrayBeforeItPans() {
    let harness = EngineHarness()
    harness.pointer(.down, x: 175, y: 200)
    harness.pointer(.moved, x: 166, y: 200)
    #expect(!harness.isClaimed && harness.state.motion == .rest)
    harness.pointer(.moved, x: 164, y: 200)
    #expect(harness.isClaimed && harness.state.motion.isHeld)
  }

  @Test func aMouseMayStrayLess() {
    let harness = EngineHarness()
    harness.pointer(.down, x: 175, y: 200, device: .mouse)
    harness.pointer(.moved, x: 171, y: 200, device: .mouse)
    #expect(!harness.isClaimed)
    harness.pointer(.moved, x: 170, y: 200, device: .mouse)
    #expect(harness.isClaimed)
  }

  @Test func pastHalfTurnsThePage() {
    let harness = EngineHarness()
    harness.swipe(.left)
    #expect(harness.state.viewport.page.month == month("2024-03"))
    harness.settle()
    #expect(harness.summary == "2024-03 rest, focus 2024-03-01, selected none")
    harness.swipe(.right)
    harness.settle()
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
  }

  @Test func belowHalfSnapsBack() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.drag(from: 289, to: 289 - 170)
    harness.skip(milliseconds: 200)
    harness.forget()
    harness.pointer(.up, x: 119, y: 200)
    #expect(harness.state.viewport.page.month == month("2024-02"))
    harness.settle()
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    #expect(harness.take() == [])
  }

  @Test func aFlickTurnsThePageFromAShortWay() {
    let harness = EngineHarness()
    harness.flick(.left)
    #expect(harness.state.viewport.page.month == month("2024-03"))
    harness.settle()
    harness.flick(.right)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  @Test func aFlickBackStays() {
    let harness = EngineHarness()
    harness.grab(x: 320)
    harness.drag(from: 309, to: 309 - 200)
    harness.drag(from: 109, to: 169, milliseconds: 48)
    harness.pointer(.up, x: 169, y: 200)
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  @Test func theHardestFlickTurnsOnePage() {
    let harness = EngineHarness()
    harness.grab(x: 175)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: -400_000, y: 200)
    harness.skip(milliseconds: 1)
    harness.pointer(.up, x: -30_000_000, y: 200)
    #expect(harness.state.viewport.page.month == month("2024-03"))
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-03"))
  }

  /// The page after the next must not become visible: a spring overshoots by less than anybody can
  /// see.
  @Test func aFlickDoesNotOvershoot() {
    for speed in [1.0, 3, 8, 20, 1000] {
      for travel in [0.02, 0.2, 0.6, 0.95, 1] {
        let harness = EngineHarness()
        harness.send(.holdPages)
        harness.send(.drag(pages: travel))
        harness.send(.release(pages: speed))
        var furthest = 0.0
        for _ in 0..<240 {
          harness.wait(milliseconds: 8, hertz: 125)
          furthest = max(furthest, harness.state.viewport.fraction)
        }
        #expect(
          harness.state.viewport.page.month == month(travel + speed < 0.5 ? "2024-02" : "2024-03"))
        #expect(furthest <= 0.01, "\(speed) pages a second after \(travel)")
      }
    }
  }

  @Test func theTitleFollowsTheFinger() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.drag(from: 289, to: 289 - 180)
    #expect(harness.text(.title) == "March 2024")
    #expect(harness.take("title") == ["title 2024-03"])
    harness.drag(from: 109, to: 289)
    #expect(harness.text(.title) == "February 2024")
  }

  @Test func aFingerStopsAPageThatSettles() {
    let harness = EngineHarness()
    harness.flick(.left)
    harness.wait(milliseconds: 64)
    let caught = harness.state.viewport.fraction
    #expect(caught < -0.1)
    harness.pointer(.down, x: 100, y: 200)
    #expect(harness.isClaimed && harness.state.motion.isHeld)
    harness.wait(milliseconds: 500)
    #expect(harness.state.viewport.fraction == caught)
    harness.pointer(.moved, x: 135, y: 200)
    #expect(abs(harness.state.viewport.fraction - (caught - 0.1)) < 1e-12)
    harness.skip(milliseconds: 200)
    harness.pointer(.up, x: 135, y: 200)
    #expect(harness.settle())
  }

  @Test func aFingerThatStopsAPageIsNoTap() {
    let harness = EngineHarness()
    harness.flick(.left)
    harness.wait(milliseconds: 64)
    harness.pointer(.down, x: 175, y: 200)
    harness.pointer(.up, x: 175, y: 200)
    harness.settle()
    #expect(harness.state.selection == .none)
  }

  @Test(arguments: [16, 48, 96, 160, 240] as [Int64])
  func aClickOnAPageThatTurnsChoosesWhereItComesToRest(milliseconds: Int64) throws {
    let harness = EngineHarness()
    let page = harness.state.viewport.page
    let key = NodeKey(.dayCell, page: page, day: day("2024-02-20"))
    let place = try #require(harness.middle(of: key))
    harness.tap(.nextButton)
    harness.wait(milliseconds: milliseconds)
    #expect(harness.state.viewport.fraction != 0)
    harness.pointer(.down, x: place.x, y: place.y, device: .mouse)
    harness.pointer(.up, x: place.x + 1, y: place.y, device: .mouse)
    #expect(harness.settle())
    // The fourth Tuesday's place in the grid of March.
    #expect(harness.summary == "2024-03 rest, focus 2024-03-19, selected 2024-03-19")
  }

  @Test(arguments: [16, 48, 96] as [Int64])
  func aFingerThatStopsAPageDoesNotUndoTheTurn(milliseconds: Int64) {
    let harness = EngineHarness()
    harness.tap(.nextButton)
    harness.wait(milliseconds: milliseconds)
    harness.pointer(.down, x: 175, y: 200)
    harness.pointer(.up, x: 178, y: 200)
    #expect(harness.settle())
    #expect(harness.state.viewport.page.month == month("2024-03"))
    #expect(harness.state.selection == .none)
  }

  @Test func catchingAPageAtTheEndDoesNotMoveIt() {
    let harness = EngineHarness { $0.bounds = days("2024-02-01", "2024-02-29") }
    harness.grab(x: 300)
    harness.drag(from: 289, to: 50)
    harness.pointer(.up, x: 50, y: 200)
    harness.wait(milliseconds: 48)
    let caught = harness.state.viewport.fraction
    #expect(caught > 0.05)
    harness.pointer(.down, x: 100, y: 200)
    harness.pointer(.moved, x: 100, y: 200)
    #expect(abs(harness.state.viewport.fraction - caught) < 1e-12)
  }

  @Test func theEndsStretchLikeRubber() {
    for side in [EngineHarness.Side.left, .right] {
      let harness = EngineHarness { $0.bounds = days("2024-02-01", "2024-02-29") }
      let sign = side == .left ? -1.0 : 1
      harness.grab(x: 175, towards: side)
      var last = 0.0
      var lastStep = 1.0
      for step in 1...7 {
        harness.pointer(.moved, x: 175 + sign * (11 + Double(step) * 50), y: 200)
        let stretched = abs(harness.state.viewport.fraction)
        #expect(stretched > last && stretched < Double(step) / 7)
        #expect(stretched - last < lastStep)
        (lastStep, last) = (stretched - last, stretched)
      }
      #expect(last < 0.4)
      #expect(harness.text(.title) == "February 2024")
      harness.pointer(.up, x: 175 + sign * 361, y: 200)
      #expect(harness.settle())
      #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    }
  }

  @Test func upAndDownBelongsToThePage() {
    let harness = EngineHarness()
    harness.pointer(.down, x: 175, y: 200)
    for y in [205.0, 212, 240, 320] {
      harness.pointer(.moved, x: 170, y: y)
      #expect(!harness.isClaimed)
    }
    harness.pointer(.moved, x: 20, y: 320)
    #expect(!harness.isClaimed && harness.state.motion == .rest)
    harness.pointer(.up, x: 20, y: 320)
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    #expect(harness.state.selecting.pressed == nil)
  }

  @Test func aSecondFingerIsIgnored() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.drag(from: 289, to: 219)
    let before = harness.state
    harness.pointer(.down, x: 50, y: 200, id: 2)
    harness.pointer(.moved, x: 300, y: 200, id: 2)
    harness.pointer(.up, x: 300, y: 200, id: 2)
    #expect(harness.state == before)
    harness.pointer(.moved, x: 185, y: 200)
    #expect(abs(harness.state.viewport.fraction - 105.0 / 350) < 1e-12)
  }

  @Test(arguments: [0.1, 0.4, 0.6, 0.95])
  func cancellingRestoresThePage(travel: Double) {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    harness.forget()
    let before = harness.summary
    harness.grab(x: 345)
    harness.drag(from: 334, to: 334 - travel * 350)
    harness.pointer(.cancelled, x: 0, y: 0)
    harness.settle()
    #expect(harness.summary == before)
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  @Test func cancellingATapIsNoTap() throws {
    let harness = EngineHarness()
    let middle = try #require(harness.middle(of: NodeKey(.nextButton)))
    harness.pointer(.down, x: middle.x, y: middle.y)
    #expect(harness.state.selecting.pressed == NodeKey(.nextButton))
    harness.pointer(.cancelled, x: middle.x, y: middle.y)
    #expect(harness.state.selecting.pressed == nil)
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  /// The system may keep the end of a touch to itself.
  @Test func aFingerWhoseEndWasLostCanComeAgain() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.drag(from: 289, to: 250)
    harness.pointer(.down, x: 60, y: 200)
    harness.pointer(.up, x: 60, y: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-02"))
    harness.tap("2024-02-14")
    #expect(harness.state.selection.day == day("2024-02-14"))
  }

  @Test func rightToLeftMirrors() {
    let harness = EngineHarness(locale: Self.arabic)
    harness.grab(x: 50, towards: .right)
    harness.pointer(.moved, x: 60 + 70, y: 200)
    #expect(abs(harness.state.viewport.fraction - 0.2) < 1e-12)
    #expect(harness.scene.groups.map { $0.x } == [70 * 64])
    harness.drag(from: 130, to: 320)
    harness.skip(milliseconds: 200)
    harness.pointer(.up, x: 320, y: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-03"))
    harness.flick(.left)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  @Test func reducedMotionJumps() {
    let harness = EngineHarness(reducesMotion: true)
    harness.tap(.nextButton)
    #expect(!harness.wantsFrame)
    #expect(harness.summary == "2024-03 rest, focus 2024-03-01, selected none")
    harness.swipe(.right)
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
  }

  @Test func buttonsTurnPagesAndSlide() {
    let harness = EngineHarness()
    harness.tap(.nextButton)
    #expect(harness.wantsFrame)
    #expect(harness.state.viewport.fraction == -1)
    #expect(harness.text(.title) == "March 2024")
    harness.settle()
    harness.tap(.previousButton)
    harness.tap(.previousButton)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-01"))
    harness.tap(.todayButton)
    harness.settle()
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
  }

  @Test func visibleDaysAreToldAtRest() {
    let harness = EngineHarness()
    harness.tap(.nextButton)
    #expect(harness.take() == ["page 2024-03 turning", "title 2024-03"])
    harness.settle()
    #expect(harness.take() == ["visible 2024-02-25...2024-04-06", "page 2024-03 settled"])
  }

  @Test func behindTheLastMonthThereIsNothing() {
    let february = DayInterval(first: day("2024-02-01"), last: day("2024-02-29"))
    let harness = EngineHarness { $0.bounds = february ?? .all }
    harness.grab(x: 300)
    harness.drag(from: 289, to: 200)
    #expect(harness.state.viewport.fraction > 0.1)
    #expect(harness.scene.nodes.filter { $0.role == .page }.count == 1)
  }
}
