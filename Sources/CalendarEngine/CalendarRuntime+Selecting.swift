// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarRuntime {
  /// Selects on behalf of the app, or throws the reason why that is impossible.
  ///
  /// - Parameters:
  ///   - selected: What is to be selected; nothing clears.
  ///   - notifies: Whether the app is told by an effect too.
  ///   - time: When, in microseconds of the host's monotonic clock.
  /// - Returns: What the host is to do.
  /// - Throws: Why it cannot be selected; nothing has changed then.
  public mutating func select(
    _ selected: Selection, notifies: Bool = true, at time: Int64
  ) throws(SelectionProblem) -> Update {
    let weekStart = environment.locale.weekRule.firstWeekday
    _ = try state.admitting(selected, weekStart: weekStart)
    return send(CalendarInput(.action(.select(selected, notifies: notifies)), at: time))
  }

  /// Takes a day out of the selection on behalf of the app; one that is not selected changes nothing.
  ///
  /// A set or an interval keeps its other days. Of a week, a month or a year, all days go.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - notifies: Whether the app is told by an effect too.
  ///   - time: When, in microseconds of the host's monotonic clock.
  /// - Returns: What the host is to do.
  /// - Throws: Why what remains cannot be selected, such as `wrongKind` for an interval without a
  ///   day in its middle; nothing has changed then.
  public mutating func deselect(
    _ day: EpochDay, notifies: Bool = true, at time: Int64
  ) throws(SelectionProblem) -> Update {
    guard state.selection.contains(day) else { return send(CalendarInput(.frame, at: time)) }
    return try select(state.selection(without: day), notifies: notifies, at: time)
  }
}

extension CalendarState {
  /// What is selected but for a day: a set or an interval without it; nothing where it is the day
  /// itself, or belongs to a week, month or year.
  package func selection(without day: EpochDay) -> Selection {
    guard selection.contains(day) else { return selection }
    if selection.kind == .day || selection.kind == .time || options.selection == .week
      || options.picks != .days
    {
      return .none
    }
    var days = selection.days
    days.remove(day)
    return .days(days)
  }
}
