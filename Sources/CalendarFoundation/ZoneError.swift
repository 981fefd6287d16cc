// SPDX-License-Identifier: MIT
import CivilTime

/// Why there are no rules for a zone.
public enum ZoneError: Error, Hashable, Sendable {
  /// The name is not one that a zone can have, such as `../passwd`.
  case malformedName
  /// The system has no zone of this name.
  case unknownZone
  /// There is a file of this name, but not of a zone.
  case damaged(TZifError)
  /// Neither a name that is known nor a rule as POSIX writes it.
  case malformedRule(TZifError)
}
