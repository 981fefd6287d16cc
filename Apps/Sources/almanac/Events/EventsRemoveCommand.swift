// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac events remove`.
struct EventsRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete events.",
    discussion: """
        almanac events remove review
        almanac events list --on 2026-03-24     shows the ids
      """)

  @Argument(help: ArgumentHelp("Ids of the events.", valueName: "id"))
  var ids: [String]

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openExisting()
    var refused = 0
    for id in ids {
      guard let record = try await store.event(id) else {
        StandardError.say("there is no event with the id \(id).")
        refused += 1
        continue
      }
      try await Insistence.write(id, revision: record.revision) { base in
        guard
          case .conflict(.event(let now)) = try await store.apply([.deleteEvent(id, base: base)])
            .first
        else { return nil }
        return now.revision
      }
    }
    if refused > 0 { throw CommandFailure(refused < ids.count ? .partly : .badData) }
  }
}
