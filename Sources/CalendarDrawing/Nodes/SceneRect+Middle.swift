// SPDX-License-Identifier: MIT
import CalendarEngine

extension SceneRect {
  package var right: Int32 { x &+ width }
  package var bottom: Int32 { y &+ height }
  package var middleX: Int32 { x &+ width / 2 }
  package var middleY: Int32 { y &+ height / 2 }

  /// Its middle.
  var middle: MarkPoint { MarkPoint(x: middleX, y: middleY) }

  /// A rectangle around a point.
  init(around middle: MarkPoint, width: Int32, height: Int32) {
    self.init(
      x: middle.x &- width / 2, y: middle.y &- height / 2, width: width, height: height)
  }
}
