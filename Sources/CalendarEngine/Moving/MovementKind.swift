// SPDX-License-Identifier: MIT

/// How the view in force moves along its axis: what can be said of it without measuring anything.
///
/// A new way to move is a case here and one in `Movement`.
enum MovementKind: Hashable, Sendable {
  /// Pages that turn, one at a time.
  case paged
  /// Months below each other, scrolled freely.
  case list
}

extension MovementKind {
  /// Along which axis the view moves where pages move along this one.
  func axis(_ pages: PagingAxis) -> PagingAxis { self == .list ? .vertical : pages }

  /// Whether there is one current page, which is turned; otherwise days fly by, and what depends on
  /// the page waits for rest.
  var turnsPages: Bool { self == .paged }

  /// Whether several months are in view with nothing between them, so that each shows its own days
  /// alone, in as many rows as it has.
  var joinsMonths: Bool { self == .list }
}
