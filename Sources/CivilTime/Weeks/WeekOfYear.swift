// SPDX-License-Identifier: MIT

/// A numbered week: its year and its number in that year.
///
///     WeekRule.iso.week(of: day)      // 2024-12-30 is in WeekOfYear(year: 2025, number: 1)
///
/// The year belongs to the week and not to the day: the last days of December can be in week 1 of
/// the next year, and the first of January in week 52 or 53 of the previous one. So at the ends of
/// the calendar the year ranges from −10000 to 10000. A `WeekRule` knows which numbers exist.
public struct WeekOfYear: Hashable, Sendable {
  /// The year the week is numbered in.
  public let year: Int32
  /// Number of the week, 1...53.
  public let number: Int32

  /// A week; the rule decides whether it exists.
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

#if !hasFeature(Embedded)
  extension WeekOfYear: CustomStringConvertible {
    /// Year and number, as 2024-W09 for week 9 of 2024.
    public var description: String {
      let digits = String(number)
      return "\(year)-W\(digits.utf8.count < 2 ? "0" : "")\(digits)"
    }
  }
#endif
