// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore

/// `almanac marks edit`.
struct MarksEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a mark.",
    discussion: """
      What is not named stays as it is. The mark is printed as `list` has it then.

        almanac marks edit monday-watering --day 2024-02-21
        almanac marks edit monday-watering --type fed --owner ""
        almanac marks list --on 2024-02-20     shows the ids
      """)

  @Argument(help: "Id of the mark.")
  var id: String

  @Option(help: "Kind of mark.")
  var type: String?

  @Option(help: "What the mark is for; empty for nothing.")
  var owner: String?

  @Option(help: ArgumentHelp("The day.", valueName: "date"), transform: DayArgument.parse)
  var day: DayArgument?

  @Flag(help: "Print JSON, in the form of the API.")
  var json = false

  @OptionGroup var database: DatabaseOption

  func validate() throws {
    guard type != nil || owner != nil || day != nil else {
      throw ValidationError("Say what to change: --type, --owner or --day.")
    }
  }

  func run() async throws {
    let store = try database.openExisting()
    let edited = try await edit(in: store)
    let output = try Output(nil)
    try output.line(json ? JSONText.of(MarkJSON(edited)) : MarkLine.text(edited.mark))
    try output.finish()
  }
}

extension MarksEditCommand {
  /// Changes the mark and returns the result.
  private func edit(in store: SQLiteStore) async throws -> MarkRecord {
    guard var record = try await store.mark(id), !record.isDeleted else { throw missing }
    let patch = MarkPatch(type: type, owner: owner, day: day?.day)
    try await Insistence.write(id, revision: record.revision) { base in
      switch try await store.apply([.patchMark(id, patch, base: base)]).first {
      case .applied(.mark(let now)), .unchanged(.mark(let now)): record = now
      case .conflict(.mark(let now)) where !now.isDeleted: return now.revision
      default: throw missing
      }
      return nil
    }
    return record
  }

  private var missing: CommandFailure {
    CommandFailure(.badData, "there is no mark with the id \(id).")
  }
}
