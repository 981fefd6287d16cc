// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

struct MotionTests {
  /// What is left after a flick with frames at this rate.
  private static func rest(_ frames: (EngineHarness) -> Void) -> (String, String) {
    let harness = EngineHarness()
    harness.flick(.left)
    frames(harness)
    return (harness.summary, harness.dump)
  }

  @Test func everyFrameRateComesToTheSameRest() {
    let expected = Self.rest { $0.settle(hertz: 60) }
    #expect(expected.0 == "2024-03 rest, focus 2024-03-01, selected none")
    for hertz: Int64 in [24, 30, 50, 90, 120, 144, 240] {
      let other = Self.rest { $0.settle(hertz: hertz) }
      #expect(other == expected)
    }
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<20 {
      let other = Self.rest { harness in
        while harness.wantsFrame {
          harness.skip(milliseconds: Int64.random(in: 1...90, using: &numbers))
          harness.frame()
        }
      }
      #expect(other == expected)
    }
  }

  @Test func everyFrameRateIsAtTheSamePlaceAtTheSameTime() {
    func places(_ hertz: Int64) -> [Double] {
      let harness = EngineHarness()
      harness.tap(.nextButton)
      return (0..<5).map { _ in
        harness.wait(milliseconds: 40, hertz: hertz)
        return harness.state.viewport.fraction
      }
    }
    let expected = places(60)
    #expect(expected.allSatisfy { $0 < 0 })
    for hertz: Int64 in [25, 50, 120, 1000] { #expect(places(hertz) == expected) }
  }

  @Test func aTabThatSleptWakesAtRest() {
    let harness = EngineHarness()
    harness.tap(.nextButton)
    harness.skip(milliseconds: 3_600_000)
    harness.frame()
    #expect(!harness.wantsFrame)
    #expect(harness.summary == "2024-03 rest, focus 2024-03-01, selected none")
  }

  @Test func aClockThatGoesBackDoesNotMatter() {
    let harness = EngineHarness()
    harness.tap(.nextButton)
    harness.wait(milliseconds: 100)
    let before = harness.state
    harness.skip(milliseconds: -60_000)
    harness.frame()
    #expect(harness.state == before)
  }

  @Test func aSlideTakesLessThanASecond() {
    let harness = EngineHarness()
    harness.tap(.nextButton)
    harness.wait(milliseconds: 900)
    #expect(harness.state.motion == .rest)
  }

  @Test func restAsksForNoFrames() {
    let harness = EngineHarness()
    harness.frame()
    #expect(!harness.wantsFrame)
    harness.tap("2024-02-14")
    #expect(!harness.wantsFrame)
  }

  // MARK: - Wheels

  @Test func oneGestureOfAWheelTurnsOnePage() {
    let harness = EngineHarness()
    for _ in 0..<40 {
      harness.wheel(dx: 60)
      #expect(harness.isClaimed)
      harness.wait(milliseconds: 16)
    }
    harness.wait(milliseconds: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-03"))
    harness.wheel(dx: -200)
    harness.wait(milliseconds: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  @Test func aTouchOfTheWheelSnapsBack() {
    let harness = EngineHarness()
    harness.wheel(dx: 40)
    #expect(harness.state.motion.isHeld && harness.wantsFrame)
    harness.wait(milliseconds: 120)
    harness.settle()
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
  }

  @Test func aFifthOfAPageIsEnoughForAWheel() {
    let harness = EngineHarness()
    harness.wheel(dx: 70)
    harness.wait(milliseconds: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-03"))
  }

  @Test func aVerticalWheelIsLeftAlone() {
    let harness = EngineHarness()
    harness.wheel(dx: 10, dy: 300)
    #expect(!harness.isClaimed && harness.state.motion == .rest)
    harness.configure { $0.wheelPagesVertically = true }
    harness.wheel(dy: 300)
    #expect(harness.isClaimed)
    harness.wait(milliseconds: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-03"))
  }

  @Test func wheelsAreMirroredToo() {
    var locale = LocaleProfile()
    locale.isRightToLeft = true
    let harness = EngineHarness(locale: locale) { $0.wheelPagesVertically = true }
    harness.wheel(dx: 200)
    harness.wait(milliseconds: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-01"))
    harness.wheel(dy: 200)
    harness.wait(milliseconds: 200)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  @Test func aWheelAtTheEndStretchesAndComesBack() {
    let harness = EngineHarness { $0.bounds = days("2024-02-01", "2024-02-29") }
    harness.wheel(dx: 100)
    #expect(harness.state.viewport.fraction > 0 && harness.state.viewport.fraction < 100.0 / 350)
    harness.wait(milliseconds: 200)
    #expect(harness.settle())
    #expect(harness.state.viewport.page.month == month("2024-02"))
  }

  @Test func aFingerTakesThePagesFromAWheel() {
    let harness = EngineHarness()
    harness.wheel(dx: 50)
    harness.pointer(.down, x: 175, y: 200)
    harness.wait(milliseconds: 400)
    // The wheel has paused; the finger still holds the pages.
    #expect(harness.state.motion.isHeld)
    harness.pointer(.moved, x: 105, y: 200)
    #expect(abs(harness.state.viewport.fraction - 120.0 / 350) < 1e-12)
  }

  @Test func aWheelDoesNotDisturbAFinger() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.drag(from: 289, to: 219)
    let before = harness.state
    harness.wheel(dx: 300)
    harness.wait(milliseconds: 400)
    #expect(harness.state == before)
    #expect(harness.state.motion.isHeld)
  }
}
