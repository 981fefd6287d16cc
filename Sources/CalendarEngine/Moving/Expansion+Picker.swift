// SPDX-License-Identifier: MIT
import CivilTime

/// The months of pickers do not fold.
public struct Expansion: Hashable, Sendable {
  init(_ mode: ExpansionMode) {}
}

extension Expansion {
  var mode: ExpansionMode { .month }
  var fraction: Double { 1 }
  var motion: Motion {
    get { .rest }
    set {}
  }
  var day: EpochDay? {
    get { nil }
    set {}
  }
  var isFolded: Bool { false }
  var isAtRest: Bool { true }
  var isHeld: Bool { false }
  var wantsFrame: Bool { false }

  func hold(_ extents: PageExtents) {}
  func drag(by distance: Int32) {}
  func mode(after velocity: Double) -> ExpansionMode { .month }
  func go(to mode: ExpansionMode, velocity: Double, animated: Bool, _ clock: MotionClock) {}
  func advance(_ clock: MotionClock) {}
}
