// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// The title at the leading edge, cut where its room ends.
  mutating func drawTitle() {
    var room = box
    // Without the buttons the title has the whole header.
    let isAlone = !scene.nodes.contains { $0.role == .monthHeader && $0.parent == node.parent }
    if !drawing.options.showsControls, isAlone, let header = parent, header.role == .header {
      room = SceneRect(
        x: -node.frame.x, y: -node.frame.y, width: header.frame.width, height: header.frame.height)
    }
    let text = cased(text)
    let size = titleSize(in: room)
    var title = line(
      text, at: MarkPoint(x: leading(0), y: room.middleY), leadingAnchor, size: size)
    title.letterSpacing = spacing(-10, size, text)
    title.clip = room
    marks.append(.text(title))
  }

  // Even a title that the theme enlarges fits its room.
  private func titleSize(in room: SceneRect) -> Int32 {
    let own = sizes.titleSize
    let size = size(own, most: room.height / 5 &* 4)
    let width = scene.width(of: node.text, size: Double(size))
    guard size > own, width > Double(room.width) else { return size }
    return max(Int32(Double(size) * Double(room.width) / width), own)
  }

  /// A title centred in its place; its layer moves and fades it.
  mutating func drawPageTitle() {
    let text = cased(text)
    let size = size(sizes.titleSize, most: box.height / 5 &* 4)
    var title = line(text, at: box.middle, .middle, size: size)
    title.letterSpacing = spacing(-10, size, text)
    marks.append(.text(title))
  }

  /// The name above a month of a list, at the leading edge like the title; or of one beside it.
  mutating func drawMonthName() {
    if parent?.role == .header { return drawTitle() }
    fill(.rectangle(box, .square)) { $0.fill }
    write(
      cased(text), at: MarkPoint(x: leading(8 * 64), y: box.middleY), leadingAnchor,
      size: sizes.monthSize)
  }

  mutating func drawWeekday() {
    let text = cased(text, else: .upper)
    let size = size(sizes.weekdaySize, most: min(box.width / 2, box.height / 4 &* 3))
    var name = line(text, at: box.middle, .middle, size: size)
    name.letterSpacing = spacing(30, size, text)
    marks.append(.text(name))
  }

  /// Letter spacing in thousandths of the size, where the script allows it.
  // Latin, Greek, Cyrillic and Armenian are below U+0590, whose lead byte is 0xD6. Letters of other
  // scripts may be joined and must not be torn apart.
  func spacing(_ thousandths: Int32, _ size: Int32, _ text: [UInt8]) -> Int32 {
    text.allSatisfy { $0 < 0xD6 } ? size &* thousandths / 1000 : 0
  }
}
