// SPDX-License-Identifier: MIT

/// Nothing slides in pickers, which make their scene anew.
struct ElasticFrame {
  let index: Int
  let parentTop: Double
  let top: Double
  let bottom: Double
  let parentSlides: Bool
  let slides: Bool
}

/// The frames of a scene that slide: none.
struct ElasticFrames: Sendable {
  mutating func append(_ frame: ElasticFrame) {}
  func forEachNode(_ body: (Int) -> Void) {}
  func slid(_ nodes: [SceneNode], by points: Double, _ grid: PixelGrid) -> [SceneNode]? { nil }
}
