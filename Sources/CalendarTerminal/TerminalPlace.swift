// SPDX-License-Identifier: MIT

/// A character's place in a terminal, counted from 0.
public struct TerminalPlace: Hashable, Sendable {
  /// The line, 0 for the uppermost.
  public var row: Int32
  /// The column, 0 for the leftmost.
  public var column: Int32
}

/// What stands in a terminal, line by line.
public struct TerminalPicture: Hashable, Sendable {
  /// The lines, UTF-8, without their ends.
  public var lines: [[UInt8]] = []
  /// Where the day stands that has the keyboard.
  public var focus: TerminalPlace?
}
