// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// A folder of backups, of which the newest are kept.
///
/// Backups are named by database and time, such as `almanac-20240220T031500Z.sqlite`. Other files
/// in the folder are left alone.
public struct BackupFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String
  /// How many backups are kept, 1 or more.
  public let count: Int
  /// What the names of the backups begin with.
  private let stem: String

  /// The backups of a database in a folder.
  ///
  /// The folder is created with the first backup.
  public init(path: String, of database: String, keeping count: Int = 14) {
    self.path = path
    self.count = max(count, 1)
    stem = URL(fileURLWithPath: database).deletingPathExtension().lastPathComponent
  }
}

extension BackupFolder {
  /// The names of the backups, the oldest first; empty when the folder cannot be read.
  public var backups: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { time(of: $0) != nil }.sorted().map(place)
  }

  /// When the newest backup up to an instant was made, or nil when there is none.
  ///
  /// (A clock that was wrong may have left names in the future.)
  public func newest(notAfter now: Instant) -> Instant? {
    backups.compactMap { time(of: URL(fileURLWithPath: $0).lastPathComponent) }
      .last { $0 <= now }
  }

  /// Makes a backup of a database that is open in this process, checks it, and removes the oldest
  /// backups beyond `count`.
  ///
  /// The file gets its name only when it is complete and sound, and only then is an older one
  /// removed. Reads the whole database twice and blocks the caller meanwhile, but nobody else.
  ///
  /// - Returns: The path of the backup.
  /// - Throws: `corrupt` when the database is damaged, in which case no backup is removed;
  ///   otherwise what the disk reports.
  public func add(of database: String, at now: Instant) throws(StoreError) -> String {
    try DatabaseLocation.makeFolder(for: place("backup"))
    let target = place("\(stem)-\(CompactTime(now)).sqlite")
    guard !DiskFile.exists(target) else { return target }
    dropOldDrafts(before: now)
    let draft = "\(target).\(ChangeToken.makeStoreName()).part"
    defer { SQLiteFile.drop(draft) }
    do {
      try FileReading(ofOpen: database).copy(to: draft, for: target)
    } catch let fault as FileReading.Fault {
      throw fault.failure(database)
    } catch {
      throw StoreCopy.failure(error, of: database, to: target)
    }
    if let finding = try StoreCheck(path: draft).findings.first {
      throw .corrupt(path: database, detail: "its backup is not sound, \(finding)")
    }
    try DiskFile.rename(draft, to: target)
    try DiskFile.sync(path)
    try thin(beside: target)
    return target
  }
}

extension BackupFolder {
  private func place(_ name: String) -> String {
    URL(fileURLWithPath: path).appendingPathComponent(name).path
  }

  private func time(of name: String) -> Instant? {
    let (head, tail) = (stem + "-", ".sqlite")
    guard name.hasPrefix(head), name.hasSuffix(tail), name.utf8.count > head.utf8.count else {
      return nil
    }
    return CompactTime(name.dropFirst(head.count).dropLast(tail.count))?.instant
  }

  /// Removes what interrupted backups left: drafts of earlier days, which nobody is writing any
  /// more.
  private func dropOldDrafts(before now: Instant) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasSuffix(".part") {
      let parts = name.components(separatedBy: ".sqlite.")
      guard parts.count == 2, let made = time(of: parts[0] + ".sqlite"),
        made.microseconds(until: now) >= 86_400_000_000
      else { continue }
      SQLiteFile.drop(place(name))
    }
  }

  /// Removes the oldest backups, but never the one that was just made.
  private func thin(beside made: String) throws(StoreError) {
    let others = backups.filter { $0 != made }
    for old in others.dropLast(count - 1) { try DiskFile.remove(old) }
  }
}
