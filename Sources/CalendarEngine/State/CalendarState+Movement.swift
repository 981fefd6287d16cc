// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// How the view in force moves along its axis.
  var movementKind: MovementKind {
    !Edition.isPicker && options.view == .months && level == .days ? .list : .paged
  }

  /// Along which axis the view moves; weeks stand beside each other, whatever months do.
  var axis: PagingAxis {
    if case .weeks = viewport.page.scale { return .horizontal }
    return movementKind.axis(options.axis)
  }

  /// Whether a finger that moves across the axis selects days, because along it the view scrolls.
  var paintsSideways: Bool {
    !movementKind.turnsPages && options.swipe == .selects && options.selection != .none
  }

  /// Whether days of neighbouring months are shown.
  var showsOutsideDays: Bool { options.outsideDays == .shown && !movementKind.joinsMonths }

  /// How many rows months have.
  var rows: RowsPolicy { movementKind.joinsMonths ? .fitting : options.rows }

  /// The page of a day that can be chosen: its own month where several are in view.
  func homePage(of day: EpochDay) -> CalendarPage {
    movementKind.joinsMonths ? CalendarPage(day.civil.yearMonth) : viewport.page
  }

  /// The page that the keyboard is on.
  var focusedPage: CalendarPage { homePage(of: focus.day) }

  /// Whether a day is on a page in view.
  func isInView(_ day: EpochDay) -> Bool {
    let (first, last) = viewport.pages
    return day >= first.firstDay && day <= last.lastDay
  }
}
