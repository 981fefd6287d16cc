// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarStore
import CivilTime
import Foundation

/// `almanac timeline`.
struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Print days with their hours, or edit events in them.",
    discussion: """
        almanac timeline                              this week
        almanac timeline --days 3 --hours 7-16
        almanac timeline -i                           a week to edit
        almanac timeline -i --working-hours 9-17 --snap-minutes 5

      With -i arrows move the time, and F2 leads to the events of the day. Enter makes an event at a \
      free time, or opens the one that you are on. Alt with arrows moves it, with Ctrl as well its \
      end, with Ctrl and Shift its start; space takes hold of it, so that arrows alone move it. \
      y copies an event, x cuts it and p makes another one, Delete deletes, u undoes and U does it \
      again. s or Ctrl with space selects an event as well, and then all that are selected are moved, \
      copied and deleted together. ? lists all keys, q ends. Each edit is in the \
      database at once, as by `almanac events edit`, and what servers and other programs write \
      meanwhile is shown. While the database is locked or the disk is full edits wait, and are tried \
      again; where somebody else has changed the same, you decide which version stays.
      """)

  @OptionGroup var calendar: CalendarArguments

  @Option(
    help: ArgumentHelp(
      "Minutes to which edits snap, 1 to 60 (default: 15).", valueName: "n"),
    transform: { try AttributeArgument.number($0, "snap-minutes", 1...60) })
  var snapMinutes: String?

  @Flag(name: .shortAndLong, help: "Edit events with the keyboard.")
  var interactive = false

  func validate() throws {
    if let view = calendar.layout.view, view != .timeline {
      throw ValidationError("A timeline has no --view; `almanac calendar` has.")
    }
    if snapMinutes != nil, !interactive {
      throw ValidationError("--snap-minutes is for edits, which -i allows.")
    }
  }

  @MainActor
  func run() async throws {
    var calendar = calendar
    calendar.layout.view = .timeline
    let terminal = interactive ? try RawTerminal() : nil
    let store =
      interactive
      ? try await calendar.database.openForEditing()
      : try calendar.database.openForReading(saysMissing: false)
    let rules = try await calendar.zone.rules(store)
    let today = calendar.today?.day ?? rules.day(at: Instant(clamping: Date()))
    let day = calendar.date?.day ?? calendar.select?.first ?? today
    guard let terminal else {
      return try await calendar.printDays(
        [day.civil.yearMonth], of: day, today: today, rules, store)
    }
    let editing = EventEditing(
      writer: try EventWriter(store, zone: calendar.zone, rules),
      snapMinutes: snapMinutes.flatMap { Int32($0) })
    let session = InteractiveCalendar(
      calendar, on: terminal, store: store, zone: rules, showing: day, editing: editing)
    try await session.run()
  }
}
