// SPDX-License-Identifier: MIT
import CalendarModel

extension Edit {
  /// Which occurrences of a recurring event an edit is meant for.
  ///
  /// What a hand makes is meant for the one under it; an app may ask, and store more.
  public enum Scope: UInt8, CaseIterable, Hashable, Sendable {
    /// This one.
    case one = 0
    /// This one and all that follow it.
    case following
    /// All of them.
    case all
  }

  /// What takes an edit back.
  public enum Inverse: Hashable, Sendable {
    /// Another edit, of the same occurrences.
    case edit(Edit)
    /// Removing what is new.
    case remove(Occurrence, Scope)
  }

  /// What takes it back, once it has been stored.
  ///
  /// What takes that back is the edit itself, or does the same: of a deletion it removes the event.
  ///
  /// An event that an app has given an id of its own is to be removed under that one. What was deleted
  /// is to be made again, with the id that it had.
  public var inverse: Inverse {
    if isNew { return .remove(after, scope) }
    if kind == .delete {
      return .edit(Edit(kind: .create, before: before, after: before, scope: scope))
    }
    return .edit(Edit(kind: kind, before: after, after: before, scope: scope))
  }
}
