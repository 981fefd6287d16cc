// SPDX-License-Identifier: MIT

/// Why a store cannot do what it was asked to do.
///
/// None of these errors loses anything that was acknowledged.
public enum StoreError: Error, Hashable, Sendable {
  /// Another program has kept the database locked for longer than the store waits.
  case locked(path: String)
  /// The file or its folder cannot be written.
  case readOnly(path: String)
  /// The disk is full, or the file has reached its size limit.
  case full(path: String)
  /// The file is damaged; `detail` is SQLite's description.
  case corrupt(path: String, detail: String)
  /// The file is not a database, or belongs to another program.
  case foreign(path: String)
  /// A newer Almanac made the file.
  case newer(path: String, schema: Int, known: Int)
  /// The file cannot be opened or read at all: no such folder, no permission, or a read error.
  case unreachable(path: String, detail: String)
  /// The file was removed or replaced by another one while the store had it open.
  ///
  /// Nothing is written any more, because it would go where nobody can find it. Open the store
  /// anew.
  case gone(path: String)
  /// Somebody has the file open, which the operation does not allow.
  case inUse(path: String)
  /// The token is not of this store, or the changes after it are no longer kept: start anew.
  case resyncRequired
  /// The calendar is locked: its events cannot be written, and it cannot be deleted.
  case calendarLocked(id: String, name: String)
  /// A value that no store takes; `field` is its name in the API, such as `points`.
  case invalid(field: String, reason: InvalidReason)
}
