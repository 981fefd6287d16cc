// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// The selection as the calendar would have it.
  ///
  /// Intervals may hold days that cannot be chosen, but not begin or end with one.
  ///
  /// - Parameters:
  ///   - selected: What is to be selected.
  ///   - weekStart: The weekday on which weeks begin in the locale.
  /// - Returns: What would be selected.
  /// - Throws: Why it cannot be; facts that have not come yet object to nothing.
  public func admitting(
    _ selected: Selection, weekStart: Weekday
  ) throws(SelectionProblem) -> Selection {
    let adopted = try options.adopting(selected, weekStart: weekStart)
    switch adopted.kind {
    case .none: break
    case .day, .days:
      for run in adopted.days.runs {
        if let day = firstDisabledDay(in: run) { throw .disabled(day) }
      }
    case .interval where options.selection == .week: break
    case .interval:
      for day in [adopted.first, adopted.last] {
        if let day, !isEnabled(day) { throw .disabled(day) }
      }
    }
    return adopted
  }

  private func firstDisabledDay(in days: DayInterval) -> EpochDay? {
    // Counting costs nothing for each day; only where there is one is it looked for.
    let known = window.disabledDays(in: days)
    guard options.disabled.count(in: days, or: known) > 0 else { return nil }
    for offset in 0..<days.count {
      let day = days.start.addingClamped(days: offset)
      if !isEnabled(day) { return day }
    }
    return nil
  }

  /// Selects for the app: nothing is turned, said or asked; what is not admitted changes nothing.
  mutating func select(_ selected: Selection, _ context: inout ReduceContext) {
    do throws(SelectionProblem) {
      selection = try admitting(selected, weekStart: context.weekStart)
      extent = nil
    } catch {
      context.emit(.selectionRefused(selected, error))
    }
  }

  /// Turns to what has been selected, where nobody is at work in the grid.
  mutating func reveal(_ selected: Selection, _ context: inout ReduceContext) {
    guard !focus.isInside, let first = selection.first, selected.contains(first),
      selection.first(in: viewport.page.days) == nil
    else { return }
    show(first, &context)
  }
}
