// SPDX-License-Identifier: MIT
import ArgumentParser

/// `almanac window`.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Show a calendar in a window.",
    discussion: """
      With a database, days show how they went, marks are dots and events are bars; what other \
      programs write there is seen at once.

        almanac window                                this month
        almanac window --preset fiori-range           another calendar; the menu has all of them
        almanac window --dark --locale ar-EG
        almanac window --view timeline                a week of hours with their events

      Arrows, Page Up, Page Down, Home and End move, Enter or space selects, Shift extends, t is \
      today. Drag, swipe or scroll to turn pages.

      Needs GTK 4.8 or later when Almanac is built: on Debian, the package libgtk-4-dev.
      """)

  @OptionGroup var calendar: CalendarArguments

  @Flag(
    help: ArgumentHelp(
      "Print what happens, a line for each event; and the scene at SIGUSR1.", visibility: .hidden))
  var log = false

  func run() throws { try show() }
}
