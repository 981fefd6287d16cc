// SPDX-License-Identifier: MIT
import CivilTime

/// The pages of pickers are months.
public struct CalendarPage: Hashable, Sendable {
  let index: Int32

  init(_ scale: PageScale, index: Int32) {
    self.index = index
  }
}

extension CalendarPage {
  var scale: PageScale { .month }
}
