// SPDX-License-Identifier: MIT

/// What became of an edit.
public enum EditOutcome: Hashable, Sendable {
  /// It is written, and safe against a power cut; the record as it is now.
  case applied(StoreRecord)
  /// The store held its result already; nothing was written.
  case unchanged(StoreRecord)
  /// The base is not the present revision; nothing was written. The record as it is, a tombstone
  /// included, or nil where there never was one.
  case conflict(StoreRecord?)
}
