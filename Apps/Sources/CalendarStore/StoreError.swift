// SPDX-License-Identifier: MIT

/// Why a store cannot do what it was asked.
///
/// Nothing that was acknowledged is lost by any of these.
public enum StoreError: Error, Hashable, Sendable {
  /// Another program has kept the database locked for longer than the store waits.
  case locked(path: String)
  /// The file or its folder cannot be written.
  case readOnly(path: String)
  /// The disk, or the limit that was set for the file, is full.
  case full(path: String)
  /// The file is damaged; `detail` is what SQLite says of it.
  case corrupt(path: String, detail: String)
  /// The file is no database, or one of another program.
  case foreign(path: String)
  /// A newer Almanac has made the file.
  case newer(path: String, schema: Int, known: Int)
  /// The file cannot be opened or read at all: no such folder, no permission, an input error.
  case unreachable(path: String, detail: String)
  /// The file was removed, or another one was put in its place, while the store had it open.
  ///
  /// Nothing is written any more: it would go where nobody finds it. Open the store anew.
  case gone(path: String)
  /// Somebody has the file open, which what was asked for does not allow.
  case inUse(path: String)
  /// The token is not of this store, or the changes after it are no longer kept: start anew.
  case resyncRequired
  /// A value that no store takes; `field` is the name in the API, such as `points`.
  case invalid(field: String, reason: String)
}
