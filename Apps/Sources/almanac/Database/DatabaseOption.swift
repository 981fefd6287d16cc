// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarServer
import CalendarStore
import Foundation

/// `--database`, and how commands open it.
struct DatabaseOption: ParsableArguments {
  @Option(
    name: .customLong("database"),
    help: ArgumentHelp("Database file.", valueName: "path"),
    completion: .file())
  var named: String?

  /// The default path of the database.
  static var usualPath: String {
    DatabaseLocation(environment: ProcessInfo.processInfo.environment).own
  }

  /// The absolute path of the database.
  var path: String { DatabaseFile(named ?? Self.usualPath).path }
}

extension DatabaseOption {
  /// The store for writing; created if it does not exist.
  ///
  /// - Throws: `StoreError`, or `ServerError` when the database is the demonstration.
  func openForWriting() async throws -> any RecordStore {
    try await DatabaseFile(path).openOwn()
  }

  /// The same for somebody who sits before it: what cannot be written soon waits, and hands go on.
  ///
  /// - Throws: `StoreError`, or `ServerError` when the database is the demonstration; a database that
  ///   was named has to exist, because who looks at an empty calendar would not see a misspelt name.
  func openForEditing() async throws -> any RecordStore {
    guard named == nil || FileManager.default.fileExists(atPath: path) else { throw missing }
    var options = SQLiteOptions()
    options.busyTimeout = .seconds(1)
    return try await DatabaseFile(path).openOwn(options: options)
  }

  /// The store for reading, which is never created.
  ///
  /// A missing default database counts as empty, and a note says how to begin, unless `saysMissing`
  /// is false. A database that was named has to exist.
  func openForReading(saysMissing: Bool = true) throws -> any RecordStore {
    if FileManager.default.fileExists(atPath: path) {
      return try SQLiteStore(reading: path)
    }
    guard named == nil else { throw missing }
    guard saysMissing else { return MemoryStore() }
    StandardError.say(
      """
      there is no database yet (\(path)). `almanac events add`, `almanac sessions add`, an import \
      or `almanac serve` makes one.
      """)
    return MemoryStore()
  }

  /// The store for a command that only makes sense with existing data.
  func openExisting(toWrite: Bool = true) throws -> SQLiteStore {
    guard FileManager.default.fileExists(atPath: path) else { throw missing }
    return try toWrite ? SQLiteStore(path: path) : SQLiteStore(reading: path)
  }

  private var missing: CommandFailure {
    CommandFailure(
      .noInput,
      """
      there is no database \(named ?? path). Check the name; an import or `almanac serve` with it would \
      make one.
      """)
  }
}
