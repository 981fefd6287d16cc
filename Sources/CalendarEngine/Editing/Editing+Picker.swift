// SPDX-License-Identifier: MIT
import CalendarModel

/// Pickers show no events.
public struct Editing: Hashable, Sendable {
  init() {}

  var isHeld: Bool { false }

  func moves(_ occurrence: Occurrence) -> Bool { false }
}
