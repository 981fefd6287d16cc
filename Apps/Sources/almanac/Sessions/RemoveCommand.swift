// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CalendarStreaks

/// `almanac sessions remove`.
struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete sessions.",
    discussion: """
      Importing a file again does not bring them back, unless it is asked to (--restore).

        almanac sessions remove monday-run
        almanac sessions list --on 2024-02-20     shows the ids
      """)

  @Argument(help: ArgumentHelp("Ids of the sessions.", valueName: "id"))
  var ids: [String]

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openExisting()
    var refused = 0
    for id in ids {
      guard let record = try await store.session(SessionID(id)) else {
        StandardError.say("there is no session with the id \(id).")
        refused += 1
        continue
      }
      try await Insistence.write(id, revision: record.revision) { base in
        let edit = StoreEdit.deleteSession(SessionID(id), base: base)
        guard case .conflict(.session(let now)) = try await store.apply([edit]).first else {
          return nil
        }
        return now.revision
      }
    }
    if refused > 0 { throw CommandFailure(refused < ids.count ? .partly : .badData) }
  }
}
