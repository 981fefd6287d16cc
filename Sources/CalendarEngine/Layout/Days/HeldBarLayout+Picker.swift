// SPDX-License-Identifier: MIT

/// No hand holds events of pickers.
enum HeldBarLayout {
  static func nodes(
    in cell: DayCell, _ columns: Range<Int32>, on page: CalendarPage, _ input: LayoutInput,
    _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {}
}
