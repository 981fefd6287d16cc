// SPDX-License-Identifier: MIT

/// How far pages have to move for a neighbour to take the place of the current one, in points.
///
/// Pages that move vertically can differ in height: the way to the next page is the current page's
/// height, and the way to the previous page is the previous page's.
struct PageExtents: Hashable, Sendable {
  /// To the previous page.
  var before: Double
  /// To the next page.
  var after: Double

  /// The same way in both directions.
  init(_ extent: Double) {
    self.init(before: extent, after: extent)
  }

  init(before: Double, after: Double) {
    self.before = max(before, 1)
    self.after = max(after, 1)
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

  /// The pages of further points, starting at a displacement in pages.
  func pages(_ points: Double, from travel: Double) -> Double {
    before == after ? points / after : pages(self.points(travel) + points) - travel
  }
}
