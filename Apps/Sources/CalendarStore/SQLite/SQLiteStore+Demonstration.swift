// SPDX-License-Identifier: MIT
import GRDB

extension SQLiteStore {
  private static let kind = "demonstration"

  /// Whether the file is a demonstration, which holds nobody's own data.
  public func isDemonstration() async throws(StoreError) -> Bool {
    try await read { db in try Self.kind(db) == Self.kind }
  }

  /// Turns a file that nothing has been written to into a demonstration.
  ///
  /// - Returns: Whether the file is a demonstration now; false, with nothing done, when it holds
  ///   anything else.
  public func becomeDemonstration() async throws(StoreError) -> Bool {
    try await write { db in
      if try Self.kind(db) == Self.kind { return true }
      try db.execute(
        sql: """
          UPDATE calendar SET kind = ? WHERE tenant = 1 AND calendar = 1 AND head_change = 0
          """, arguments: [Self.kind])
      return db.changesCount > 0
    }
  }

  private static func kind(_ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT kind FROM calendar WHERE tenant = 1 AND calendar = 1")
  }
}
