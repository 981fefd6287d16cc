// SPDX-License-Identifier: MIT

/// The place of a character in a terminal, counted from 0.
public struct TerminalPlace: Hashable, Sendable {
  /// The line, 0 for the uppermost.
  public var row: Int32
  /// The column, 0 for the leftmost.
  public var column: Int32
}

/// The contents of a terminal, line by line.
public struct TerminalPicture: Hashable, Sendable {
  /// The lines, UTF-8, without terminators.
  public var lines: [[UInt8]] = []
  /// The place of the focused day.
  public var focus: TerminalPlace?
}
