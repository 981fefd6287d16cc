// SPDX-License-Identifier: MIT
import CivilTime

/// The part of the endless sequence of pages that is in view.
///
/// The page is exact and the displacement small, so paging to year 9999 and back accumulates no
/// error.
public struct Viewport: Hashable, Sendable {
  /// The current page: at rest the visible one, while settling the one being settled on.
  public var page: CalendarPage
  /// How far the view is displaced from it, in page widths, −1...1; positive towards later pages.
  public var fraction: Double
  /// How many months stand side by side: the current page and those after it.
  var beside = Columns()
  /// The position of a list of months.
  public internal(set) var list = ListPlace()

  /// At rest on a page.
  public init(page: CalendarPage) {
    self.page = page
    self.fraction = 0
  }
}

extension Viewport {
  /// The pages in view at rest, the first and the last: a single one where pages turn, unless months
  /// stand side by side.
  var pages: (first: CalendarPage, last: CalendarPage) {
    let last = beside.count > 1 ? page.addingClamped(pages: beside.count - 1) : page
    return (page, list.lastPage.map { max(page, $0) } ?? last)
  }

  /// The days of the pages in view at rest.
  var days: DayInterval {
    DayInterval(first: page.firstDay, last: pages.last.lastDay) ?? page.days
  }

  /// Whether a day is on a page in view.
  func shows(_ day: EpochDay) -> Bool {
    let (first, last) = pages
    return day >= first.firstDay && day <= last.lastDay
  }

  /// The pages that are at least partly visible; the current one always counts.
  var visiblePages: (first: CalendarPage, last: CalendarPage) {
    if fraction > 0 { return (page, page.addingClamped(pages: 1)) }
    if fraction < 0 { return (page.addingClamped(pages: -1), page) }
    return (page, page)
  }

  /// The page that takes up most of the view.
  var nearestPage: CalendarPage {
    if fraction > 0.5 { return page.addingClamped(pages: 1) }
    if fraction < -0.5 { return page.addingClamped(pages: -1) }
    return page
  }

  /// Makes another page the current one without moving what is in view; at most one page away.
  mutating func turn(to other: CalendarPage) {
    let distance = Double(page.pages(until: other))
    page = other
    fraction = min(max(fraction - distance, -1), 1)
  }
}
