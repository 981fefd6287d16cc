// SPDX-License-Identifier: MIT
import CivilTime

/// Why something cannot be selected.
public enum SelectionProblem: Error, Hashable, Sendable {
  /// The policy selects nothing of the kind: an interval where one day is selected, or anything
  /// where nothing is.
  case wrongKind
  /// This day lies before or after those that can be reached.
  case outOfBounds(EpochDay)
  /// This day cannot be chosen.
  case disabled(EpochDay)
  /// An interval has at least so many days.
  case tooShort(Int32)
  /// An interval has at most so many days.
  case tooLong(Int32)
}
