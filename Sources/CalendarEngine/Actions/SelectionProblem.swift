// SPDX-License-Identifier: MIT
import CivilTime

/// Why something cannot be selected.
public enum SelectionProblem: Error, Hashable, Sendable {
  /// The policy does not select this kind: an interval where one day is selected, or anything where
  /// nothing is.
  case wrongKind
  /// This day is outside the reachable days.
  case outOfBounds(EpochDay)
  /// This day cannot be chosen.
  case disabled(EpochDay)
  /// The interval must have at least so many days.
  case tooShort(Int32)
  /// The interval can have at most so many days.
  case tooLong(Int32)
}
