// SPDX-License-Identifier: MIT

/// How the present view moves along its axis, as far as that can be said without measuring.
///
/// A new way of moving is a case here and one in `Movement`.
enum MovementKind: Hashable, Sendable {
  /// Pages that turn, one at a time.
  case paged
  /// Months below each other, scrolled freely.
  case list
  /// Days with their events below each other, scrolled freely.
  case agenda
  /// Days beside each other with their hours below each other, scrolled along both axes.
  case timeline
}

extension MovementKind {
  /// The axis along which the view moves, given that of pages.
  func axis(_ pages: PagingAxis) -> PagingAxis {
    switch self {
    case .paged: pages
    case .list, .agenda: .vertical
    case .timeline: .horizontal
    }
  }

  /// Whether there is one current page, which is turned.
  ///
  /// Otherwise days pass continuously, and what depends on the page waits for rest.
  var turnsPages: Bool { self == .paged }

  /// Whether several months are in view with nothing between them, so that each shows only its own
  /// days, in as many rows as it has.
  var joinsMonths: Bool { self == .list || self == .agenda }

  /// Whether days are columns beside each other, with nothing between them.
  var joinsDays: Bool { self == .timeline }

  /// Whether events stand on each of their days, or above them, and not in weeks.
  var listsDays: Bool { self == .timeline || self == .agenda }

  /// Whether keys have meanings of their own, and not those of a grid of days.
  var hasOwnKeys: Bool { listsDays }
}
