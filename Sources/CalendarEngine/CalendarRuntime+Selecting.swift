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
}
