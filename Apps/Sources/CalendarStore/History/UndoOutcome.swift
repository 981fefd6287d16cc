// SPDX-License-Identifier: MIT

/// What became of an undo.
public enum UndoOutcome: Hashable, Sendable {
  /// It is undone, and safe against a power cut; the unit that was, as it is listed now, and the
  /// number of the undo's last change.
  case undone(ChangeUnit, by: Int64)
  /// There is no such change, or nothing left to undo.
  case nothing
  /// What was before the change is no longer kept.
  case forgotten(ChangeUnit)
  /// These records have been changed since, so that nothing was written; the first 100.
  case conflict(ChangeUnit, [RecordKey])
}
