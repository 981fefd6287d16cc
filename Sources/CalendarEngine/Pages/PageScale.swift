// SPDX-License-Identifier: MIT

/// How the days of the calendar are divided into pages.
public enum PageScale: Blank, Hashable, Sendable {
  /// A page for each month.
  case month
  /// A page for each run of so many weeks, 1...100; other numbers count as the nearest.
  case weeks(Int32)
  /// A page for each year.
  case year
  /// A page for each ten years, 2020 through 2029.
  case decade
  /// A page for each hundred years, 2000 through 2099.
  case century
}

extension PageScale {
  /// Months.
  public init() { self = .month }

  /// So many weeks a page has at most.
  static let mostWeeks: Int32 = 100

  /// How far the indices of neighbouring pages are apart.
  var step: Int32 {
    if case .weeks(let count) = self { return 7 * min(max(count, 1), Self.mostWeeks) }
    return 1
  }

  /// Years on a page, or 0 where it is shorter than a year.
  var years: Int32 {
    switch self {
    case .month, .weeks: return 0
    case .year: return 1
    case .decade: return 10
    case .century: return 100
    }
  }
}
