// SPDX-License-Identifier: MIT
import CivilTime

/// The titles of pickers name their months.
public struct CalendarTitle: Hashable, Sendable {
  package let page: CalendarPage

  init(_ page: CalendarPage, _ subject: Subject = .page) {
    self.page = page
  }
}

extension CalendarTitle {
  var subject: Subject { .page }
}
