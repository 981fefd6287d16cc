// SPDX-License-Identifier: MIT
import CivilTime

/// Pickers look at days, always from as near.
public struct Zooming: Hashable, Sendable {
  init(_ level: ZoomLevel = .days) {}
}

extension Zooming {
  package var level: ZoomLevel {
    get { .days }
    set {}
  }
  var motion: ZoomMotion? {
    get { nil }
    set {}
  }
}
