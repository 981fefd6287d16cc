// SPDX-License-Identifier: MIT
import CivilTime

/// What a scene consists of apart from the places of its groups: the nodes, their text, and sizes.
///
/// A scene holds it by reference: scenes between which only groups moved share it, and comparing
/// them takes no time.
struct SceneContent: Hashable, Sendable {
  /// The nodes in pre-order.
  var nodes: [SceneNode] = []
  /// The days of small months.
  var glances: [MonthGlance] = []
  /// Sizes besides the frames.
  var style = SceneStyle()
  /// The text of all nodes, UTF-8.
  var arena: [UInt8] = []
}
