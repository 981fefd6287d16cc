// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation
import CalendarStore
import CivilTime
import Foundation
import Logging

/// `--backups` and `--keep`: backups that a server makes on its own.
struct BackupsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Back up to this folder every day, and before a newer Almanac changes the tables.
      """, valueName: "folder"),
    completion: .directory)
  var backups: String?

  @Option(
    help: ArgumentHelp(
      "Number of backups to keep; older ones are deleted. (default: 14)", valueName: "number"))
  var keep: Int?

  func validate() throws {
    guard keep ?? 1 >= 1 else { throw ValidationError("--keep must be 1 or more.") }
    guard keep == nil || backups != nil else {
      throw ValidationError("--keep needs --backups.")
    }
    if let backups { try Self.check(folder: backups) }
  }

  /// Whether backups can be written there; a folder that does not exist is made with the first one.
  private static func check(folder: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw ValidationError("--backups is a folder, and \(folder) is a file.")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw ValidationError("No backup can be made: the folder \(folder) cannot be written to.")
    }
  }
}

extension BackupsOption {
  /// The folder for a database's backups, or nil when none are wanted.
  func folder(of database: String) -> BackupFolder? {
    backups.map { BackupFolder(path: $0, of: database, keeping: keep ?? 14) }
  }

  /// How a server opens a database: with a backup before its tables are migrated.
  func storeOptions(of database: String) -> SQLiteOptions {
    var options = SQLiteOptions()
    guard let folder = folder(of: database) else { return options }
    options.willMigrate = { path, _ in
      _ = try folder.add(of: path, at: Instant(clamping: Date()))
    }
    return options
  }

  /// Makes backups until the task is cancelled, and logs failures.
  func run(of database: String, logger: Logger) async {
    guard let folder = folder(of: database) else { return }
    let keeper = BackupKeeper(folder, of: database) { Instant(clamping: Date()) }
    await keeper.run { result in
      switch result {
      case .success(let path): logger.info("backup made", metadata: ["path": "\(path)"])
      case .failure(let error):
        logger.error("no backup was made; tried again in an hour", metadata: ["error": "\(error)"])
      }
    }
  }
}
