// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

/// Days with their events as `almanac calendar --view agenda` draws them, all of them and no others.
@MainActor
struct AgendaPrint {
  private let days: DayInterval
  private let events: [EventOccurrence]
  private let stored: StoredDays
  private let zone: ZoneRules
  private let look: LookArguments

  /// - Parameters:
  ///   - days: The days.
  ///   - events: What takes place on them.
  ///   - stored: The same, for the calendar to load.
  ///   - zone: Where the viewer is.
  ///   - look: The language and the colours.
  init(
    _ days: DayInterval, _ events: [EventOccurrence], _ stored: StoredDays, zone: ZoneRules,
    _ look: LookArguments
  ) {
    (self.days, self.events, self.stored, self.zone, self.look) = (days, events, stored, zone, look)
  }
}

extension AgendaPrint {
  /// The lines; with `emptyDays` also of days on which nothing happens.
  func bytes(emptyDays: Bool) async throws -> [UInt8] {
    let locale = look.profile
    var renderer = look.renderer(
      locale, Preset?.none.theme(in: .agenda), columns: columns, toTerminal: TerminalSize.isTerminal
    )
    renderer.options.saysEmpty = false
    let shown = emptyDays ? days : busyDays
    var options = CalendarOptions()
    (options.view, options.bounds) = (.agenda, shown)
    options.agenda.emptyDays = emptyDays ? .shown : .hidden
    let desk = CalendarDesk(
      renderer.fitting(options), showing: shown.start,
      clock: CalendarClock(zone: zone, pinned: stored.today), locale: locale, days: stored)
    try await desk.appear(renderer.eventMetrics(rows: rows, .agenda))
    renderer.theme = desk.colors.added(to: renderer.theme)
    return renderer.render(desk.scene)
  }

  /// The days on which an event lies, without empty ones before and after them.
  private var busyDays: DayInterval {
    let parts = events.map { days(of: $0) }
    let first = parts.map(\.start).min() ?? days.start
    let last = parts.compactMap(\.last).max() ?? days.start
    return DayInterval(first: first, last: last) ?? days
  }

  /// The days on which an event is listed.
  private func days(of event: EventOccurrence) -> DayInterval {
    let occurrence = Occurrence(event, zone: zone, tint: 0)
    return occurrence.days.intersection(days) ?? days
  }

  /// At least as many lines as there can be: those of events, and around days and months.
  private var rows: Int32 {
    let lines = events.reduce(0) { $0 + Int(days(of: $1).count) }
    return Int32(clamping: lines + 2 * Int(days.count) + 3 * (Int(days.count) / 28 + 2))
  }

  /// The columns of the terminal; elsewhere so many that no title is cut off.
  private var columns: Int32 {
    let environment = ProcessInfo.processInfo.environment
    let usual = TerminalSize(environment: environment).columns
    guard !TerminalSize.isTerminal, environment["COLUMNS"] == nil else { return usual }
    let titles = events.map { TerminalText.width($0.record.event.title.utf8) }
    return max(usual, Self.beside + (titles.max() ?? 0))
  }

  /// Columns of a date and a time.
  private static let beside: Int32 = 40
}
