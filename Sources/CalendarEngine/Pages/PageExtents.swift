// SPDX-License-Identifier: MIT

/// How far pages have to move for a neighbour to take the place of the current one, in points; for a
/// fold, how far its handle moves between week and month.
///
/// Pages that move vertically can differ in height: the way to the next page is the current page's
/// height, and the way to the previous page is the previous page's.
public struct PageExtents: Hashable, Sendable {
  /// To the previous page.
  public let before: Double
  /// To the next page.
  public let after: Double

  /// The same way in both directions.
  public init(_ extent: Double) {
    self.init(before: extent, after: extent)
  }

  /// The ways in each direction; at least a point.
  public init(before: Double, after: Double) {
    self.before = before.isFinite ? max(before, 1) : 1
    self.after = after.isFinite ? max(after, 1) : 1
  }
}

extension PageExtents {
  /// A displacement in points, given in pages.
  func points(_ pages: Double) -> Double {
    pages * (pages < 0 ? before : after)
  }

  /// A displacement in pages, given in points.
  func pages(_ points: Double) -> Double {
    points / (points < 0 ? before : after)
  }
}
