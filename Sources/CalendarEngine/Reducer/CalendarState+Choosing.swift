// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Does what choosing a day that can be chosen does to the selection.
  mutating func take(_ day: EpochDay, _ weekStart: Weekday) {
    let isSelected = selection.contains(day)
    switch options.selection {
    case .none: return
    case .single where options.unselects && isSelected,
      .week where options.unselects && isSelected:
      replace(with: .none, announcing: .cleared)
    case .single, .singlePerPage: replace(with: .day(day), announcing: .selected(day))
    case .week: replace(with: options.week(of: day, weekStart))
    case .multiple: set([day], selected: !isSelected)
    case .interval: replace(with: options.interval.selection(selection, choosing: day))
    }
  }

  /// Takes days into the selected set, or out of it, and says so of the last one.
  mutating func set(_ days: [EpochDay], selected: Bool) {
    var set = selection.days
    for day in days { if selected { set.insert(day) } else { set.remove(day) } }
    guard let last = days.last else { return }
    let count = set.count
    replace(
      with: .days(set),
      announcing: .toggled(last, isSelected: selected, count: count))
  }

  func announcement(of new: Selection) -> Announcement.Content {
    if let days = new.interval { return .interval(days, unavailable: unavailableCount) }
    guard let day = new.first else { return .cleared }
    return options.selection == .interval ? .started(day) : .selected(day)
  }

  /// What keeps something from being selected, or nil.
  func objection(to new: Selection) -> Announcement.Content? {
    guard options.selection == .interval, let days = new.interval else { return nil }
    let rules = options.interval
    if days.count > rules.maximumCount { return .tooLong(rules.maximumCount) }
    return days.count < rules.minimumCount ? .tooShort(rules.minimumCount) : nil
  }
}
