// SPDX-License-Identifier: MIT

/// The result of an edit.
public enum EditOutcome: Hashable, Sendable {
  /// The edit is written and safe against a power cut; the record as it is now.
  case applied(StoreRecord)
  /// The store already held the edit's result; nothing was written.
  case unchanged(StoreRecord)
  /// The base is not the present revision; nothing was written. Carries the present record, a
  /// tombstone included, or nil when there never was one.
  case conflict(StoreRecord?)
}
