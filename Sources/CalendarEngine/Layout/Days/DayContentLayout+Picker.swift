// SPDX-License-Identifier: MIT
import CivilTime

/// The cells of pickers hold their numbers and nothing else.
enum DayContentLayout {
  struct Cell {
    let place: DayCell
    let page: CalendarPage
    let known: KnownDay
    let occurrences: WeekOccurrences?
  }

  static func nodes(
    _ cell: Cell, _ input: LayoutInput, _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {}
}
