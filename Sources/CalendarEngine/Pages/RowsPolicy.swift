// SPDX-License-Identifier: MIT

/// How many week rows a month page has.
public enum RowsPolicy: UInt8, Hashable, Sendable {
  /// Six rows for every month, so that the height never changes.
  case alwaysSix = 0
  /// As many rows as the month touches: 4 (February 2026 with weeks from Sunday), 5 or 6.
  case fitting = 1
}
