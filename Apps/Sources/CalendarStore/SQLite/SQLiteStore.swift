// SPDX-License-Identifier: MIT
import CPageChecksums
import CalendarModel
import CivilTime
import Foundation
import GRDB

/// A store in a SQLite file: what was acknowledged survives a power cut.
///
/// Many programs may use one file at the same time. One of them writes at a time, others wait for
/// it; reading goes on meanwhile. Beside the file SQLite keeps two more, `-wal` and `-shm`, which
/// belong to it while it is open; to copy it use `backup(to:)`.
///
/// When the file is removed or replaced by another one, everything throws `gone` from then on.
public final class SQLiteStore: RecordStore {
  /// Where the file is, as an absolute path.
  public let path: String
  let pool: DatabasePool
  let options: SQLiteOptions
  let watch: HeadWatch
  /// Where writes gather; nil for a store that only reads.
  let queue: WriteQueue?
  /// The folder of the copy that is read in place of the file, or nil.
  private let copyFolder: URL?
  /// The settings as they were last read, and where the store stood then.
  private let latestSettings = Locked<(head: ChangeToken, record: SettingsRecord)?>(nil)

  /// Opens the store in a file, which is made when there is none; its folder must exist.
  ///
  /// - Throws: `StoreError`, also for files that are no store; they stay as they are.
  public convenience init(path: String, options: SQLiteOptions = SQLiteOptions()) throws(StoreError)
  {
    let path = DatabaseLocation.absolute(path)
    do {
      self.init(try SQLiteFile.open(path, options: options), path: path, options: options)
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: path))
    }
  }

  /// Opens the store of a file that is there, for reading, also where nothing can be written.
  ///
  /// Writing to it throws `readOnly` when the file, its folder or the disk is.
  ///
  /// - Throws: `StoreError`.
  public convenience init(
    reading path: String, options: SQLiteOptions = SQLiteOptions()
  ) throws(StoreError) {
    let path = DatabaseLocation.absolute(path)
    do {
      let opened = try SQLiteFile.openForReading(path, options: options)
      self.init(opened, path: path, options: options)
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: path))
    }
  }

  init(_ opened: OpenedFile, path: String, options: SQLiteOptions) {
    copyFolder = opened.copyFolder
    self.path = path
    self.options = options
    pool = opened.pool
    let watch = HeadWatch(opened.probe, at: opened.head, options: options)
    self.watch = watch
    queue =
      opened.isReadOnly
      ? nil
      : WriteQueue(
        opened.pool, options: options, checkPlace: { try watch.probe.checkPlace() },
        checkFile: { try SQLiteSchema.checkVersion(of: $0, path: path) },
        committed: { watch.look() })
  }

  deinit {
    close()
  }
}

extension SQLiteStore {
  /// Lets go of the file; whatever is asked later throws.
  ///
  /// Who closes last brings the file up to date and clears away what stands beside it, so that the
  /// file alone is everything. Into a file that was overwritten meanwhile nothing is written.
  public func close() {
    if watch.probe.isOverwritten {
      pool.writeWithoutTransaction { db in
        almanac_leave_log(UnsafeMutableRawPointer(db.sqliteConnection))
      }
    }
    // Not one of the pool's readers may be the last, which close last there and may not write.
    try? pool.close()
    watch.probe.close()
    if let copyFolder { try? FileManager.default.removeItem(at: copyFolder) }
  }

  /// Where the store stands: while nobody writes no table is read.
  public func head() throws(StoreError) -> ChangeToken {
    try watch.probe.head()
  }

  /// Says where the store stands, at once and after changes.
  public func heads() -> AsyncStream<ChangeToken> {
    watch.heads()
  }

  /// How much has been written through this store, imports left out.
  public var activity: StoreActivity { queue?.activity ?? StoreActivity() }

  /// Tells those who listen to this store's own changes without waiting for the next look.
  func announce() {
    watch.look()
  }
}

extension SQLiteStore {
  /// The settings; as cheap as `head()` while nobody writes.
  public func settings() async throws(StoreError) -> SettingsRecord {
    let head = try head()
    if let latest = latestSettings.withLock({ $0 }), latest.head == head { return latest.record }
    let latest = try await read { (head: try $0.head(), record: try $0.settings()) }
    latestSettings.withLock { $0 = latest }
    return latest.record
  }

  /// How the connection that writes waits for the disk: 2 for FULL.
  func synchronous() throws -> Int? {
    try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// Reads from one state of the file, beside whoever writes.
  ///
  /// Not through GRDB's asynchronous functions: they give up when the task is cancelled, and a
  /// store has no word for that.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try watch.probe.checkPlace()
    let result = await withCheckedContinuation { continuation in
      pool.asyncRead { db in
        continuation.resume(returning: Result { try body(db.get()) })
      }
    }
    return try unwrapped(result)
  }

  /// Writes in one transaction, which others may share; see `WriteQueue`.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    guard let queue else { throw .readOnly(path: path) }
    return try unwrapped(await queue.write(body))
  }

  static func transaction<Value>(_ db: Database, _ body: (Database) throws -> Value) throws
    -> Value
  {
    var value: Value?
    try db.inTransaction(.immediate) {
      value = try body(db)
      return .commit
    }
    guard let value else { throw DatabaseError(message: "a transaction without a value") }
    return value
  }

  private func unwrapped<Value>(_ result: Result<Value, any Error>) throws(StoreError) -> Value {
    do {
      return try result.get()
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
