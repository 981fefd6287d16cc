// SPDX-License-Identifier: MIT

/// The last pass of every layout: from points in `Double` to whole device pixels in 1/64 points.
struct PixelGrid {
  private let scale: Double

  init(scale: Double) {
    self.scale = scale
  }

  /// The edge at a place, in 1/64 points, on the nearest pixel.
  func edge(_ points: Double) -> Int32 {
    let pixels = (points * scale).rounded(.toNearestOrEven)
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
