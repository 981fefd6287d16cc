// SPDX-License-Identifier: MIT
import CivilTime

/// The cells of pickers hold their numbers and nothing else.
enum DayContentLayout {
  struct Cell {
    let day: EpochDay
    let page: CalendarPage
    let node: Int32
    let fact: DayFact?
    let alternate: AlternateLabel?
  }

  static func nodes(
    _ cell: Cell, _ input: LayoutInput, _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {}
}
