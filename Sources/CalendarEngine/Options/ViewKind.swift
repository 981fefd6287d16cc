// SPDX-License-Identifier: MIT
import CivilTime

/// How days are laid out.
///
/// A view is one case here, one caseless enum in the Layout room, and one golden.
public enum ViewKind: UInt8, Hashable, Sendable {
  /// One month a page, weeks as rows, paged horizontally.
  case month = 0
  /// One or several weeks a page, as rows, paged horizontally; `CalendarOptions.weeks` says how many.
  case week = 1
  /// A month and one of its weeks, with a handle that goes from one to the other.
  case expandable = 2
  /// Months below each other, scrolled freely.
  case months = 4
  /// Twelve small months a page, as a heat map of what their days hold; a month opens as its own page.
  case year = 5
}

extension CalendarOptions {
  /// The view, as far as the edition has it: the pickers have months.
  var shownView: ViewKind { Edition.isPicker ? .month : view }

  /// How the view divides the days into pages where days are what its cells are; an expandable one
  /// folded to a week or not.
  func scale(isFolded: Bool) -> PageScale {
    switch shownView {
    case .month, .months, .year: return .month
    case .expandable: return isFolded ? .weeks(1) : .month
    case .week: return .weeks(min(max(weeks, 1), PageScale.mostWeeks))
    }
  }
}

extension ViewKind {
  /// Whether its pages can grow out of the cell that they are zoomed from.
  var canZoomInMotion: Bool { self == .month || self == .year }

  /// The zoom level at which the view is itself.
  var level: ZoomLevel { self == .year ? .months : .days }
}

/// What the cells before the first and after the last day of a month hold.
public enum OutsideDaysPolicy: UInt8, Hashable, Sendable {
  /// The neighbouring month's days, in a quieter colour.
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
