// SPDX-License-Identifier: MIT

/// The radii of a rectangle's corners in 1/64 points: quarters of circles, 0 for a square corner.
///
/// Two radii along an edge are never longer than it.
public struct MarkCorners: Hashable, Sendable {
  /// The corner at the top on the left.
  public var topLeft: Int32
  /// The corner at the top on the right.
  public var topRight: Int32
  /// The corner at the bottom on the right.
  public var bottomRight: Int32
  /// The corner at the bottom on the left.
  public var bottomLeft: Int32

  /// Four square corners.
  public static let square = MarkCorners(0)

  /// Four corners of one radius.
  public init(_ radius: Int32) {
    self.init(left: radius, right: radius)
  }

  /// Corners of one radius on the left, and of another on the right.
  public init(left: Int32, right: Int32) {
    (topLeft, bottomLeft) = (left, left)
    (topRight, bottomRight) = (right, right)
  }

  /// Corners of one radius at the top, and of another at the bottom.
  public init(top: Int32, bottom: Int32) {
    (topLeft, topRight) = (top, top)
    (bottomLeft, bottomRight) = (bottom, bottom)
  }
}
