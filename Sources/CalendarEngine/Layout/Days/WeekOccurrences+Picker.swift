// SPDX-License-Identifier: MIT

/// The weeks of pickers hold no occurrences, so that there is no such value.
enum WeekOccurrences {
  init?(
    page: CalendarPage, start: Int32, columns: Range<Int32>, _ input: LayoutInput,
    _ measures: MonthMeasures
  ) { return nil }

  func count(in column: Int32) -> Int32 { 0 }
}
