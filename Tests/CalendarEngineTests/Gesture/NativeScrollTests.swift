// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// The second driver: a scroll view of the host moves the pages and reports their position.
struct NativeScrollTests {
  private static func report(
    _ harness: EngineHarness, _ offset: Double, velocity: Double = 0,
    _ phase: NativeScroll.Phase
  ) {
    harness.send(.scrolled(NativeScroll(offset: offset, velocity: velocity, phase: phase)))
    harness.skip(milliseconds: 16)
  }

  /// Travel and velocity of a release, and where the engine's own physics would end.
  private static let releases: [(travel: Double, velocity: Double)] = {
    var all: [(Double, Double)] = []
    for twentieths in stride(from: -19.0, through: 19, by: 2) {
      for velocity in [-6.0, -1, -0.2, 0, 0.2, 1, 6] { all.append((twentieths / 20, velocity)) }
    }
    return all
  }()

  @Test func bothDriversReachTheSamePage() {
    var faults: [String] = []
    for (travel, velocity) in Self.releases {
      let own = EngineHarness { $0.selection = .singlePerPage }
      own.send(.holdPages)
      own.send(.drag(pages: travel))
      own.send(.release(pages: velocity))
      own.settle()

      let native = EngineHarness { $0.selection = .singlePerPage }
      Self.report(native, travel / 2, .moving)
      Self.report(native, travel, .moving)
      native.forget()
      Self.report(native, travel, velocity: velocity, .released)
      guard case .snap(let aim)? = native.effects.first else {
        faults.append("no aim for \(travel), \(velocity)")
        continue
      }
      Self.report(native, (travel + aim) / 2, .moving)
      Self.report(native, aim, .moving)
      // A page has been passed, so it is now the current one.
      Self.report(native, 0, .ended)
      if native.summary != own.summary || native.spoken != own.spoken {
        faults.append("\(travel), \(velocity): \(native.summary), not \(own.summary)")
      }
    }
    #expect(faults == [])
    #expect(Self.releases.count == 140)
  }

  @Test func momentumMayFlyOverManyPages() {
    let harness = EngineHarness()
    Self.report(harness, 2.25, .moving)
    #expect(harness.state.viewport.page.month == month("2024-04"))
    #expect(harness.state.viewport.fraction == 0.25)
    Self.report(harness, -3.5, .moving)
    #expect(harness.state.viewport.page.month == month("2024-01"))
    #expect(harness.state.viewport.fraction == -0.5)
    Self.report(harness, -1, .ended)
    #expect(harness.summary == "2023-12 rest, focus 2023-12-01, selected none")
  }

  @Test func theEngineWantsNoFramesMeanwhile() {
    let harness = EngineHarness()
    Self.report(harness, 0.5, .moving)
    #expect(!harness.wantsFrame)
    #expect(harness.summary == "2024-02 native, focus 2024-02-20, selected none")
  }

  @Test func theEndsHold() {
    let harness = EngineHarness { $0.bounds = days("2024-02-01", "2024-03-31") }
    Self.report(harness, 5, .moving)
    #expect(harness.state.viewport.page.month == month("2024-03"))
    Self.report(harness, 0.1, velocity: 9, .released)
    #expect(harness.take("snap") == ["snap 0.0"])
    Self.report(harness, 0, .ended)
    #expect(harness.state.viewport.page.month == month("2024-03"))
  }

  @Test func offsetsThatAreNoNumbersAreDropped() {
    let harness = EngineHarness()
    let before = harness.state
    for offset in [Double.nan, .infinity, -.infinity] {
      for phase in [NativeScroll.Phase.moving, .released, .ended] {
        Self.report(harness, offset, phase)
      }
    }
    #expect(harness.state == before)
    Self.report(harness, 1e300, .moving)
    #expect(harness.state.viewport.page.month == .max)
    Self.report(harness, -1e300, .ended)
    #expect(harness.state.viewport.page.month == .min)
  }
}
