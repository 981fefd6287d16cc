// SPDX-License-Identifier: MIT
import CalendarStore

/// A database in a file, opened as what it is: someone's own, or the demonstration.
///
/// The two never mix: neither opens as the other.
public struct DatabaseFile: Hashable, Sendable {
  /// Where it is: an absolute path.
  public let path: String

  /// The database at a path, absolute or below the current folder.
  public init(_ path: String) {
    self.path = DatabaseLocation.absolute(path)
  }
}

extension DatabaseFile {
  /// Opens someone's own database, making it and its folder when there is none.
  ///
  /// - Throws: `StoreError`, or `ServerError.demonstration` when it is one.
  public func openOwn() async throws -> any RecordStore {
    try await openOwn(options: SQLiteOptions())
  }

  /// Opens someone's own database as the options say; see `openOwn()`.
  public func openOwn(options: SQLiteOptions) async throws -> any RecordStore {
    let store = try open(options)
    guard try await !store.isDemonstration() else { throw ServerError.demonstration(path: path) }
    return store
  }

  /// Opens the demonstration, filling a file that is new or empty.
  ///
  /// - Throws: `StoreError`, or `ServerError.ownData` when it holds something else.
  public func openDemonstration() async throws -> any RecordStore {
    let store = try open(SQLiteOptions())
    guard try await store.becomeDemonstration() else { throw ServerError.ownData(path: path) }
    if try store.head().change == 0 { _ = try await store.apply(DemoSample.edits()) }
    return store
  }

  private func open(_ options: SQLiteOptions) throws -> SQLiteStore {
    try DatabaseLocation.makeFolder(for: path)
    return try SQLiteStore(path: path, options: options)
  }
}
