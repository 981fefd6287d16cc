// SPDX-License-Identifier: MIT

/// A place on what scrolls freely: a piece of it, and how far below the top of that piece.
///
/// Whole numbers: scrolling to and fro is exact. What a piece is, the movement knows: of a list of
/// months a band of them, by the index of its first month.
struct Stop: Blank, Hashable, Sendable {
  /// The piece.
  var index: Int32
  /// How far below its top, in 1/64 points.
  var offset: Int32
}

extension Stop {
  /// The top of piece 0.
  init() { self.init(index: 0, offset: 0) }
}
