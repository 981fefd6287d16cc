// SPDX-License-Identifier: MIT

/// A numbered week: its year and its number in that year.
///
///     WeekRule.iso.week(of: day)      // 2024-12-30 is in WeekOfYear(year: 2025, number: 1)
///
/// The year is that of the week, not of the day: the last days of December can lie in week 1 of
/// the next year, the first of January in week 52 or 53 of the year before. So at the ends of the
/// calendar it reaches from −10000 to 10000. Which numbers exist, a `WeekRule` tells.
public struct WeekOfYear: Hashable, Sendable {
  /// The year the week is numbered in.
  public let year: Int32
  /// Number of the week, 1...53.
  public let number: Int32

  /// The week with these numbers; whether it exists, depends on the rule.
  public init(year: Int32, number: Int32) {
    self.year = year
    self.number = number
  }
}

extension WeekOfYear: Comparable {
  /// Earlier weeks come first.
  public static func < (left: WeekOfYear, right: WeekOfYear) -> Bool {
    (left.year, left.number) < (right.year, right.number)
  }
}
