// SPDX-License-Identifier: MIT
import CivilTime

/// The months of pickers do not fold.
public struct Expansion: Hashable, Sendable {
  init(_ mode: ExpansionMode) {}
}

extension Expansion {
  var mode: ExpansionMode { .month }
  var fraction: Double { 1 }
  var motion: Motion { .rest }
  var day: EpochDay? { nil }
  var isFolded: Bool { false }
  var isAtRest: Bool { true }
  var isHeld: Bool { false }
  var wantsFrame: Bool { false }

  func hold(_ extents: PageExtents) {}
  func measure(_ extents: PageExtents) {}
  func drag(by distance: Int32) {}
  func mode(after velocity: Double) -> ExpansionMode { .month }
  func go(to mode: ExpansionMode, velocity: Double, animated: Bool, _ clock: MotionClock) {}
  func keepWeek(of day: EpochDay) {}
  func advance(_ clock: MotionClock) {}
}
