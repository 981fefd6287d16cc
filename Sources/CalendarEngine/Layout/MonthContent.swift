// SPDX-License-Identifier: MIT
import CivilTime

/// What a month makes room for besides numbers.
struct MonthContent {
  var hasAlternates = false
  var hasOccurrences = false
  var kinds: DayContent = []
  /// Height of the list below the grid, or 0 without one.
  var legendHeight = 0.0
  /// Whether there is room for week numbers in front of the rows.
  var hasWeekNumbers = false
  /// The maximum height, or 0.
  var maximumHeight = 0.0
  var hasHeader = true
  var hasWeekdays = true

  init() {}

  /// What the app asks for.
  init(_ state: CalendarState, _ metrics: CalendarMetrics) {
    hasAlternates = state.options.showsAlternateDates
    hasOccurrences = state.options.loadsOccurrences
    kinds = state.facts.content
    legendHeight = LegendLayout.height(state.options.legend, metrics)
    hasWeekNumbers = state.options.showsWeekNumbers
    maximumHeight = state.options.maximumHeight
    hasHeader = !state.options.hiddenParts.contains(.header)
    hasWeekdays = !state.options.hiddenParts.contains(.weekdays)
  }
}
