// SPDX-License-Identifier: MIT

/// The result of an undo.
public enum UndoOutcome: Hashable, Sendable {
  /// The unit is undone, and that is safe against a power cut. Carries the unit as it is listed
  /// now, and the number of the undo's last change.
  case undone(ChangeUnit, by: Int64)
  /// There is no such change, or nothing left to undo.
  case nothing
  /// What was there before the change is no longer kept.
  case forgotten(ChangeUnit)
  /// These records have been changed since, so nothing was written; at most 100 are named.
  case conflict(ChangeUnit, [RecordKey])
}
