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
    let target = DatabaseLocation.absolute(target)
    let draft = "\(target).\(ChangeToken.makeStoreName()).part"
    defer { SQLiteFile.drop(draft) }
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
            try SQLiteFile.makeEmpty(draft, for: target)
            let copy = try DatabaseQueue(path: draft)
            try pool.backup(to: copy)
            try copy.close()
            try PageChecksums.write(path: draft)
            try Self.finish(draft)
          })
      }
    }
    do {
      try result.get()
    } catch {
      throw SQLiteFile.explained(StoreError(error, path: target))
    }
  }

  /// Makes a copy a store of its own: in one file, and under a new name, so that whoever knows the
  /// original starts anew when the copy comes in its place.
  private static func finish(_ draft: String) throws {
    let copy = try DatabaseQueue(path: draft)
    try copy.writeWithoutTransaction { db in
      _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
      try SQLiteFile.giveNewName(db, home: nil)
    }
    try copy.close()
  }

  private static func exists(_ path: String) -> StoreError {
    .invalid(field: path, reason: "exists already; a backup never replaces a file")
  }
}
