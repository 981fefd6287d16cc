// SPDX-License-Identifier: MIT
import CivilTime

/// Why the rules of a zone are not available.
public enum ZoneError: Error, Hashable, Sendable {
  /// The name cannot be that of a zone, such as `../passwd`.
  case malformedName
  /// The system has no zone with this name.
  case unknownZone
  /// There is a file with this name, but it is not a valid zone file.
  case damaged(TZifError)
  /// The value is neither a known name nor a POSIX rule.
  case malformedRule(TZifError)
}
