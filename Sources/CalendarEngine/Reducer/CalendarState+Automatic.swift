// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// What a selection that is bound to the page does when another month comes into view.
  mutating func selectAutomatically(_ today: EpochDay?) {
    guard options.selection == .singlePerPage else { return }
    let page = viewport.page
    if let day = selection.day, day.civil.yearMonth == page, isEnabled(day) { return }
    var day = firstEnabledDay(of: page)
    if let today, today.civil.yearMonth == page, isEnabled(today) { day = today }
    selection = day.map { .day($0) } ?? .none
  }

  /// The first day of a month that can be chosen, or nil.
  func firstEnabledDay(of page: YearMonth) -> EpochDay? {
    firstEnabled(from: page.firstDay, step: 1, in: page)
  }

  /// The last day of a month that can be chosen, or nil.
  func lastEnabledDay(of page: YearMonth) -> EpochDay? {
    firstEnabled(from: page.lastDay, step: -1, in: page)
  }

  private func firstEnabled(from start: EpochDay, step: Int32, in page: YearMonth) -> EpochDay? {
    var day: EpochDay? = start
    while let candidate = day, candidate.civil.yearMonth == page {
      if isEnabled(candidate) { return candidate }
      day = candidate.adding(days: step)
    }
    return nil
  }
}
