// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// The selection as these options have it, or nil where they do not admit it.
  ///
  /// One day and an interval of one day stand for each other where only one of them exists; where
  /// any days can be selected, both are sets. Where weeks are selected, days of one week stand for
  /// all of it. An interval has to be as long as it must and can be.
  ///
  /// - Parameters:
  ///   - selected: What is to be selected.
  ///   - weekStart: The weekday on which weeks begin in the locale.
  /// - Returns: What would be selected.
  public func adopting(_ selected: Selection, weekStart: Weekday) -> Selection? {
    let days = selected.days
    guard let first = days.first, let last = days.last else { return Selection.none }
    guard days.isContained(in: bounds), days.runs.count == 1 || selection == .multiple else {
      return nil
    }
    switch selection {
    case .none: return nil
    case .single, .singlePerPage: return first == last ? .day(first) : nil
    case .week:
      let week = week(of: first, weekStart)
      return week.contains(last) ? week : nil
    case .multiple: return .days(days)
    case .interval:
      if selected.kind == .day { return selected }
      let span = interval.span(first, last)
      return interval.objection(to: span) == nil ? span : nil
    }
  }

  /// The days of a day's week that can be reached.
  func week(of day: EpochDay, _ weekStart: Weekday) -> Selection {
    let column = (firstWeekday ?? weekStart).days(until: day.weekday)
    let days = DayInterval(
      first: day.addingClamped(days: -column), last: day.addingClamped(days: 6 - column))
    return days?.intersection(bounds).map { .interval($0) } ?? .day(day)
  }
}
