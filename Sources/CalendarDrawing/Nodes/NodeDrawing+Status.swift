// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  mutating func drawGround() {
    fill(.rectangle(box, .square)) { $0.fill }
  }

  // 13 points at 100 %, but never too large for a short sentence to fit.
  var statusSize: Int32 {
    let width = scene.nodes.first?.frame.width ?? 0
    return min(sizes.noteSize, max(width / 22, 8 * 64))
  }

  /// The line about the state of facts; that a month is empty is only said in the description.
  mutating func drawStatus() {
    fill(.rectangle(box, .square)) { $0.fill }
    if node.traits.contains(.loading) {
      // A progress line, 40 % of the way.
      var bar = box
      bar.width = box.width / 5 &* 2
      if isRightToLeft { bar.x = box.right &- bar.width }
      fill(.rectangle(bar, .square)) { $0.text }
    } else if node.traits.contains(.failed) {
      write(
        text, at: MarkPoint(x: leading(8 * 64), y: box.middleY), leadingAnchor, size: statusSize)
    }
  }

  /// A temporary message over the days, such as why one cannot be chosen.
  mutating func drawNotice() {
    fill(.rectangle(box, MarkCorners(10 * 64))) { $0.fill }
    let (room, widths) = (box.width &- 24 * 64, sizes.textWidths)
    var size = sizes.textSize
    var lines = TextFit.lines(of: text, size, in: room, widths)
    // Words that break badly need more lines than there is room for, and one may be wider than all of it.
    while size > sizes.textSize / 2, !fits(lines, size, room, widths) {
      size = size &* 15 / 16
      lines = TextFit.lines(of: text, size, in: room, widths)
    }
    let leading = size &* 4 / 3
    var middle = box.middle
    middle.y &-= leading &* Int32(clamping: lines.count - 1) / 2
    for line in lines {
      write(line, at: middle, .middle, size: size)
      middle.y &+= leading
    }
  }
  /// Whether lines are within the node.
  private func fits(
    _ lines: [ArraySlice<UInt8>], _ size: Int32, _ room: Int32, _ widths: TextWidths
  ) -> Bool {
    let height = Int32(clamping: lines.count) &* (size &* 4 / 3)
    return height <= box.height
      && lines.allSatisfy { TextFit.lineWidth(of: $0, Double(size), widths) <= Double(room) }
  }
}
