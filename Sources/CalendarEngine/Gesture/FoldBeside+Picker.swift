// SPDX-License-Identifier: MIT

/// Nothing in pickers folds.
struct FoldBeside {
  init(_ shown: LayoutInput, _ state: CalendarState) {}

  var grip: MovementGrip? { nil }
}
