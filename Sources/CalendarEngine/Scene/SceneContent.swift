// SPDX-License-Identifier: MIT
import CivilTime

/// What a scene is of where its groups stand apart: the nodes, their text, and sizes.
///
/// Behind a reference in a scene, so that scenes between which only groups moved share it, and
/// whoever compares them sees that at once.
struct SceneContent: Hashable, Sendable {
  /// The nodes in pre-order.
  var nodes: [SceneNode] = []
  /// The days of small months.
  var glances: [MonthGlance] = []
  /// Sizes beside the frames.
  var style = SceneStyle()
  /// The text of all nodes, UTF-8.
  var arena: [UInt8] = []
}
