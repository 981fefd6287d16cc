// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// The days of a small month: names of weekdays and numbers if there is room for them, and a
  /// square for each day that holds something or, without numbers, for each day.
  mutating func drawGlance() {
    guard let glance = scene.glance(of: node) else { return }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let hasNames = lines.first.map { !$0.isEmpty } ?? false
    marks.reserveCapacity(3 * Int(glance.count))
    let grid = GlanceGrid(box: box, rows: hasNames ? 7 : 6, isMirrored: isRightToLeft)
    if hasNames { drawNames(lines.prefix(7), grid) }
    for before in 0..<Int32(glance.count) {
      let (day, line) = (before + 1, 7 + Int(before))
      let cell = Int32(glance.leading) + before + (hasNames ? 7 : 0)
      let number = sizes.glanceSize > 0 && line < lines.count ? lines[line] : []
      if let look = drawing.look.glances.style(day, in: glance) { style = look }
      keepsColor = glance[day] != .none && style.first.fill != nil
      drawDay(number, isToday: day == Int32(glance.today), grid.cell(cell))
    }
  }

  private mutating func drawNames(
    _ names: ArraySlice<ArraySlice<UInt8>>, _ grid: GlanceGrid
  ) {
    style = drawing.look.weekday
    for (column, name) in names.enumerated() {
      let middle = grid.cell(Int32(column)).middle
      write(name, at: middle, .middle, size: sizes.glanceSize &* 7 / 8)
    }
  }

  private mutating func drawDay(
    _ number: ArraySlice<UInt8>, isToday: Bool, _ cell: SceneRect
  ) {
    // Squares without numbers are smaller and rounder.
    let inset: Int32 = number.isEmpty ? 64 : 32
    let side = max(min(cell.width, cell.height), 64 &+ 2 &* inset)
    let corner = max(side &* (number.isEmpty ? 30 : 24) / 100 &- inset, 0)
    func square(_ inset: Int32, _ corner: Int32) -> MarkShape {
      let frame = SceneRect(
        around: cell.middle, width: side &- 2 &* inset, height: side &- 2 &* inset)
      return .rectangle(frame, MarkCorners(max(corner, 0)))
    }
    if style.first.fill != nil {
      fill(square(inset, corner)) { $0.fill }
    } else if number.isEmpty {
      fill(square(inset, corner)) { $0.text.opacity(13) }
    }
    // Lines inside the edge of the cell.
    let width: Int32 = 80
    let edge = square(width / 2, corner &+ inset &- width / 2)
    if style.first.frame != nil {
      stroke(square(64, corner &+ inset &- 64), width: 2 * 64) { $0.frame }
    } else if isToday {
      stroke(edge, width: width) { $0.text }
    } else {
      stroke(edge, width: width) { $0.ring?.color }
    }
    guard !number.isEmpty else { return }
    var line = line(number, at: cell.middle, .middle, size: sizes.glanceSize)
    line.families = []
    line.isItalic = false
    marks.append(.text(line))
  }
}
