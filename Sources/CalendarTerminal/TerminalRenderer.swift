// SPDX-License-Identifier: MIT
import CalendarEngine

/// Draws scenes as lines of text.
public struct TerminalRenderer: Sendable {
  /// A renderer.
  public init() {}
}
