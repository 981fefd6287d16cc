// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Whether a day can be chosen.
  func isEnabled(_ day: EpochDay) -> Bool {
    options.bounds.contains(day) && window.fact(on: day)?.isDisabled != true
  }

  mutating func choose(_ day: EpochDay, on page: YearMonth, _ context: inout ReduceContext) {
    let isOutside = day.civil.yearMonth != page
    if isOutside, options.outsideTap == .ignore || options.outsideDays == .hidden { return }
    guard isEnabled(day) else { return announce(.unavailable(day)) }
    if options.selection != .none {
      let isOther = selection != day
      selection = day
      if isOther { announce(.selected(day)) }
    }
    if isOutside, options.outsideTap == .select, options.selection != .singlePerPage { return }
    focus.day = day
    focus.wantedDayOfMonth = nil
    if day.civil.yearMonth != viewport.page {
      turn(to: day.civil.yearMonth, keepingFocus: true, &context)
    }
  }

  /// Selects for the app: nothing is turned, said or asked; out of bounds nothing changes.
  mutating func select(_ day: EpochDay?) {
    guard options.selection != .none else { return }
    if let day, !options.bounds.contains(day) { return }
    selection = day
  }

  /// What a selection that is bound to the page does when another month comes into view.
  mutating func selectAutomatically(_ today: EpochDay?) {
    guard options.selection == .singlePerPage else { return }
    let page = viewport.page
    if let selection, selection.civil.yearMonth == page, isEnabled(selection) { return }
    if let today, today.civil.yearMonth == page, isEnabled(today) {
      selection = today
      return
    }
    selection = firstEnabledDay(of: page)
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

  mutating func announce(_ content: Announcement.Content) {
    announcement = Announcement(content: content, serial: (announcement?.serial ?? 0) &+ 1)
  }
}
