// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac marks remove`.
struct MarksRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete marks.",
    discussion: """
        almanac marks remove monday-watering
        almanac marks list --on 2024-02-20     shows the ids
      """)

  @Argument(help: ArgumentHelp("Ids of the marks.", valueName: "id"))
  var ids: [String]

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openExisting()
    var refused = 0
    for id in ids {
      guard let record = try await store.mark(id) else {
        StandardError.say("there is no mark with the id \(id).")
        refused += 1
        continue
      }
      try await Insistence.write(id, revision: record.revision) { base in
        guard
          case .conflict(.mark(let now)) = try await store.apply([.deleteMark(id, base: base)])
            .first
        else { return nil }
        return now.revision
      }
    }
    if refused > 0 { throw CommandFailure(refused < ids.count ? .partly : .badData) }
  }
}
