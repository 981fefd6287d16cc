// SPDX-License-Identifier: MIT

/// Nothing in pickers coasts.
public struct Coast: Hashable, Sendable {
  init(velocity: Double, time: Int64) {}
}

extension Coast {
  var velocity: Double { 0 }
  var isAtRest: Bool { true }

  mutating func advance(to now: Int64) -> Int32 { 0 }
}
