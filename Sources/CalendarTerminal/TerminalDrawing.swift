// SPDX-License-Identifier: MIT
import CalendarEngine

/// Months side by side and below each other, and the lines below them.
struct TerminalDrawing {
  private typealias Part = (block: TerminalBlock, scene: CalendarScene)

  private var parts: [Part] = []
  private var lines: [TerminalLine] = []
  private var focus: TerminalPlace?
  private let renderer: TerminalRenderer

  /// - Parameters:
  ///   - scenes: One scene a month, in their order.
  ///   - renderer: What prints.
  init(_ scenes: [CalendarScene], renderer: TerminalRenderer) {
    let months = scenes.compactMap { scene in TerminalMonth(scene).map { ($0, scene) } }
    let hasWeekNumbers = months.contains { month, _ in month.hasWeekNumbers }
    let (share, abreast) = renderer.sharing(
      among: Int32(clamping: months.count), hasWeekNumbers ? .weekNumbers : [])
    self.renderer = renderer
    parts = months.map { (TerminalBlock($0, of: $1, renderer: share), $1) }
    arrange(abreast: Int(abreast))
    drawFooter(abreast: min(abreast, Int32(parts.count)))
  }
}

extension TerminalDrawing {
  private mutating func arrange(abreast: Int) {
    var start = 0
    while start < parts.count {
      if start > 0 { lines.append(TerminalLine()) }
      arrange(parts[start..<min(start + abreast, parts.count)], abreast: abreast)
      start += abreast
    }
  }

  /// Puts a row of months; from right to left the first one is at the right.
  private mutating func arrange(_ row: ArraySlice<Part>, abreast: Int) {
    let top = lines.count
    let height = row.map(\.block.lines.count).max() ?? 0
    lines += Array(repeating: TerminalLine(), count: height)
    let step = (row.first?.block.grid.wholeWidth ?? 0) + TerminalGrid.gap
    for (place, part) in row.enumerated() {
      let block = part.block
      let column = Int32(block.month.isRightToLeft ? abreast - 1 - place : place) * step
      for (number, line) in block.lines.enumerated() {
        lines[top + number].put(line, at: column)
      }
      guard let inner = block.focus else { continue }
      focus = TerminalPlace(row: Int32(top) + inner.row, column: column + inner.column)
    }
  }

  private mutating func drawFooter(abreast: Int32) {
    guard let grid = parts.first?.block.grid else { return }
    let width = abreast * (grid.wholeWidth + TerminalGrid.gap) - TerminalGrid.gap
    lines += TerminalFooter(parts, width: width, renderer: renderer).lines
  }
}

extension TerminalDrawing {
  /// The lines as bytes.
  var picture: TerminalPicture {
    let isRightToLeft = parts.first?.block.month.isRightToLeft ?? false
    var picture = TerminalPicture(focus: focus)
    for line in lines {
      var bytes: [UInt8] = []
      line.append(to: &bytes, renderer.options.colors, isRightToLeft: isRightToLeft)
      picture.lines.append(bytes)
    }
    return picture
  }
}
