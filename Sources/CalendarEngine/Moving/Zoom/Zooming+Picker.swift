// SPDX-License-Identifier: MIT
import CivilTime

/// Pickers look at days, always from as near.
public struct Zooming: Hashable, Sendable {
  init(_ level: ZoomLevel = .days) {}
}

extension Zooming {
  package var level: ZoomLevel { .days }
  var motion: ZoomMotion? { nil }

  func go(to level: ZoomLevel, _ motion: ZoomMotion?) {}
  func advance(to time: Int64) {}
}
