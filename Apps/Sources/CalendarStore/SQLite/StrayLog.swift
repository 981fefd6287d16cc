// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// A write-ahead log beside a file to which it does not belong.
///
/// A program that is killed leaves its log. If somebody then puts a backup in the file's place, the
/// log stays beside it, and SQLite would write the log's pages into the backup. Every transaction
/// writes the row with the store's name, and a backup has a name of its own. So a log that makes a
/// file give another name is not the file's.
enum StrayLog {
  /// Moves such a log out of the way, under a name that nobody mistakes for a log.
  ///
  /// A log that does belong to the file, and that nobody has open, has to be intact: SQLite would
  /// silently drop what follows a damaged page, and with it acknowledged writes.
  ///
  /// - Throws: `inUse` while the program that writes the log is still running; `corrupt`.
  static func setAside(_ path: String) throws {
    let log = path + "-wal"
    guard size(of: log) > 32 else { return }
    guard try !belongs(to: path) else { return try check(path) }
    guard try !FileUse.isShared(path) else { throw StoreError.inUse(path: path) }
    let place = "\(path).stray-\(ChangeToken.makeStoreName())"
    guard rename(log, place) == 0 else { throw StoreError(errno: errno, path: path) }
    unlink(path + "-shm")
  }

  private static func belongs(to path: String) throws -> Bool {
    guard FileIdentity(path: path) != nil else { return false }
    guard size(of: path) > 0 else { return false }
    guard let alone = try? names(FilePlace.immutableName(path)),
      let together = try? names(path)
    else { return true }
    guard together.calendar == together.meta else { return false }
    return alone.calendar == together.calendar || alone.calendar == together.former
  }

  private static func check(_ path: String) throws(StoreError) {
    // Check twice, and not while somebody writes. Ask for locks last, because asking drops those
    // that this process holds.
    guard LogFrames(besides: path)?.isDamaged == true,
      let frames = LogFrames(besides: path), frames.isDamaged, try !FileUse.isShared(path)
    else { return }
    throw .corrupt(
      path: path,
      detail: "its log, -wal, is: the last \(frames.lostCommits) changes in it cannot be read")
  }

  private struct Names {
    var meta: String
    var calendar: String
    var former: String?
  }

  /// The store's name in both places; throws for schema 1, which has only one.
  private static func names(_ name: String) throws -> Names? {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: name, configuration: configuration)
    defer { try? queue.close() }
    return try queue.unsafeRead { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT m.store, c.store, c.former_store FROM meta m, calendar c")
      return row.map { Names(meta: $0[0], calendar: $0[1], former: $0[2]) }
    }
  }

  private static func size(of path: String) -> Int64 {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : 0
  }
}
