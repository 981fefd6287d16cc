// SPDX-License-Identifier: MIT

/// The figures that stand beside a streak calendar.
struct StreakFigures {
  /// Days of the streak that still goes on.
  var current: Int64
  /// Days of the longest one.
  var longest: Int64
  /// Number of kept days.
  var kept: Int64
  /// Points of a week.
  var points: Int64
}
