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
  var day: EpochDay? {
    get { nil }
    set {}
  }
  var isFolded: Bool { false }
  var isAtRest: Bool { true }
  var wantsFrame: Bool { false }

  func hold() {}
  func drag(by distance: Double) {}
  func mode(after velocity: Double) -> ExpansionMode { .month }
  func go(to mode: ExpansionMode, velocity: Double, animated: Bool, _ clock: MotionClock) {}
  func advance(_ clock: MotionClock) {}
}
