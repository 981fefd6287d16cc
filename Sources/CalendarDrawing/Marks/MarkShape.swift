// SPDX-License-Identifier: MIT
import CalendarEngine

/// The few shapes that calendars consist of.
public enum MarkShape: Hashable, Sendable {
  /// A rectangle, perhaps with round corners.
  case rectangle(SceneRect, MarkCorners)
  /// A circle.
  case circle(MarkPoint, radius: Int32)
  /// Straight lines from point to point; only outlined.
  case line([MarkPoint])
  /// The part of a rectangle, perhaps with round corners, that is within another one without them;
  /// only filled.
  case slice(SceneRect, MarkCorners, within: SceneRect)
}

/// A point in 1/64 points from the top left corner of a node's frame.
public struct MarkPoint: Hashable, Sendable {
  /// Distance from the left edge.
  public var x: Int32
  /// Distance from the top edge.
  public var y: Int32

  /// A point.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}
