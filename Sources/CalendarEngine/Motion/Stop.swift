// SPDX-License-Identifier: MIT

/// A place in something that scrolls freely: one of its pieces, and a distance below the top of
/// that piece.
///
/// Whole numbers, so scrolling to and fro is exact. The movement defines what a piece is: in a list
/// of months it is a band, identified by its first month.
struct Stop: Hashable, Sendable {
  /// The piece.
  var index: Int32
  /// The distance below its top, in 1/64 points.
  var offset: Int32
}

/// Where a hand took hold of what scrolls.
struct Grasp: Hashable, Sendable {
  /// The page that it touched, by where that begins.
  let page: Stop
  /// Where the view was.
  let place: Stop
}
