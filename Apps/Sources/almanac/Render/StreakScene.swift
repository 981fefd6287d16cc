// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStore
import CivilTime

/// A month that shows how its days went.
struct StreakScene {
  let environment: CalendarEnvironment
  let showing: EpochDay
  var selection: EpochDay?
  var firstWeekday: Weekday?
  /// Whether days of neighbouring months are shown.
  var showsOutside = true

  init(environment: CalendarEnvironment, showing: EpochDay) {
    self.environment = environment
    self.showing = showing
  }
}

extension StreakScene {
  /// The scene with what a store knows of its days; one that has never been written to, nothing.
  func draw(
    _ store: some RecordStore, zone: ZoneRules, today: EpochDay
  ) async throws -> CalendarScene {
    var options = CalendarOptions()
    options.rows = .fitting
    options.asksForFacts = true
    options.firstWeekday = firstWeekday
    options.outsideDays = showsOutside ? .shown : .hidden
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: showing), environment: environment)
    let ledger = StreakLedger(store)
    let goal = try await ledger.figures(asOf: today, zone: zone).goal
    let isNew = try await store.head().change == 0
    var open = runtime.send(CalendarInput(.frame, at: 0)).effects[...]
    while let effect = open.popFirst() {
      guard case .load(let token, let days) = effect else { continue }
      let known = try await ledger.days(
        in: days, zone: zone, today: today, includingEmpty: !isNew)
      let facts = known.compactMap { Self.fact($0, goal: goal) }
      let answer = CalendarAction.loaded(token: token, sequence: nil, facts: facts)
      open += runtime.send(CalendarInput(.action(answer), at: 0)).effects
    }
    if let selection { _ = runtime.send(CalendarInput(.action(.select(.day(selection))), at: 0)) }
    // Selecting a day of another month would turn to it.
    if !runtime.state.viewport.page.contains(showing) {
      _ = runtime.send(CalendarInput(.action(.show(showing)), at: 0))
    }
    return runtime.scene
  }

  private static func fact(_ day: LedgerDay, goal: Int32) -> DayFact? {
    guard let state = day.state else { return nil }
    var fact = DayFact(day: day.day)
    fact.tint = Tint(state).rawValue
    fact.progress = DayFact.Progress(points: day.points, goal: Int64(goal))
    return fact
  }
}
