// SPDX-License-Identifier: MIT

/// What is wrong with attributes, in the order in which it is told.
public enum OptionProblem: Error, Hashable, Sendable {
  /// A day is not written as YYYY-MM-DD, or lies outside years −9999 through 9999.
  case invalidDay
  /// An interval ends before it begins, or the last day comes before the first one.
  case reversedInterval
  /// A word is the name of no weekday; the others count.
  case unknownWeekday

  init(_ error: SelectionTextError) {
    self = error == .invalidDay ? .invalidDay : .reversedInterval
  }
}
