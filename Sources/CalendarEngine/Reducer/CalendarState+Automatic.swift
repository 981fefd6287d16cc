// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// What a selection that is bound to the page does when another page comes into view.
  mutating func selectAutomatically(_ today: EpochDay?) {
    guard options.selection == .singlePerPage, level == .days else { return }
    // What scrolls selects where it comes to rest, and not while its days fly by.
    guard movementKind.turnsPages || motion == .rest else { return }
    if let day = selection.day, isInView(day), isEnabled(day) { return }
    let page = viewport.page
    var day = firstEnabledDay(of: page)
    // Where nothing is selected, nothing has been turned from.
    let takesToday = options.pageDay == .todayOrFirst || selection.kind == .none
    if takesToday, let today, page.contains(today), isEnabled(today) { day = today }
    selection = day.map { .day($0) } ?? .none
  }

  /// What such a selection does when weeks are turned: it keeps its weekday, or moves to the
  /// nearest day of that week that can be chosen, the later one of two.
  mutating func carrySelection(to page: CalendarPage) {
    let old = viewport.page
    guard options.selection == .singlePerPage, case .weeks = page.scale, page.scale == old.scale,
      let day = selection.day, old.contains(day)
    else { return }
    let week = page.startRawValue + (day.rawValue - old.startRawValue) / 7 * 7
    let column = (day.rawValue - old.startRawValue) % 7
    var found: EpochDay?
    for distance in 0..<Int32(7) {
      for other in [column - distance, column + distance] where (0..<7).contains(other) {
        if let day = EpochDay(week + other), isEnabled(day) { found = day }
      }
      if found != nil { break }
    }
    selection = found.map { .day($0) } ?? .none
  }

  /// The first day of a page that can be chosen, or nil.
  func firstEnabledDay(of page: CalendarPage) -> EpochDay? {
    firstEnabled(from: page.firstDay, step: 1, in: page)
  }

  /// The first day of a page that can be chosen, from a day on, or nil.
  func firstEnabledDay(of page: CalendarPage, from day: EpochDay) -> EpochDay? {
    firstEnabled(from: max(day, page.firstDay), step: 1, in: page)
  }

  /// The last day of a page that can be chosen, or nil.
  func lastEnabledDay(of page: CalendarPage) -> EpochDay? {
    firstEnabled(from: page.lastDay, step: -1, in: page)
  }

  private func firstEnabled(from start: EpochDay, step: Int32, in page: CalendarPage) -> EpochDay? {
    let days = page.days
    var day: EpochDay? = start
    while let candidate = day, days.contains(candidate) {
      if isEnabled(candidate) { return candidate }
      day = candidate.adding(days: step)
    }
    return nil
  }
}
