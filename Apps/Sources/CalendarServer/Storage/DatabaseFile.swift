// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime

/// A database in a file, opened as what it is: somebody's own, or the demonstration.
///
/// The two never mix: neither opens as the other.
public struct DatabaseFile: Hashable, Sendable {
  /// The absolute path of the file.
  public let path: String

  /// The database at a path, which may be relative to the current folder.
  public init(_ path: String) {
    self.path = DatabaseLocation.absolute(path)
  }
}

extension DatabaseFile {
  /// Opens somebody's own database; creates it and its folder if needed.
  ///
  /// - Throws: `StoreError`, or `ServerError.demonstration` when the file is one.
  public func openOwn() async throws -> any RecordStore {
    try await openOwn(options: SQLiteOptions())
  }

  /// Opens somebody's own database with these options; see `openOwn()`.
  public func openOwn(options: SQLiteOptions) async throws -> any RecordStore {
    let store = try open(options)
    guard try await !store.isDemonstration() else { throw ServerError.demonstration(path: path) }
    return store
  }

  /// Opens the demonstration; fills a file that is new or empty.
  ///
  /// - Throws: `StoreError`, or `ServerError.ownData` when it holds something else.
  public func openDemonstration() async throws -> any RecordStore {
    try await openDemonstration(zone: "Europe/Berlin")
  }

  /// Opens the demonstration, whose events are those of somebody in a zone; see
  /// `openDemonstration()`.
  public func openDemonstration(zone: String) async throws -> any RecordStore {
    let store = try open(SQLiteOptions())
    guard try await store.becomeDemonstration() else { throw ServerError.ownData(path: path) }
    if try store.head().change == 0 {
      let today = ZoneRules.fixed(.utc).day(at: SQLiteOptions().now())
      // A machine without zones has a demonstration without events.
      let events = try? DemoEvents(around: today, zone: zone).edits()
      _ = try await store.apply(DemoHabits(until: today).edits() + (events ?? []))
    }
    return store
  }

  private func open(_ options: SQLiteOptions) throws -> SQLiteStore {
    try DatabaseLocation.makeFolder(for: path)
    return try SQLiteStore(path: path, options: options)
  }
}
