// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import CalendarStore
import Foundation

/// `almanac backup`.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the database to a new file, even while it is in use.",
    discussion: """
      The copy is whole or not there at all, and never replaces a file.

        almanac backup almanac-2024-02-20.sqlite
        almanac streak --database almanac-2024-02-20.sqlite
      """)

  @Argument(
    help: ArgumentHelp("New file.", valueName: "path"), completion: .file())
  var target: String

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let store = try database.openExisting(toWrite: false)
    let target = DatabaseFile(target).path
    let draft = "\(target).\(getpid()).part"
    DraftFiles.begin([draft, draft + "-journal", draft + "-wal", draft + "-shm"])
    defer { DraftFiles.end() }
    do {
      try await store.backup(to: target, draft: draft)
    } catch {
      throw Self.failure(error, target: target)
    }
  }

  /// It is the copy that cannot be opened: the database was open by then.
  private static func failure(_ error: StoreError, target: String) -> CommandFailure {
    switch error {
    case .unreachable(target, let detail):
      CommandFailure(.noOutput, "\(target) cannot be written: \(detail).")
    case .readOnly(target):
      CommandFailure(.noOutput, "\(target) cannot be written: its folder forbids it.")
    default: CommandFailure(error.exitStatus, error.description)
    }
  }
}
