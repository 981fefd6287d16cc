// SPDX-License-Identifier: MIT
import CivilTime

/// What a month makes room for beside numbers.
struct MonthContent {
  var hasAlternates = false
  var kinds: DayContent = []
  /// Height of the list below the grid, or 0 without one.
  var legendHeight = 0.0

  init() {}

  /// What the app asks for; the pickers' build has none of it.
  init(_ input: LayoutInput) {
    if Edition.isPicker { return }
    hasAlternates = input.state.options.showsAlternateDates
    kinds = input.state.content
    legendHeight = LegendLayout.height(input)
  }
}
