// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// The selection as these options allow it.
  ///
  /// One day and an interval of one day are interchangeable where only one of the two can be
  /// selected; where any days can be selected, both become sets. Where weeks are selected, days of
  /// one week stand for the whole week. An interval has to respect the limits on its length.
  ///
  /// - Parameters:
  ///   - selected: What is to be selected.
  ///   - weekStart: The weekday on which weeks begin in the locale.
  /// - Returns: What would be selected.
  /// - Throws: Why it cannot be selected; whether single days can be chosen is not checked.
  public func adopting(
    _ selected: Selection, weekStart: Weekday
  ) throws(SelectionProblem) -> Selection {
    if picks != .days {
      guard let picked = picked(selected) else { throw .wrongKind }
      return picked
    }
    let days = selected.days
    guard let first = days.first, let last = days.last else { return Selection.none }
    guard selection != .none, days.runs.count == 1 || selection == .multiple else {
      throw .wrongKind
    }
    for day in [first, last] where !bounds.contains(day) { throw .outOfBounds(day) }
    switch selection {
    case .none: throw .wrongKind
    case .single, .singlePerPage:
      guard first == last else { throw .wrongKind }
      return .day(first)
    case .week:
      let week = week(of: first, weekStart)
      guard week.contains(last) else { throw .wrongKind }
      return week
    case .multiple: return .days(days)
    case .interval: return try adoptingInterval(selected, first, last)
    case .time:
      guard selected.kind == .time else { throw .wrongKind }
      return selected
    }
  }

  private func adoptingInterval(
    _ selected: Selection, _ first: EpochDay, _ last: EpochDay
  ) throws(SelectionProblem) -> Selection {
    if selected.kind == .day { return selected }
    let span = interval.span(first, last)
    guard let days = span.interval else { return span }
    if days.count > interval.maximumCount { throw .tooLong(interval.maximumCount) }
    if days.count < interval.minimumCount { throw .tooShort(interval.minimumCount) }
    return span
  }

  /// The reachable days of a day's week.
  func week(of day: EpochDay, _ weekStart: Weekday) -> Selection {
    let column = (firstWeekday ?? weekStart).days(until: day.weekday)
    let days = DayInterval(
      first: day.addingClamped(days: -column), last: day.addingClamped(days: 6 - column))
    return days?.intersection(bounds).map { .interval($0) } ?? .day(day)
  }
}

extension CalendarOptions {
  /// What remains selected under these options: of a set, the days that can be chosen; of anything
  /// else, all or nothing.
  func keeping(_ selected: Selection, weekStart: Weekday) -> Selection {
    var wanted = selected
    if selected.kind == .days {
      var days = selected.days
      days.formIntersection(bounds)
      for run in days.runs {
        for closed in disabled.days(in: run, or: DaySet()).runs { days.remove(closed) }
      }
      wanted = .days(days)
    }
    do throws(SelectionProblem) {
      let adopted = try adopting(wanted, weekStart: weekStart)
      if adopted.kind == .days || selection == .week { return adopted }
      for day in [adopted.first, adopted.last] {
        if let day, disabled.contains(day) { return .none }
      }
      if interval.refusesDisabled, let days = adopted.interval,
        disabled.count(in: days, or: DaySet()) > 0
      {
        return .none
      }
      return adopted
    } catch {
      return .none
    }
  }

  /// The month, year or decade that the selected days lie in, as an interval; nil if they do not
  /// lie in one.
  func picked(_ selected: Selection) -> Selection? {
    guard let first = selected.first, let last = selected.last else { return Selection.none }
    guard selection != .none, selected.days.isContained(in: bounds) || selected.kind == .day,
      selected.days.runs.count == 1
    else { return nil }
    let period = CalendarPage(of: first, picks.cellScale, firstWeekday: .monday)
    guard period.contains(last) else { return nil }
    return period.days.intersection(bounds).map { .interval($0) }
  }
}
