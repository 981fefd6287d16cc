// SPDX-License-Identifier: MIT
import CalendarModel

/// Pickers show no events.
enum EventTraits {
  static func of(_ event: Occurrence, _ input: LayoutInput) -> Traits { [] }
  static func isLocked(_ event: Occurrence, _ input: LayoutInput) -> Bool { false }
}
