// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What has hold of what, along which axis, and what drags do not disturb.
struct DragTests {
  /// A calendar of each kind of movement.
  private static func calendars() -> [(name: String, harness: EngineHarness)] {
    [
      ("pages", EngineHarness()), ("months up and down", EngineHarness { $0.axis = .vertical }),
      ("year", EngineHarness { $0.view = .year }), ("list", EngineHarness { $0.view = .months }),
      ("fold", ExpandableTests.expandable { $0.expanding.followsSwipes = true }),
      ("selecting", EngineHarness { ($0.selection, $0.swipe) = (.multiple, .selects) }),
    ]
  }

  /// Puts a finger down and moves it to a place and on, with something between two samples.
  private static func drag(
    _ harness: EngineHarness, by step: (x: Double, y: Double), modifiers: Modifiers = [],
    between: (Int) -> Void = { _ in }
  ) {
    for index in 0...6 {
      let place = (x: 175 + step.x * Double(index), y: 200 + step.y * Double(index))
      harness.pointer(index == 0 ? .down : .moved, x: place.x, y: place.y, modifiers: modifiers)
      harness.skip(milliseconds: 16)
      between(index)
    }
  }

  private static let ways: [(x: Double, y: Double)] = [(-20, 3), (20, -3), (3, -20), (-3, 20)]

  @Test func twoFingersDoWhatTheFirstOneDoes() {
    var pinched = 0
    for way in Self.ways {
      for (index, one) in Self.calendars().enumerated() {
        let two = Self.calendars()[index].harness
        Self.drag(one.harness, by: way)
        Self.drag(two, by: way) { step in
          let phase: PointerSample.Phase = step == 1 ? .down : step == 5 ? .up : .moved
          guard step > 0, step < 6 else { return }
          two.pointer(phase, x: 60, y: 250 - Double(step) * 20, id: 2)
          #expect(!two.isClaimed)
          pinched += 1
        }
        #expect(one.harness.state == two.state, "\(one.name) by \(way)")
        for harness in [one.harness, two] {
          harness.pointer(.up, x: 175 + way.x * 6, y: 200 + way.y * 6)
        }
        #expect(one.harness.state == two.state, "\(one.name) by \(way), let go")
      }
    }
    #expect(pinched == 4 * 6 * 5)
  }

  @Test func modifiersAreOfNoConcernToWhatCannotUseThem() {
    for way in Self.ways {
      for (index, plain) in Self.calendars().enumerated() {
        let held = Self.calendars()[index].harness
        Self.drag(plain.harness, by: way)
        Self.drag(held, by: way, modifiers: [.alt, .shift])
        #expect(plain.harness.state == held.state, "\(plain.name) by \(way)")
        #expect(plain.harness.isClaimed == held.isClaimed)
      }
    }
  }

  @Test func aWheelWithControlBelongsToThePage() {
    for (name, harness) in Self.calendars() {
      let before = harness.state
      for dy in [-300, 40, 300] {
        let sample = WheelSample(dx: 200 * 64, dy: Int32(dy) * 64, modifiers: .control)
        harness.send(.wheel(sample))
        #expect(!harness.isClaimed && !harness.wantsFrame, "\(name)")
      }
      #expect(harness.state == before, "\(name)")
    }
  }

  @Test func theAxisOnWhichAPointerLeavesHoldsToItsEnd() {
    let pages = EngineHarness()
    Self.drag(pages, by: (-20, 3))
    for y in [300.0, 400, 500] { pages.pointer(.moved, x: 55, y: y) }
    // The slop of ten points is not dragged, the rest is.
    #expect(pages.state.viewport.fraction == 110.0 / 350)
    let fold = ExpandableTests.expandable { $0.expanding.followsSwipes = true }
    Self.drag(fold, by: (3, -20))
    let expanded = fold.state.expansion.fraction
    #expect(fold.state.expansion.motion.isHeld && expanded < 1)
    for x in [0.0, 90, 350] { fold.pointer(.moved, x: x, y: 80) }
    #expect(fold.state.expansion.fraction == expanded && fold.state.motion == .rest)
  }

  @Test func whatMovesOnNeitherAxisIsNotDragged() {
    for way in [(20.0, 20.0), (-20, 20)] {
      let harness = EngineHarness()
      Self.drag(harness, by: way)
      #expect(harness.state.motion == .rest && !harness.isClaimed)
    }
  }

  @Test func aHandThatHoldsThePagesKeepsHoldOfThemAtAnotherWidth() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: 230, y: 200)
    let fraction = harness.state.viewport.fraction
    #expect(fraction > 0.1)
    harness.change { $0.metrics.width = 700 }
    #expect(harness.state.viewport.fraction == fraction)
    harness.skip(milliseconds: 16)
    harness.pointer(.moved, x: 160, y: 200)
    #expect(abs(harness.state.viewport.fraction - fraction - 0.1) < 1e-12)
  }

  @Test func aTravelKnowsItsAxis() {
    #expect(Travel(x: -5, y: 4).axis == .horizontal)
    #expect(Travel(x: 4, y: -5).axis == .vertical)
    #expect(Travel(x: 5, y: -5).axis == nil)
    #expect(Travel(from: (.min, .max), to: (.max, .min)) == Travel(x: .max, y: .min))
    #expect(-Travel(x: .min, y: 64) == Travel(x: .max, y: -64))
    #expect(Travel(x: -32, y: 96).along(.vertical) == 96)
  }

  @Test func velocitiesAreOfBothAxes() {
    var tracker = VelocityTracker()
    for step in Int32(0)...5 {
      tracker.add((step * 640, step * -320), at: Int64(step) * 10_000)
    }
    #expect(tracker.velocity(at: 50_000) == Velocity(x: 1000, y: -500))
    #expect(tracker.velocity(at: 200_000) == Velocity())
  }
}
