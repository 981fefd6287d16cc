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
        almanac window --preset fiori-range           one of those in the menu
        almanac window --dark --locale ar-EG
        almanac window --view timeline                a week of events to edit
        almanac window --view timeline --read-only

      Arrows, Page Up, Page Down, Home and End move, Enter or space selects, Shift extends, t is \
      today. Drag, swipe or scroll to turn pages.

      Among the hours a drag makes an event, or moves one, by its edges its start or end; with Alt it \
      copies. Enter makes one at the keyboard's time, or opens the one that you are on: F2 leads to \
      the events of the day, Alt with arrows moves one, Delete deletes it, Ctrl+C copies it, Ctrl+X \
      cuts it out and Ctrl+V makes another one, Ctrl+Z undoes and Ctrl+Y does it again. Each edit is \
      in the database at once; while that is locked or the disk is full it waits and is tried again, and \
      where somebody else has changed the same you are asked which version stays.

      Needs GTK 4.8 or later when Almanac is built: on Debian, the package libgtk-4-dev.
      """)

  @OptionGroup var calendar: CalendarArguments

  @Flag(help: "Show events only: nothing can be changed.")
  var readOnly = false

  @Flag(
    help: ArgumentHelp(
      "Print what happens, a line for each event; and the scene at SIGUSR1.", visibility: .hidden))
  var log = false

  func run() throws { try show() }
}
