// SPDX-License-Identifier: MIT
import Foundation
import GRDB

extension SQLiteStore {
  /// Copies the store as it is now into a new file, while others go on reading and writing.
  ///
  /// The file appears under its name only when it is complete and has been checked; only its owner
  /// may read it.
  ///
  /// - Parameters:
  ///   - target: The name.
  ///   - draft: What it is called until then, made up when nil; SQLite may put `-journal`, `-wal` and
  ///     `-shm` beside it.
  /// - Throws: `invalid` when the file exists already; otherwise what the disk reports.
  public func backup(to target: String, draft: String? = nil) async throws(StoreError) {
    guard !FileManager.default.fileExists(atPath: target) else { throw Self.exists(target) }
    let target = DatabaseLocation.absolute(target)
    let draft = draft ?? "\(target).\(ChangeToken.makeStoreName()).part"
    defer { SQLiteFile.drop(draft) }
    try await copy(to: draft, for: target)
    do {
      // Unlike a rename, this never replaces a file that has appeared under the name meanwhile.
      try FileManager.default.linkItem(atPath: draft, toPath: target)
    } catch {
      if FileManager.default.fileExists(atPath: target) { throw Self.exists(target) }
      do {
        // The file system has no links.
        try FileManager.default.moveItem(atPath: draft, toPath: target)
      } catch {
        throw .unreachable(path: target, detail: "\(error.localizedDescription)")
      }
    }
    // Make sure that the name survives a power cut, too.
    try DiskFile.sync(DiskFile.folder(of: target))
  }

  private func copy(to draft: String, for target: String) async throws(StoreError) {
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [pool, path] in
        continuation.resume(
          returning: Result {
            try pool.read { db in
              try StoreCopy.make(of: db.sqliteConnection, at: draft, for: target)
            }
            if let finding = try StoreCheck(path: draft).findings.first {
              throw StoreError.corrupt(path: path, detail: "its copy is not sound, \(finding)")
            }
          })
      }
    }
    do {
      try result.get()
    } catch {
      throw StoreCopy.failure(error, of: path, to: target)
    }
  }

  private static func exists(_ path: String) -> StoreError {
    .invalid(field: path, reason: "exists already; a backup never replaces a file")
  }
}
