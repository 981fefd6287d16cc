// SPDX-License-Identifier: MIT

/// What a change did to its record.
public enum ChangeEffect: String, Hashable, Sendable {
  /// It is new.
  case added
  /// It has another content.
  case edited
  /// It is deleted.
  case deleted
  /// It was deleted, and is back.
  case restored
}
