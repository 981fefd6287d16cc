// SPDX-License-Identifier: MIT

/// How much a view needs to know about days.
///
/// The raw values are part of the web host's protocol.
public enum LoadDetail: UInt8, Hashable, Sendable {
  /// Only facts: a year loads no events.
  case facts = 0
  /// Facts, and the occurrences that touch the days.
  case occurrences = 1
}
