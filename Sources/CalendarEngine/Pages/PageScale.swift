// SPDX-License-Identifier: MIT

/// How the days of the calendar are divided into pages.
public enum PageScale: Hashable, Sendable {
  /// A page for each month.
  case month
  /// A page for each day, in views that scroll by days.
  case day
  /// A page for each run of so many weeks, 1...100; other numbers count as the nearest.
  case weeks(Int32)
  /// A page for each quarter of a year.
  case quarter
  /// A page for each year.
  case year
  /// A page for each three years, 2022 through 2024.
  case triennium
  /// A page for each ten years, 2020 through 2029.
  case decade
  /// A page for each hundred years, 2000 through 2099.
  case century
}

extension PageScale {
  /// So many weeks a page has at most.
  static let mostWeeks: Int32 = 100

  /// How far the indices of neighbouring pages are apart.
  var step: Int32 {
    if case .weeks(let count) = self { return 7 * min(max(count, 1), Self.mostWeeks) }
    return 1
  }

  /// Whether pages are runs of days, which do not keep to months.
  var isDays: Bool { months == 0 }

  /// Months on a page; 0 for days and weeks, which do not keep to months.
  var months: Int32 {
    switch self {
    case .weeks, .day: return 0
    case .month: return 1
    case .quarter: return 3
    case .year: return 12
    case .triennium: return 36
    case .decade: return 120
    case .century: return 1200
    }
  }

  /// Whether a page is years, and nothing of it has to be told by months.
  var isYears: Bool { months > 0 && months % 12 == 0 }

  /// What the cells of a page stand for that shows no days.
  var cell: PageScale {
    switch self {
    case .month, .day, .weeks, .quarter, .year: return .month
    case .triennium: return .quarter
    case .decade: return .year
    case .century: return .decade
    }
  }

  /// Which scale it is, 0...7, as keys of nodes say it; days and weeks have none.
  var number: Int32 {
    switch self {
    case .month, .day, .weeks: return 0
    case .year: return 1
    case .decade: return 2
    case .century: return 3
    case .quarter: return 4
    case .triennium: return 5
    }
  }

  /// The scale of a number; months for others.
  init(number: Int32) {
    switch number {
    case 1: self = .year
    case 2: self = .decade
    case 3: self = .century
    case 4: self = .quarter
    case 5: self = .triennium
    default: self = .month
    }
  }
}
