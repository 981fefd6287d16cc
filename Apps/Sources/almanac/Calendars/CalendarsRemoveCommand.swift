// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac calendars remove`.
struct CalendarsRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete calendars.",
    discussion: """
      Their events are shown no more, and are back with the calendar when this is undone. A calendar \
      that is locked has to be unlocked first.

        almanac calendars remove work
        almanac undo
      """)

  @Argument(help: ArgumentHelp("Ids of the calendars.", valueName: "id"))
  var ids: [String]

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openExisting()
    var refused = 0
    for id in ids {
      guard let record = try await store.calendar(id) else {
        StandardError.say(try await LivingCalendar.missing(id, nil, in: store))
        refused += 1
        continue
      }
      try await Insistence.write(id, revision: record.revision) { base in
        let edit = StoreEdit.deleteCalendar(id, base: base)
        guard case .conflict(.calendar(let now)) = try await store.apply([edit]).first else {
          return nil
        }
        return now.revision
      }
    }
    if refused > 0 { throw CommandFailure(refused < ids.count ? .partly : .badData) }
  }
}
