// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarStore
import CalendarTerminal
import CivilTime
import Foundation

/// `almanac calendar`.
struct CalendarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar",
    abstract: "Print a calendar, or choose days in one.",
    discussion: """
      With a database, days show how they went, marks are dots, and the events of calendars are \
      bars, or dots where there is no room for them.

        almanac calendar                              this month
        almanac calendar --months 3                   and the next two, beside it
        almanac calendar --year --date 2026-01-01 --first-weekday 2
        almanac calendar --select 2024-02-20/2024-02-25
        almanac calendar --view timeline --days 3     hours with their events

      -i is for choosing: arrows, Page Up, Page Down, Home and End move, Enter or space selects, \
      Shift extends, t is today, q prints what is selected. What is drawn goes to the terminal, so \
      the days can be used:

        git log --since="$(almanac calendar -i)"
        almanac calendar -i --selection interval

      F2 leads to the events of a day, Enter chooses one, and q prints its id:

        almanac events edit "$(almanac calendar -i --view timeline)" --start 11:00
      """)

  @OptionGroup var calendar: CalendarArguments

  @Option(
    help: ArgumentHelp("Number of months, starting with the month of the date.", valueName: "n"))
  var months: Int32?

  @Flag(help: "All months of the year.")
  var year = false

  @Flag(name: .shortAndLong, help: "Choose days with the keyboard.")
  var interactive = false

  func validate() throws {
    if let months, !(1...120).contains(months) {
      throw ValidationError("--months must be 1 to 120.")
    }
    if year, months != nil { throw ValidationError("--year and --months cannot be combined.") }
    if interactive, year || months != nil {
      throw ValidationError("-i shows one month at a time; leave --months and --year out.")
    }
    if calendar.options.view.showsEvents, year || months != nil {
      throw ValidationError("A timeline and an agenda have days; leave --months and --year out.")
    }
  }

  @MainActor
  func run() async throws {
    let store = try calendar.database.openForReading(saysMissing: false)
    let rules = try await calendar.zone.rules(store)
    let today = calendar.today?.day ?? rules.day(at: Instant(clamping: Date()))
    let day = calendar.date?.day ?? calendar.select?.first ?? today
    if interactive {
      let session = try InteractiveCalendar(
        calendar, on: RawTerminal(), store: store, zone: rules, showing: day)
      return try await session.run()
    }
    try await calendar.printDays(shownMonths(of: day), of: day, today: today, rules, store)
  }
}

extension CalendarCommand {
  private func shownMonths(of day: EpochDay) -> [YearMonth] {
    let month = day.civil.yearMonth
    let first = year ? month.addingClamped(months: 1 - month.month) : month
    return (0..<(year ? 12 : months ?? 1)).compactMap { first.adding(months: $0) }
  }
}
