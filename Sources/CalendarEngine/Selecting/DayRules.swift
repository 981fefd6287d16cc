// SPDX-License-Identifier: MIT
import CivilTime

/// Which days can be chosen, given the app's options and what is known about the days.
struct DayRules {
  let options: CalendarOptions
  let facts: FactBook
}

extension DayRules {
  /// Whether a day can be chosen.
  func isEnabled(_ day: EpochDay) -> Bool {
    options.admits(day) && facts.fact(on: day)?.isDisabled != true
  }

  /// Whether the user can choose a day.
  func canChoose(_ day: EpochDay) -> Bool { !options.isDisabled && isEnabled(day) }

  /// The first day of a page, on or after a day, that can be chosen, or nil.
  func firstEnabledDay(of page: CalendarPage, from day: EpochDay = .min) -> EpochDay? {
    firstEnabled(from: max(day, page.firstDay), step: 1, in: page.days)
  }

  /// The last day of a page that can be chosen, or nil.
  func lastEnabledDay(of page: CalendarPage) -> EpochDay? {
    firstEnabled(from: page.lastDay, step: -1, in: page.days)
  }

  private func firstEnabled(from start: EpochDay, step: Int32, in days: DayInterval) -> EpochDay? {
    var day: EpochDay? = start
    while let candidate = day, days.contains(candidate) {
      if isEnabled(candidate) { return candidate }
      day = candidate.adding(days: step)
    }
    return nil
  }

  /// The days of an interval within the bounds that cannot be chosen, as far as is known.
  ///
  /// Linear in the number of known facts or, where weekdays are disabled, of days.
  func disabledDays(in days: DayInterval) -> DaySet {
    options.disabled.days(in: days, or: facts.disabledDays(in: days))
  }

  /// The number of those days, found without visiting each of them.
  func disabledCount(in days: DayInterval) -> Int32 {
    options.disabled.count(in: days, or: facts.disabledDays(in: days))
  }
}

extension DayRules {
  /// A selection in the form in which the calendar would adopt it.
  ///
  /// Intervals do not begin or end with days that cannot be chosen, but may hold such ones, unless
  /// the rules for intervals forbid it.
  ///
  /// - Parameters:
  ///   - selected: What is to be selected.
  ///   - weekStart: The weekday on which weeks begin in the locale.
  /// - Returns: What would be selected.
  /// - Throws: Why it cannot be; facts that have not arrived yet object to nothing.
  func admitting(
    _ selected: Selection, weekStart: Weekday
  ) throws(SelectionProblem) -> Selection {
    let adopted = try options.adopting(selected, weekStart: weekStart)
    switch adopted.kind {
    case .none: break
    case .day, .days, .time:
      for run in adopted.days.runs {
        if let day = firstDisabledDay(in: run) { throw .disabled(day) }
      }
    case .interval where options.selection == .week: break
    case .interval:
      for day in [adopted.first, adopted.last] {
        if let day, !isEnabled(day) { throw .disabled(day) }
      }
      if let day = obstacle(in: adopted) { throw .disabled(day) }
    }
    return adopted
  }

  private func firstDisabledDay(in days: DayInterval) -> EpochDay? {
    // Counting is cheap, so search only when there is one.
    guard disabledCount(in: days) > 0 else { return nil }
    for offset in 0..<days.count {
      let day = days.start.addingClamped(days: offset)
      if !isEnabled(day) { return day }
    }
    return nil
  }

  /// The first day of an interval that must not lie in it, or nil.
  private func obstacle(in selected: Selection) -> EpochDay? {
    options.interval.refusesDisabled ? selected.interval.flatMap { firstDisabledDay(in: $0) } : nil
  }

  /// The day some days or months after a day, or before it when negative; always within the bounds.
  ///
  /// Days that cannot be chosen are passed over by days and not by months; where there is none
  /// within a year it stays.
  func step(from day: EpochDay, days: Int32, months: Int32) -> EpochDay {
    if months != 0 { return options.clamp(day.addingClamped(months: months)) }
    let year = DayInterval(
      first: day.addingClamped(days: -366), last: day.addingClamped(days: 366))
    let days = year?.intersection(options.bounds).flatMap {
      firstEnabled(from: day.addingClamped(days: days), step: days < 0 ? -1 : 1, in: $0)
    }
    return days ?? options.clamp(day)
  }

  /// Why the rules for intervals do not allow a selection, or nil.
  func objection(to new: Selection) -> Announcement.Content? {
    guard options.selection == .interval, let days = new.interval else { return nil }
    let rules = options.interval
    if days.count > rules.maximumCount { return .tooLong(rules.maximumCount) }
    if days.count < rules.minimumCount { return .tooShort(rules.minimumCount) }
    return obstacle(in: new).map { .unavailable($0) }
  }

  /// What is said of a new selection.
  func announcement(of new: Selection) -> Announcement.Content {
    if let days = new.interval { return .interval(days, unavailable: disabledCount(in: days)) }
    guard let day = new.first else { return .cleared }
    return options.selection == .interval ? .started(day) : .selected(day)
  }
}
