// SPDX-License-Identifier: MIT

/// Pickers take over no words: none of their views keeps nodes from scene to scene.
struct FormerWords {
  init() {}
  init(_ scene: CalendarScene) {}

  func write(to index: Int, of other: inout SceneContent) -> Bool { false }
}
