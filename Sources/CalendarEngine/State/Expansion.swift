// SPDX-License-Identifier: MIT
import CivilTime

/// How far an expandable calendar is expanded, and how that changes.
public struct Expansion: Blank, Hashable, Sendable {
  /// The mode that is shown, or gone over to.
  public internal(set) var mode: ExpansionMode
  /// How much of the month is shown beside one week: 0 none, 1 all.
  public internal(set) var fraction: Double
  /// How it is changing; the travel of a hand is the fraction before it is cut to 0...1.
  public internal(set) var motion: Motion = .rest
  /// The day whose week stays in view while it changes.
  var day: EpochDay?

  /// A month at rest.
  public init() { self.init(.month) }

  /// At rest in a mode.
  init(_ mode: ExpansionMode) {
    self.mode = mode
    fraction = mode.fraction
  }
}

extension Expansion {
  /// Whether nothing but one week is in view.
  var isFolded: Bool { fraction == 0 }

  /// Comes to rest in the mode.
  mutating func land() {
    fraction = mode.fraction
    motion = .rest
  }
}
