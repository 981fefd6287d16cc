// SPDX-License-Identifier: MIT

/// The frame of a node whose lower edge slides while what is above it stands still.
///
/// Positions are in points of the calendar, as laid out and before rounding.
struct ElasticFrame: Sendable {
  /// The index of the node.
  let index: Int
  /// The upper edge of its parent.
  let parentTop: Double
  /// Its own upper edge.
  let top: Double
  /// Its lower edge, which slides.
  let bottom: Double
  /// Whether the parent's upper edge slides too.
  let parentSlides: Bool
  /// Whether its own upper edge slides too: then its height stays.
  let slides: Bool
}

extension ElasticFrame {
  /// Where the node is and how high, in 1/64 points, once its lower edge has slid by so many points.
  func extent(slidBy points: Double, _ grid: PixelGrid) -> (y: Int32, height: Int32) {
    let above = grid.edge(parentSlides ? parentTop + points : parentTop)
    let upper = grid.edge(slides ? top + points : top)
    return (upper - above, grid.edge(bottom + points) - upper)
  }
}

/// The frames of a scene that slide, in the order in which their nodes were added.
struct ElasticFrames: Sendable {
  private var frames: [ElasticFrame] = []

  mutating func append(_ frame: ElasticFrame) { frames.append(frame) }

  /// Goes through the indices of their nodes.
  func forEachNode(_ body: (Int) -> Void) {
    for frame in frames { body(frame.index) }
  }

  /// The nodes of the scene once all have slid by so many points; nil if none looks otherwise then.
  ///
  /// Linear in the number of frames, and copies the nodes unless it is nil.
  func slid(_ nodes: [SceneNode], by points: Double, _ grid: PixelGrid) -> [SceneNode]? {
    var slid = nodes
    var isOther = false
    for frame in frames {
      let (y, height) = frame.extent(slidBy: points, grid)
      let before = slid[frame.index].frame
      guard y != before.y || height != before.height else { continue }
      (slid[frame.index].frame.y, slid[frame.index].frame.height) = (y, height)
      isOther = true
    }
    return isOther ? slid : nil
  }
}
