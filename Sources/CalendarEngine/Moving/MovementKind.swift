// SPDX-License-Identifier: MIT

/// How the present view moves along its axis, as far as that can be said without measuring.
///
/// A new way of moving is a case here and one in `Movement`.
enum MovementKind: Hashable, Sendable {
  /// Pages that turn, one at a time.
  case paged
  /// Months below each other, scrolled freely.
  case list
}

extension MovementKind {
  /// The axis along which the view moves, given that of pages.
  func axis(_ pages: PagingAxis) -> PagingAxis { self == .list ? .vertical : pages }

  /// Whether there is one current page, which is turned.
  ///
  /// Otherwise days pass continuously, and what depends on the page waits for rest.
  var turnsPages: Bool { self == .paged }

  /// Whether several months are in view with nothing between them, so that each shows only its own
  /// days, in as many rows as it has.
  var joinsMonths: Bool { self == .list }
}
