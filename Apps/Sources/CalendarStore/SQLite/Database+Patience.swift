// SPDX-License-Identifier: MIT
import GRDB
import GRDBSQLite

extension Database {
  /// Runs a body with another busy timeout, and restores the usual one afterwards.
  func withPatience<Value>(
    _ patience: Duration, usual: Duration, _ body: (Database) throws -> Value
  ) rethrows -> Value {
    setPatience(patience)
    defer { setPatience(usual) }
    return try body(self)
  }

  private func setPatience(_ patience: Duration) {
    guard let sqliteConnection else { return }
    let milliseconds = (max(patience, .zero) / .milliseconds(1)).rounded(.up)
    sqlite3_busy_timeout(sqliteConnection, Int32(clamping: Int64(milliseconds)))
  }
}
