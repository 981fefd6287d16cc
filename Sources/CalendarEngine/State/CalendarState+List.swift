// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Whether months are shown as a list that scrolls freely.
  var isList: Bool { !Edition.isPicker && options.view == .months && level == .days }

  /// Whether a finger that moves sideways over a list selects days.
  var paintsSideways: Bool {
    isList && options.swipe == .selects && options.selection != .none
  }

  /// Whether days of neighbouring months are shown: in a list each month has its own.
  var showsOutsideDays: Bool { options.outsideDays == .shown && !isList }

  /// The page of a day that can be chosen: its own month where several are in view.
  func homePage(of day: EpochDay) -> CalendarPage {
    isList ? CalendarPage(day.civil.yearMonth) : viewport.page
  }

  /// The page that the keyboard is on.
  var focusedPage: CalendarPage { homePage(of: focus.day) }

  /// The pages in view, the first and the last.
  var pagesInView: (first: CalendarPage, last: CalendarPage) {
    guard isList, let last = viewport.list.lastMonth else { return (viewport.page, viewport.page) }
    return (viewport.page, max(viewport.page, CalendarPage(last)))
  }

  /// Whether a day is on a page in view.
  func isInView(_ day: EpochDay) -> Bool {
    let (first, last) = pagesInView
    return day >= first.firstDay && day <= last.lastDay
  }

  /// Where a list of months stands.
  func place(in list: MonthList) -> MonthList.Place {
    MonthList.Place(band: list.band(of: viewport.page.month), offset: viewport.list.offset)
  }
}
