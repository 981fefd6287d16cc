// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// A temporary message over the days, such as why one cannot be chosen; drawn above everything
  /// else.
  mutating func drawNotice() {
    guard let node = scene.nodes.first(where: { $0.role == .notice }), let box = box(of: .notice)
    else { return }
    let style = style(of: node)
    rectangle(box)
    body.attribute("rx", "10")
    paint(.fill, style) { $0.fill }
    body.closeEmpty()
    let inset: Int32 = 12 * 64
    let size = scene.style.textSize
    let lines = lines(of: scene.utf8(node.text), size, box.width &- 2 &* inset)
    let leading = size &* 4 / 3
    var middle = box.middleY &- leading &* Int32(clamping: lines.count - 1) / 2
    for line in lines {
      beginText(SVGLine(x: box.middleX, middleY: middle, size: size))
      body.attribute("text-anchor", "middle")
      paint(.fill, style) { $0.text }
      endText(line)
      middle &+= leading
    }
  }

  /// Text broken at spaces into lines whose estimated width fits.
  private func lines(
    of text: ArraySlice<UInt8>, _ size: Int32, _ width: Int32
  ) -> [ArraySlice<UInt8>] {
    var (lines, start): ([ArraySlice<UInt8>], Int) = ([], text.startIndex)
    var end = start
    for word in text.split(separator: 0x20) {
      let longer = text[start..<word.endIndex]
      if end > start,
        CalendarScene.estimatedWidth(of: longer, size: Double(size)) > Double(width)
      {
        lines.append(text[start..<end])
        start = word.startIndex
      }
      end = word.endIndex
    }
    return end > start ? lines + [text[start..<end]] : lines
  }
}
