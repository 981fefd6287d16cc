// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

extension CalendarArguments {
  /// Prints what a store holds.
  ///
  /// - Parameters:
  ///   - shown: The months, one of them where days are shown.
  ///   - day: A day in view.
  ///   - today: Today.
  ///   - rules: The viewer's zone.
  ///   - store: Where days and events are.
  /// - Throws: What the store or the output cannot do, or why the selection is refused.
  @MainActor
  func printDays(
    _ shown: [YearMonth], of day: EpochDay, today: EpochDay, _ rules: ZoneRules,
    _ store: any RecordStore
  ) async throws {
    let terminal = TerminalSize(environment: ProcessInfo.processInfo.environment)
    let locale = look.profile
    let days = try await StoredDays(store, zone: rules, today: today, locale: locale)
    var renderer = renderer(
      locale, columns: terminal.columns, toTerminal: TerminalSize.isTerminal)
    // Several months have room for dots.
    let hasBars = shown.count == 1 && days.hasOccurrences(in: .month)
    renderer.options.density = hasBars ? .roomy : .dense
    renderer.options.lanes = hasBars ? max(TerminalRenderer.lanes(rows: terminal.rows), 2) : 0
    renderer.options.saysEmpty = false
    var options = renderer.fitting(terminalOptions)
    let metrics =
      options.view.showsEvents
      ? renderer.eventMetrics(rows: terminal.rows, options.view)
      : renderer.metrics(
        months: Int32(shown.count), weekNumbers: options.showsWeekNumbers, locale: locale)
    if options.view == .months {
      // The months of a list are printed side by side, like any others.
      options.view = .month
      options.rows = .fitting
    }
    var scenes: [CalendarScene] = []
    for month in shown {
      let first = month == day.civil.yearMonth ? day : month.firstDay
      let desk = CalendarDesk(
        options, showing: first, clock: CalendarClock(zone: rules, pinned: today), locale: locale,
        days: days, alternate: alternate)
      try await prepare(desk, metrics, store)
      renderer.theme = desk.colors.added(to: theme)
      scenes.append(desk.scene)
    }
    let output = try Output(nil)
    try output.write(renderer.render(scenes))
    try output.finish()
  }
}
