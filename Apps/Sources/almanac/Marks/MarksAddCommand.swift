// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarStore
import CivilTime
import Foundation

/// `almanac marks add`.
struct MarksAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Mark a day and print the mark's id.",
    discussion: """
        almanac marks add watered                          today
        almanac marks add watered 2024-02-20 --owner ficus
      """)

  @Argument(help: "Kind of mark.")
  var type: String

  @Argument(help: "Day (default: today).", transform: DayArgument.parse)
  var day: DayArgument?

  @Option(help: "What the mark is for.")
  var owner = ""

  @Option(help: "Id (default: a new one).")
  var id: String?

  @OptionGroup var zone: ZoneOption
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try await database.openForWriting()
    let today = try await zone.rules(store).day(at: Instant(clamping: Date()))
    let mark = DayMark(
      id: id ?? RecordIDs.shared.next(), type: type, owner: owner, day: day?.day ?? today)
    let outcome = try await store.apply([.putMark(mark, base: nil)]).first
    if case .conflict(let record) = outcome { throw Self.taken(mark.id, by: record) }
    let output = try Output(nil)
    try output.line(mark.id)
    try output.finish()
  }

  private static func taken(_ id: String, by record: StoreRecord?) -> CommandFailure {
    var state = "another mark"
    if case .mark(let record) = record, record.isDeleted { state = "a mark that was deleted" }
    return CommandFailure(
      .badData, "the id \(id) is taken by \(state). Choose another one, or leave out --id.")
  }
}
