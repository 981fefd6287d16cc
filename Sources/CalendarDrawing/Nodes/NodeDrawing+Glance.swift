// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// The days of a small month: names of weekdays and numbers if there is room for them, and a
  /// square for each day that holds something or, without numbers, for each day.
  mutating func drawGlance() {
    guard let glance = scene.glance(of: node), let looks = drawing.look.glances else { return }
    let (lines, size) = (looks.lines(of: text), sizes.glanceSize)
    let hasNames = lines.first.map { !$0.isEmpty } ?? false
    marks.reserveCapacity(3 * Int(glance.count) + 7)
    let grid = GlanceGrid(box: box, rows: hasNames ? 7 : 6, isMirrored: isRightToLeft)
    if hasNames {
      style = looks.weekday
      drawNames(lines.prefix(7), grid, size &* 7 / 8)
    }
    let first = Int32(glance.leading) + (hasNames ? 7 : 0)
    for before in 0..<Int32(glance.count) {
      guard let look = looks.look(before + 1, in: glance) else { continue }
      let line = 7 + Int(before)
      drawDay(
        look, size > 0 && line < lines.count ? lines[line] : [], size, grid.cell(first + before))
    }
  }

  private mutating func drawNames(
    _ names: ArraySlice<[UInt8]>, _ grid: GlanceGrid, _ size: Int32
  ) {
    for (column, name) in names.enumerated() {
      write(name, at: grid.cell(Int32(column)).middle, .middle, size: size)
    }
  }

  private mutating func drawDay(
    _ look: GlanceLook, _ number: [UInt8], _ size: Int32, _ cell: SceneRect
  ) {
    // Squares without numbers are smaller and rounder.
    let inset: Int32 = number.isEmpty ? 64 : 32
    let side = max(min(cell.width, cell.height), 64 &+ 2 &* inset)
    // Where rows are low, numbers are no larger than these, and what is behind them is wider.
    let size = min(size, side)
    let width = number.isEmpty ? side : max(side, min(cell.width, size &* 7 / 5 &+ 2 &* inset))
    let corner = max(side &* (number.isEmpty ? 30 : 24) / 100 &- inset, 0)
    func square(_ inset: Int32, _ corner: Int32) -> MarkShape {
      let frame = SceneRect(
        around: cell.middle, width: width &- 2 &* inset, height: side &- 2 &* inset)
      return .rectangle(frame, MarkCorners(max(corner, 0)))
    }
    if let fill = look.fill ?? (number.isEmpty ? look.quiet : nil) {
      marks.append(.fill(square(inset, corner), fill))
    }
    if let edge = look.edge {
      // Inside the edge of the cell.
      let half = edge.width / 2
      marks.append(.stroke(square(half, corner &+ inset &- half), edge))
    }
    guard !number.isEmpty else { return }
    marks.append(
      .text(
        MarkText(number, at: cell.middle, .middle, size: size, weight: look.weight, look.text)))
  }
}
