// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarFoundation
import CivilTime

/// A calendar supplied with facts from a store.
struct CalendarDesk {
  private(set) var runtime: CalendarRuntime
  private var days: StoredDays?
  private let alternate: AlternateCalendar?

  /// - Parameters:
  ///   - options: What is asked of the calendar.
  ///   - environment: What surrounds it.
  ///   - showing: A day that is in view.
  ///   - days: What is known of days, or nil.
  ///   - alternate: The calendar whose dates stand under the numbers, or nil.
  init(
    _ options: CalendarOptions, _ environment: CalendarEnvironment, showing: EpochDay,
    days: StoredDays?, alternate: AlternateCalendar? = nil
  ) {
    var options = options
    options.loadsFacts = days != nil
    self.days = days
    self.alternate = alternate
    runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: showing), environment: environment)
  }
}

extension CalendarDesk {
  /// Sends an input, then answers the calendar's questions until there are none left.
  @discardableResult
  mutating func send(
    _ content: CalendarInput.Content, at time: Int64 = 0
  ) async throws -> [CalendarEffect] {
    var (done, open): ([CalendarEffect], [CalendarEffect]) = ([], [])
    open = runtime.send(CalendarInput(content, at: time)).effects
    while !open.isEmpty {
      let effect = open.removeFirst()
      if case .nameDays(let days) = effect {
        let answer = alternate?.naming(days) ?? .daysNamed(days.start, [])
        open += runtime.send(CalendarInput(.action(answer), at: time)).effects
        continue
      }
      guard let (token, asked) = effect.request else {
        done.append(effect)
        continue
      }
      let facts = try await days?.facts(in: asked) ?? []
      let answer = CalendarAction.loaded(token: token, sequence: nil, facts: facts)
      open += runtime.send(CalendarInput(.action(answer), at: time)).effects
    }
    return done
  }

  /// Tells the calendar that today has changed, and provides the facts of that day.
  mutating func renew(
    _ environment: CalendarEnvironment, days: StoredDays?, at time: Int64
  ) async throws {
    self.days = days
    try await send(.environment(environment), at: time)
  }

  /// Selects on behalf of the app; false when the options do not allow it.
  mutating func select(_ selection: Selection) async throws -> Bool {
    try await send(.action(.select(selection, notifies: false)))
    return runtime.state.selection.days == selection.days
  }
}
