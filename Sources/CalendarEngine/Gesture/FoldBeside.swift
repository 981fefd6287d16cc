// SPDX-License-Identifier: MIT

/// The fold of an expandable calendar, beside what moves along the axis.
struct FoldBeside {
  /// How devices take hold of it; nil where nothing folds.
  let grip: MovementGrip?

  init(_ shown: LayoutInput, _ state: CalendarState) {
    grip = MovementGrip(foldOf: shown, state)
  }
}
