// SPDX-License-Identifier: MIT

/// Nodes that move together.
public struct ScrollGroup: Hashable, Sendable {
  /// The node whose children move, or whose text does where it is a page's title.
  public var key: NodeKey
  /// Translation to the right, in 1/64 points.
  public var x: Int32
  /// Translation downwards, in 1/64 points.
  public var y: Int32
  /// Magnification from the top left corner of the node, before the translation; `unit` for none.
  public var scale: Int32 = ScrollGroup.unit
  /// How opaque it is, 0...255.
  public var opacity: Int32 = 255
  /// Whether it is on its way out of view, so that nothing in it can be tapped.
  public var isLeaving = false

  /// A group that is moved and nothing else.
  public init(key: NodeKey, x: Int32, y: Int32) {
    self.key = key
    self.x = x
    self.y = y
  }

  /// Whether it is magnified or faded, as levels are on their way.
  public var isMagnified: Bool {
    scale != ScrollGroup.unit || opacity != 255
  }

  /// The scale of what is not magnified.
  public static let unit: Int32 = 65_536
}
