// SPDX-License-Identifier: MIT
import CivilTime

/// A selection in the making: Shift and the arrow keys, or a drag across days.
struct SelectionExtent: Hashable, Sendable {
  /// The day from which it extends.
  var anchor: EpochDay
  /// What was selected before.
  var before: Selection
  /// Whether a drag deselects days, as it does when its first day was selected.
  var removes = false
  /// The day that a drag has come to.
  var reached: EpochDay?
}
