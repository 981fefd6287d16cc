// SPDX-License-Identifier: MIT
import CivilTime

/// What a month makes room for beside numbers.
struct MonthContent {
  var hasAlternates = false
  var hasOccurrences = false
  var kinds: DayContent = []
  /// Height of the list below the grid, or 0 without one.
  var legendHeight = 0.0

  init() {}

  init(_ input: LayoutInput) {
    hasAlternates = input.state.options.showsAlternateDates
    hasOccurrences = input.state.options.asksForOccurrences
    kinds = input.state.content
    legendHeight = LegendLayout.height(input)
  }
}
