// SPDX-License-Identifier: MIT
import CivilTime
import Foundation
import GRDB

/// Puts a backup in the place of a store's file.
///
/// The backup stays as it is. The former file is kept beside it as
/// `NAME.before-restore-20240220T031500Z`, together with changes that were not yet merged into it.
/// The restored store has a name of its own, so clients that knew the former one start anew.
public struct StoreRestoration: Hashable, Sendable {
  /// The file to copy.
  public let backup: String
  /// Where the store is to be; a symbolic link stays a link.
  public let target: String

  /// A restoration that has not started.
  public init(of backup: String, to target: String) {
    self.backup = backup
    self.target = DiskFile.resolved(target)
  }
}

extension StoreRestoration {
  /// Restores completely, or leaves nothing that the next attempt would not clear away.
  ///
  /// At every moment the path leads to either the former file or the restored one. Reads and writes
  /// the whole backup.
  ///
  /// - Parameter now: The time in the former file's new name.
  /// - Returns: The path of the former file, or nil when there was none.
  /// - Throws: `inUse` while somebody has the file open; `invalid` when the backup is damaged or is
  ///   the file itself; `foreign` and `newer` for a backup that this Almanac cannot read; otherwise
  ///   what the disk reports.
  public func run(at now: Instant) throws(StoreError) -> String? {
    // Do as little as possible before it is known that the restoration may proceed.
    guard try !FileUse.isOpen(target) else { throw .inUse(path: target) }
    let identity = FileIdentity(path: backup)
    guard identity == nil || identity != FileIdentity(path: target) else {
      throw .invalid(field: backup, reason: "is the database itself")
    }
    try checkBackup()
    try DatabaseLocation.makeFolder(for: target)
    let draft = "\(target).\(ChangeToken.makeStoreName())\(Self.draftEnding)"
    defer { SQLiteFile.drop(draft) }
    do {
      try FileReading(path: backup, busyTimeout: .seconds(5)).copy(to: draft, for: target)
    } catch let fault as FileReading.Fault {
      throw fault.failure(backup)
    } catch {
      throw StoreCopy.failure(error, of: backup, to: target)
    }
    mergeLog()
    return try exchange(draft, at: now)
  }

  /// Merges the former file's log into it, if both are sound.
  ///
  /// Then the file is complete at every point of an interruption. A damaged file is not changed.
  private func mergeLog() {
    guard DiskFile.exists(target + "-wal"), (try? StrayLog.setAside(target)) != nil,
      let check = try? StoreCheck(path: target), check.findings.isEmpty,
      (try? PageChecksums.install()) != nil, let file = try? DatabaseQueue(path: target)
    else { return }
    _ = try? file.writeWithoutTransaction { db in
      try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try? file.close()
  }

  private func checkBackup() throws(StoreError) {
    let check = try StoreCheck(path: backup)
    guard let finding = check.findings.first else { return }
    throw .invalid(
      field: backup,
      reason: """
        is damaged (\(finding)) and was not put in place; `almanac check --database '\(backup)'` \
        says more
        """)
  }
}

extension StoreRestoration {
  /// The files beside a database that SQLite would read together with it.
  private static let companions = ["-wal", "-journal"]
  private static let draftEnding = ".restore.part"

  /// Puts the draft in place while nobody else can open the file.
  private func exchange(_ draft: String, at now: Instant) throws(StoreError) -> String? {
    let isThere = DiskFile.exists(target)
    let exclusion = isThere ? try FileUse(excluding: target) : nil
    defer { withExtendedLifetime(exclusion) {} }
    // A removed file may still be open, and its last user would delete the files beside it.
    guard try !FileUse.isShared(target) else { throw .inUse(path: target) }
    let kept = freeName(at: now)
    let left = ([""] + Self.companions).filter { DiskFile.exists(target + $0) }
    for ending in left { try DiskFile.keep(target + ending, as: kept + ending) }
    let folder = DiskFile.folder(of: target)
    try DiskFile.sync(folder)
    // Remove the former file's log first: replayed onto the backup, it would destroy it.
    for ending in Self.companions + ["-shm"] { try DiskFile.remove(target + ending) }
    try DiskFile.sync(folder)
    try DiskFile.rename(draft, to: target)
    try DiskFile.sync(folder)
    dropDrafts(in: folder)
    return isThere ? kept : nil
  }

  /// Removes what interrupted restorations left behind.
  private func dropDrafts(in folder: String) {
    let base = URL(fileURLWithPath: target).lastPathComponent + "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(base) {
      guard let end = name.range(of: Self.draftEnding) else { continue }
      SQLiteFile.drop(folder + "/" + name[..<end.upperBound])
    }
  }

  private func freeName(at now: Instant) -> String {
    let name = "\(target).before-restore-\(CompactTime(now))"
    var (free, number) = (name, 1)
    while ([""] + Self.companions).contains(where: { DiskFile.exists(free + $0) }) {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }
}
