// SPDX-License-Identifier: MIT

/// How much room the days of a month have in a terminal, at most.
public enum TerminalDensity: UInt8, CaseIterable, Sendable {
  /// A free line between weeks and eight columns a day, where there are 56 columns; else dense.
  case roomy = 0
  /// No free lines, and five columns a day or more, where there are 35 columns; else compact.
  case dense
  /// As `cal` prints: three columns a day, four where there are 28, with one sign between numbers.
  case compact
}

extension TerminalDensity: Comparable {
  /// Less room counts as more.
  public static func < (left: TerminalDensity, right: TerminalDensity) -> Bool {
    left.rawValue < right.rawValue
  }
}
