// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// What is said where nothing happens.
  mutating func drawAgendaNote() {
    write(
      text, at: MarkPoint(x: leading(7 * 64), y: box.middleY), leadingAnchor,
      size: sizes.noteSize, in: box.width &- 14 * 64)
  }
}
