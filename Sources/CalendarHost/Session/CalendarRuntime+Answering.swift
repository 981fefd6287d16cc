// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

extension CalendarRuntime {
  /// Answers the calendar's loads until none are left.
  ///
  /// For hosts that show a single picture and have the facts at hand. The days in view come first;
  /// the neighbouring months are loaded, too.
  ///
  /// - Parameters:
  ///   - time: When, in microseconds of a monotonic clock.
  ///   - zone: The viewer's zone, for views that show hours; nil where days have 24 of them.
  ///   - naming: The dates of days in another calendar, as `AlternateCalendar.naming(_:)` has them;
  ///     nil where there is none.
  ///   - occurrences: The occurrences that touch days.
  ///   - facts: The facts of days, or nil when they cannot be had.
  /// - Returns: The effects that are not loads, in order.
  @discardableResult
  public mutating func answer(
    at time: Int64 = 0, zone: ZoneRules? = nil, naming: ((DayInterval) -> CalendarAction)? = nil,
    occurrences: (DayInterval) -> [Occurrence] = { _ in [] }, _ facts: (DayInterval) -> [DayFact]?
  ) -> [CalendarEffect] {
    var open = send(CalendarInput(.frame, at: time)).effects[...]
    var others: [CalendarEffect] = []
    while let effect = open.popFirst() {
      let answer: CalendarAction
      switch effect {
      case .nameDays(let days):
        answer = naming?(days) ?? .daysNamed(days.start, [])
      case .askHours(let days):
        let offsets = zone.map { ZoneTimes(name: [], offsets: $0.offsets(in: days)) }
        answer = .hoursTold(offsets.map { [$0] } ?? [])
      case .load(let token, let days, let detail):
        answer =
          facts(days).map {
            .loaded(
              token: token, sequence: nil, facts: $0,
              occurrences: detail == .occurrences ? occurrences(days) : [])
          }
          ?? .loadFailed(token: token)
      case .levelChanged, .todayChanged, .cancel, .selectionChanged, .ask, .selectionRefused,
        .titleChanged, .pageChanged, .sizeChanged, .cellShown, .scrollEnded, .modeChanged,
        .visibleDaysChanged, .dayTapped, .occurrenceChosen, .edited, .editCancelled,
        .eventsSelected, .dragStepped, .moreChosen, .loadFailed, .focus, .wake, .snap:
        others.append(effect)
        continue
      }
      open += send(CalendarInput(.action(answer), at: time)).effects
    }
    return others
  }
}
