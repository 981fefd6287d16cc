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
      drawDay(number, isToday: day == Int32(glance.today), grid.cell(cell))
    }
  }

  private mutating func drawNames(
    _ names: ArraySlice<ArraySlice<UInt8>>, _ grid: GlanceGrid
  ) {
    style = drawing.style(of: scene.nodes[0])
    for (column, name) in names.enumerated() {
      let middle = grid.cell(Int32(column)).middle
      var line = line(name, at: middle, .middle, size: sizes.glanceSize &* 7 / 8) { $0.secondary }
      line.weight = 600
      marks.append(.text(line))
    }
  }

  private mutating func drawDay(
    _ number: ArraySlice<UInt8>, isToday: Bool, _ cell: SceneRect
  ) {
    let side = max(min(cell.width, cell.height) &- 64, 64)
    let square = MarkShape.rectangle(
      SceneRect(around: cell.middle, width: side, height: side), MarkCorners(side / 4))
    if style.first.fill != nil {
      fill(square) { $0.fill }
    } else if number.isEmpty {
      fill(square) { $0.text.opacity(31) }
    }
    if style.first.frame != nil {
      stroke(square, width: 2 * 64) { $0.frame }
    } else if isToday, number.isEmpty || style.first.fill != nil {
      stroke(square, width: 80) { $0.text }
    }
    guard !number.isEmpty else { return }
    var line = line(number, at: cell.middle, .middle, size: sizes.glanceSize)
    line.families = []
    line.isItalic = false
    marks.append(.text(line))
  }
}
