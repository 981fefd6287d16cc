// SPDX-License-Identifier: MIT
import CalendarModel

/// Pickers show no events.
public struct Editing: Hashable, Sendable {
  init() {}

  var isHeld: Bool { false }

  var isByHand: Bool { false }

  var hasSelected: Bool { false }

  func moves(_ occurrence: Occurrence) -> Bool { false }

  func selects(_ occurrence: Occurrence) -> Bool { false }
}
