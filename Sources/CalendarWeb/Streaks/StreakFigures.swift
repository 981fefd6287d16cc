// SPDX-License-Identifier: MIT

/// The figures beside a streak calendar.
struct StreakFigures {
  /// Length in days of the current streak.
  var current: Int64
  /// Length in days of the longest streak.
  var longest: Int64
  /// Number of kept days.
  var kept: Int64
  /// Points of a week.
  var points: Int64
}
