// SPDX-License-Identifier: MIT

/// The greatest amount of room that the days of a month have in a terminal.
public enum TerminalDensity: UInt8, CaseIterable, Sendable {
  /// An empty line between weeks and eight columns per day if there are 56 columns; otherwise
  /// dense.
  case roomy = 0
  /// No empty lines, and at least five columns per day if there are 35 columns; otherwise compact.
  case dense
  /// As `cal` prints: three columns per day, or four if there are 28, with one sign between
  /// numbers.
  case compact
}

extension TerminalDensity: Comparable {
  /// Denser is greater.
  public static func < (left: TerminalDensity, right: TerminalDensity) -> Bool {
    left.rawValue < right.rawValue
  }
}
