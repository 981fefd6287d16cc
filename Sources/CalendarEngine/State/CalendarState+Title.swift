// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// What the title names: under the hand of the page that fills the most of the view, from the
  /// release on of the one that is settled on.
  public var title: CalendarTitle { title(of: titledPage) }

  /// The page that has the title.
  var titledPage: CalendarPage { motion.isHeld ? viewport.nearestPage : viewport.page }

  /// What the title names where a page is current.
  func title(of page: CalendarPage) -> CalendarTitle {
    guard !Edition.isPicker, level == .days else { return CalendarTitle(page) }
    if options.titleRule == .selection { return selectionTitle ?? CalendarTitle(page) }
    guard case .weeks = page.scale, options.titleRule != .page else { return CalendarTitle(page) }
    let days = page.days
    switch options.titleRule {
    case .majority:
      // Of an odd number of days the middle one is of the month that has the most of them.
      let middle = Int64(page.startRawValue) + Int64(page.scale.step - 1) / 2
      return CalendarTitle(EpochDay(clamping: middle).civil.yearMonth)
    case .selectedDay:
      return CalendarTitle((selection.first(in: days) ?? days.start).civil.yearMonth)
    case .span:
      let (first, last) = (page.firstDay.civil.yearMonth, page.lastDay.civil.yearMonth)
      return CalendarTitle(first, first == last ? .page : .months(through: last))
    case .page, .firstDay, .selection: return CalendarTitle(days.start.civil.yearMonth)
    }
  }

  /// A title that names what is selected, or nil where nothing is.
  private var selectionTitle: CalendarTitle? {
    guard let first = selection.first else { return nil }
    let month = first.civil.yearMonth
    switch selection.kind {
    case .none: return nil
    case .day: return CalendarTitle(month, .day(first))
    case .interval: return selection.interval.map { CalendarTitle(month, .interval($0)) }
    case .days: return CalendarTitle(month, .count(selection.days.count))
    }
  }
}
