// SPDX-License-Identifier: MIT

/// How a day went, measured against a goal.
///
/// A day before the first counted day or after today has no state at all: where that can happen
/// the answer is `DayState?`, and nil means that the day shows nothing.
public enum DayState: UInt8, CaseIterable, Sendable {
  /// The points of the day add up to 0, or there are none.
  case none
  /// There are points, but not enough of them.
  case short
  /// The points reach the goal.
  case kept
}
