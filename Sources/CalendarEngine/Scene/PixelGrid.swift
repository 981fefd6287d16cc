// SPDX-License-Identifier: MIT

/// The last pass of every layout: converts points in `Double` to whole device pixels in 1/64
/// points.
struct PixelGrid {
  private let scale: Double

  init(scale: Double) {
    self.scale = scale
  }

  /// The edge nearest to a position, in 1/64 points.
  func edge(_ points: Double) -> Int32 {
    // Neighbours compute their common edge by different sums. Without the last bits, in which the
    // sums differ, an edge half way between two pixels is rounded in the same direction for both.
    let place = (points * scale * 4096).rounded(.toNearestOrEven) / 4096
    let pixels = place.rounded(.toNearestOrEven)
    return Int32((pixels / scale * 64).rounded(.toNearestOrEven))
  }

  // Round the edges, not the sizes: neighbours share an edge, and rounding each width on its own
  // would open a gap between Tuesday and Wednesday.
  func rect(x: Double, y: Double, width: Double, height: Double) -> SceneRect {
    let left = edge(x)
    let top = edge(y)
    return SceneRect(
      x: left, y: top, width: edge(x + width) - left, height: edge(y + height) - top)
  }
}
