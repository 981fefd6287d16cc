// SPDX-License-Identifier: MIT

/// How the present view moves along its axis, as far as that can be said without measuring.
///
/// A new way of moving is a case here and one in `Movement`.
enum MovementKind: Hashable, Sendable {
  /// Pages that turn, one at a time.
  case paged
  /// Months below each other, scrolled freely.
  case list
  /// Days beside each other with their hours below each other, scrolled along both axes.
  case timeline
}

extension MovementKind {
  /// The axis along which the view moves, given that of pages.
  func axis(_ pages: PagingAxis) -> PagingAxis {
    switch self {
    case .paged: pages
    case .list: .vertical
    case .timeline: .horizontal
    }
  }

  /// Whether there is one current page, which is turned.
  ///
  /// Otherwise days pass continuously, and what depends on the page waits for rest.
  var turnsPages: Bool { self == .paged }

  /// Whether several months are in view with nothing between them, so that each shows only its own
  /// days, in as many rows as it has.
  var joinsMonths: Bool { self == .list }

  /// Whether days are columns beside each other, with nothing between them.
  var joinsDays: Bool { self == .timeline }
}
