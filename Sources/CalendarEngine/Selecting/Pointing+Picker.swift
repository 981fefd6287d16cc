// SPDX-License-Identifier: MIT
import CivilTime

/// Pickers have no bars, and do not show what choosing a day would select.
struct Pointing: Hashable, Sendable {
  struct End {
    var start: EpochDay
    var day: EpochDay
  }
}

extension Pointing {
  var isAnywhere: Bool { false }

  var bar: NodeKey? {
    get { nil }
    set {}
  }

  var end: End? {
    get { nil }
    set {}
  }
}
