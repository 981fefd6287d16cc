// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarTitle {
  /// The months of the days in view, from the first page's through that of the last day.
  init(from page: CalendarPage, through last: EpochDay?) {
    let (first, last) = (page.month, last?.civil.yearMonth ?? page.month)
    self.init(first, first == last ? .page : .months(through: last))
  }

  /// What the title names while a page of days is current.
  init(of page: CalendarPage, _ rule: TitleRule, _ selection: Selection) {
    switch rule {
    case .selection:
      self = Self(of: selection) ?? Self(page)
      return
    case .page:
      self.init(page)
      return
    case .majority, .selectedDay, .span, .firstDay: break
    }
    guard case .weeks = page.scale else {
      self.init(page)
      return
    }
    self = Self(ofWeeks: page, rule, selection)
  }

  private init(ofWeeks page: CalendarPage, _ rule: TitleRule, _ selection: Selection) {
    let days = page.days
    switch rule {
    case .majority:
      // The middle day lies in the month with the most days; a tie goes to the earlier month.
      let middle = Int64(page.startRawValue) + Int64(page.scale.step - 1) / 2
      self.init(EpochDay(clamping: middle).civil.yearMonth)
    case .selectedDay:
      self.init((selection.first(in: days) ?? days.start).civil.yearMonth)
    case .span:
      let (first, last) = (page.firstDay.civil.yearMonth, page.lastDay.civil.yearMonth)
      self.init(first, first == last ? .page : .months(through: last))
    case .page, .firstDay, .selection: self.init(days.start.civil.yearMonth)
    }
  }

  /// A title that names what is selected, or nil where nothing is.
  private init?(of selection: Selection) {
    guard let first = selection.first else { return nil }
    let month = first.civil.yearMonth
    switch selection.kind {
    case .none: return nil
    case .day, .time: self.init(month, .day(first))
    case .interval:
      guard let days = selection.interval else { return nil }
      self.init(month, .interval(days))
    case .days: self.init(month, .count(selection.days.count))
    }
  }
}
