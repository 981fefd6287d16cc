// SPDX-License-Identifier: MIT

/// Which hairlines stand between the days of a page.
public enum GridLines: UInt8, Hashable, Sendable {
  /// None, unless the theme has separators.
  case none = 0
  /// One between each week and the next.
  case weeks = 1
}
