// SPDX-License-Identifier: MIT

/// The months of pickers make room for numbers alone.
struct MonthContent {
  init() {}
  init(_ state: CalendarState, _ metrics: CalendarMetrics) {}

  var hasAlternates: Bool { false }
  var hasOccurrences: Bool { false }
  var kinds: DayContent { [] }
  var legendHeight: Double { 0 }
  var hasWeekNumbers: Bool { false }
  var maximumHeight: Double { 0 }
  var hasHeader: Bool { true }
  var hasWeekdays: Bool { true }
}
