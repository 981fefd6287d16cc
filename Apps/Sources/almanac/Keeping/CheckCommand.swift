// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarStore
import CivilTime
import Foundation

/// `almanac check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the whole database for damage.",
    discussion: """
      Reads every page, has SQLite check its structure, checks every record and the order of \
      changes, and adds up the days twice. Nothing is written, and others may go on meanwhile. \
      Returns 0 when the database is sound and 74 when it is not, and then says the way out. With \
      --repair the indexes of events are made anew if nothing else is damaged.

        almanac check
        almanac check --database almanac-2024-02-20.sqlite
        almanac check --repair
        almanac check --json            {…,"findings":[…],…,"sound":…,…}
      """)

  @Flag(help: "Print JSON, with every finding.")
  var json = false

  @Flag(help: "Make the indexes of events anew if nothing else is damaged.")
  var repair = false

  @OptionGroup var database: DatabaseOption

  private struct Finding: Encodable {
    let kind: String
    let subject: String
    let reason: String
  }

  private struct Report: Encodable {
    let path: String
    let sound: Bool
    let pages: Int
    let sessions: Int
    let marks: Int
    let change: Int64
    let count: Int
    let findings: [Finding]
    let wayOut: [String]
  }

  func run() async throws {
    var options = StoreCheck.Options()
    options.zone = Self.rules
    if json { options.most = 1_000_000 }
    var check = try StoreCheck(path: database.path, options: options)
    if repair, check.kinds == [.index] {
      try await makeIndexes()
      StandardError.say("the indexes of events were made anew")
      check = try StoreCheck(path: database.path, options: options)
    }
    let output = try Output(nil)
    if json {
      try output.line(JSONText.of(Self.report(check)))
    } else {
      for line in check.lines() { try output.line(line) }
    }
    try output.finish()
    if !check.isSound { throw CommandFailure(.ioError) }
  }

  private func makeIndexes() async throws {
    let store = try database.openExisting()
    try await store.rebuildIndexes()
    store.close()
  }

  /// The zone of the settings if this machine knows it, otherwise the machine's own.
  @Sendable private static func rules(_ name: String?) -> ZoneRules {
    if let name, let rules = try? ZoneRules(identifier: name) { return rules }
    return (try? ZoneRules(TimeZone.current)) ?? .utc
  }

  private static func report(_ check: StoreCheck) -> Report {
    Report(
      path: check.path, sound: check.isSound, pages: check.extent.pages,
      sessions: check.extent.sessions, marks: check.extent.marks, change: check.extent.head,
      count: check.count,
      findings: check.findings.map {
        Finding(kind: $0.kind.rawValue, subject: $0.subject, reason: $0.reason)
      }, wayOut: check.waysOut)
  }
}
