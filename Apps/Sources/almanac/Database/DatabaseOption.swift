// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import CalendarStore
import Foundation

/// `--database`, and how commands open it.
struct DatabaseOption: ParsableArguments {
  @Option(
    name: .customLong("database"),
    help: ArgumentHelp("The database, if not the usual one.", valueName: "path"),
    completion: .file())
  var named: String?

  /// Where the usual database is.
  static var usualPath: String {
    DatabaseLocation(environment: ProcessInfo.processInfo.environment).own
  }

  /// Where the database is: an absolute path.
  var path: String { DatabaseFile(named ?? Self.usualPath).path }
}

extension DatabaseOption {
  /// The store to write to, made when there is none.
  ///
  /// - Throws: `StoreError`, and `ServerError` when it is the demonstration.
  func openForWriting() async throws -> any RecordStore {
    try await DatabaseFile(path).openOwn()
  }

  /// The store to read from; never made.
  ///
  /// When the usual one is not there yet, nothing is wrong: it is as if it were empty, and a note
  /// says how to begin, unless it does not matter. One that was named has to be there.
  func openForReading(saysMissing: Bool = true) throws -> any RecordStore {
    if FileManager.default.fileExists(atPath: path) {
      return try SQLiteStore(reading: path)
    }
    guard named == nil else { throw missing }
    guard saysMissing else { return MemoryStore() }
    StandardError.say(
      """
      there is no database yet (\(path)). `almanac sessions add`, `almanac sessions import` or \
      `almanac serve` makes one.
      """)
    return MemoryStore()
  }

  /// The store of a command that needs one with something in it.
  func openExisting(toWrite: Bool = true) throws -> SQLiteStore {
    guard FileManager.default.fileExists(atPath: path) else { throw missing }
    return try toWrite ? SQLiteStore(path: path) : SQLiteStore(reading: path)
  }

  private var missing: CommandFailure {
    CommandFailure(
      .noInput,
      """
      there is no database \(named ?? path). Check the name; `almanac sessions import` or `almanac serve` \
      with it would make one.
      """)
  }
}
