// SPDX-License-Identifier: MIT

/// What a change did to its record.
public enum ChangeEffect: String, Hashable, Sendable {
  /// The record is new.
  case added
  /// The record's content changed.
  case edited
  /// The record was deleted.
  case deleted
  /// The record was deleted before, and is back.
  case restored
}
