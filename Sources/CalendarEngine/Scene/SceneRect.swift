// SPDX-License-Identifier: MIT

/// A rectangle in 1/64 points, relative to the node's parent.
public struct SceneRect: Hashable, Sendable {
  /// Left edge.
  public var x: Int32
  /// Top edge.
  public var y: Int32
  /// Width.
  public var width: Int32
  /// Height.
  public var height: Int32

  /// Units of a point.
  public static let unitsPerPoint: Int32 = 64

  /// A rectangle in 1/64 points.
  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  public static let zero = SceneRect(x: 0, y: 0, width: 0, height: 0)
}

extension SceneRect {
  /// Whether a point, in the same units, lies in it; the right and bottom edges do not.
  func contains(x px: Int32, y py: Int32) -> Bool {
    px >= x && py >= y && px < x &+ width && py < y &+ height
  }
}
