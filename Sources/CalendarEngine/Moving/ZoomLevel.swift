// SPDX-License-Identifier: MIT

/// How near a calendar is looked at: what its cells stand for.
///
/// The raw values are part of the web host's protocol.
public enum ZoomLevel: UInt8, CaseIterable, Hashable, Sendable {
  /// Days, laid out as the view says.
  case days = 0
  /// The months of a year.
  case months
  /// The years of a decade, with one on either side.
  case years
  /// The decades of a century, with one on either side.
  case decades
}

extension ZoomLevel: Blank {
  /// Days.
  public init() { self = .days }
}

extension ZoomLevel: Comparable {
  /// Nearer levels come first.
  public static func < (left: ZoomLevel, right: ZoomLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ZoomLevel {
  /// The next level out, or nil at the last one.
  var outer: ZoomLevel? { ZoomLevel(rawValue: rawValue + 1) }

  /// The next level in; days stay days.
  var inner: ZoomLevel { ZoomLevel(rawValue: max(rawValue, 1) - 1) ?? .days }

  /// What a page holds, or nil where the view decides.
  var scale: PageScale? {
    switch self {
    case .days: return nil
    case .months: return .year
    case .years: return .decade
    case .decades: return .century
    }
  }

  /// What a cell stands for; of days the month that they are in.
  var cellScale: PageScale {
    switch self {
    case .days, .months: return .month
    case .years: return .year
    case .decades: return .decade
    }
  }

  /// Months of a cell, or 0 where a cell is a day.
  var cellMonths: Int32 {
    switch self {
    case .days: return 0
    case .months: return 1
    case .years: return 12
    case .decades: return 120
    }
  }
}
