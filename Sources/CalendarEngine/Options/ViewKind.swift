// SPDX-License-Identifier: MIT
import CivilTime

/// How days are laid out.
///
/// A view is one case here, one caseless enum in the Layout room, and one golden.
public enum ViewKind: UInt8, Hashable, Sendable {
  /// One month per page, with weeks as rows, paged horizontally.
  case month = 0
  /// One or several weeks per page, as rows, paged horizontally; `CalendarOptions.weeks` says how
  /// many.
  case week = 1
  /// A month and one of its weeks, with a handle that switches between them.
  case expandable = 2
  /// Months below each other, scrolled freely.
  case months = 4
  /// Twelve small months per page, as a heat map of what their days hold; a month opens as a page
  /// of its own.
  case year = 5
  /// Days as columns with their hours below each other, scrolled along both axes;
  /// `CalendarOptions.timeline` says how.
  case timeline = 6
  /// Days with their events below each other, scrolled freely; `CalendarOptions.agenda` says how.
  case agenda = 7
}

extension CalendarOptions {
  /// How the view divides days into pages while its cells are days; depends on whether an
  /// expandable one is folded.
  func scale(isFolded: Bool) -> PageScale {
    switch view {
    case .month, .months, .year, .agenda: return .month
    case .expandable: return isFolded ? .weeks(1) : .month
    case .week: return .weeks(min(max(weeks, 1), PageScale.mostWeeks))
    case .timeline: return .day
    }
  }
}

extension ViewKind {
  /// How it moves while its cells are days.
  var movement: MovementKind {
    switch self {
    case .month, .week, .expandable, .year: .paged
    case .months: .list
    case .agenda: .agenda
    case .timeline: .timeline
    }
  }

  /// Whether it shows what happens on days, and not the days: a timeline or an agenda.
  public var showsEvents: Bool { self == .timeline || self == .agenda }

  /// Whether it takes all the width that its place has, and not that of a month.
  package var isWide: Bool { showsEvents || self == .year }

  /// Whether its pages can grow out of the cell from which they are zoomed.
  var canZoomInMotion: Bool { self == .month || self == .year }

  /// The zoom level at which the view starts.
  var level: ZoomLevel { self == .year ? .months : .days }
}

/// The contents of the cells before the first and after the last day of a month.
public enum OutsideDaysPolicy: UInt8, Hashable, Sendable {
  /// The days of the neighbouring month, in a quieter colour.
  case shown = 0
  /// Nothing.
  case hidden = 1
}

/// What choosing a day of a neighbouring month does.
public enum OutsideTapPolicy: UInt8, Hashable, Sendable {
  /// Selects the day and turns to its month.
  case navigate = 0
  /// Selects the day and stays.
  case select = 1
  /// Nothing.
  case ignore = 2
}
