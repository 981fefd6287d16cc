// SPDX-License-Identifier: MIT

/// A state in which a part can look different.
public enum ThemeState: UInt8, CaseIterable, Sendable {
  /// None of the others.
  case normal = 0
  /// A day of the weekend.
  case weekend
  /// Today; for weekday names, today's weekday while today is visible.
  case today
  /// A selected day.
  case selected
  /// Today while it is selected; falls back to `selected`.
  case selectedToday
  /// A day of a neighbouring month.
  case outside
  /// A day that cannot be chosen.
  case disabled
}
