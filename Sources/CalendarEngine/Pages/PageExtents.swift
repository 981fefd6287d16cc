// SPDX-License-Identifier: MIT

/// How far pages have to move for a neighbour to take the current one's place, in points.
///
/// Pages that move vertically can have different heights: the way to the next page is the current
/// one's height, the way to the previous page is that one's.
struct PageExtents: Hashable, Sendable {
  /// To the previous page.
  var before: Double
  /// To the next page.
  var after: Double

  /// The same way to both sides.
  init(_ extent: Double) {
    self.init(before: extent, after: extent)
  }

  init(before: Double, after: Double) {
    self.before = max(before, 1)
    self.after = max(after, 1)
  }
}

extension PageExtents {
  /// The points of a displacement in pages.
  func points(_ pages: Double) -> Double {
    pages * (pages < 0 ? before : after)
  }

  /// The pages of a displacement in points.
  func pages(_ points: Double) -> Double {
    points / (points < 0 ? before : after)
  }

  /// The pages of further points, from a displacement in pages on.
  func pages(_ points: Double, from travel: Double) -> Double {
    before == after ? points / after : pages(self.points(travel) + points) - travel
  }
}
