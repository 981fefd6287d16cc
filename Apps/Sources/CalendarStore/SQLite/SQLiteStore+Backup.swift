// SPDX-License-Identifier: MIT
import Foundation
import GRDB

extension SQLiteStore {
  /// Copies the store as it is now into a new file, while others go on reading and writing.
  ///
  /// The file appears under its name when it is whole.
  ///
  /// - Throws: `invalid` when there is a file already; what the disk says.
  public func backup(to target: String) async throws(StoreError) {
    guard !FileManager.default.fileExists(atPath: target) else { throw Self.exists(target) }
    let draft = "\(target).\(ChangeToken.makeStoreName()).part"
    defer { Self.drop(draft) }
    try await copy(to: draft, for: target)
    do {
      // Unlike renaming it never replaces what has appeared under the name meanwhile.
      try FileManager.default.linkItem(atPath: draft, toPath: target)
    } catch {
      if FileManager.default.fileExists(atPath: target) { throw Self.exists(target) }
      do {
        // A disk without links.
        try FileManager.default.moveItem(atPath: draft, toPath: target)
      } catch {
        throw .unreachable(path: target, detail: "\(error.localizedDescription)")
      }
    }
  }

  private func copy(to draft: String, for target: String) async throws(StoreError) {
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [pool] in
        continuation.resume(
          returning: Result {
            let copy = try DatabaseQueue(path: draft)
            try pool.backup(to: copy)
            try copy.writeWithoutTransaction { db in
              // One file, without another beside it.
              _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
            }
            try copy.close()
          })
      }
    }
    do {
      try result.get()
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: target))
    }
  }

  private static func exists(_ path: String) -> StoreError {
    .invalid(field: path, reason: "exists already; a backup never replaces a file")
  }

  private static func drop(_ draft: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: draft + suffix)
    }
  }
}
