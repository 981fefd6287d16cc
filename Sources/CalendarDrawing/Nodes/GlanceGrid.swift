// SPDX-License-Identifier: MIT
import CalendarEngine

/// The places of a small month's days: seven columns, in the direction of the text.
struct GlanceGrid {
  let box: SceneRect
  let rows: Int32
  let isMirrored: Bool

  /// A cell, counted from 0 along the rows.
  func cell(_ index: Int32) -> SceneRect {
    let column = isMirrored ? 6 - index % 7 : index % 7
    let row = index / 7
    let (left, right) = (box.width &* column / 7, box.width &* (column + 1) / 7)
    let (top, bottom) = (box.height &* row / rows, box.height &* (row + 1) / rows)
    return SceneRect(
      x: box.x &+ left, y: box.y &+ top, width: right &- left, height: bottom &- top)
  }
}
