// SPDX-License-Identifier: MIT
import CivilTime

/// Pickers do not show what choosing a day would select.
struct Pointing: Hashable, Sendable {
  struct End {
    var start: EpochDay
    var day: EpochDay
  }
}

extension Pointing {
  var end: End? {
    get { nil }
    set {}
  }
}
