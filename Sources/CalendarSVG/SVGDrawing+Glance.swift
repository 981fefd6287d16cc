// SPDX-License-Identifier: MIT
import CalendarEngine

extension SVGDrawing {
  /// The days of a small month: names of weekdays and numbers if there is room for them, and a
  /// square for each day that holds something or, without numbers, for each day.
  mutating func drawGlance(_ node: SceneNode, _ box: SVGBox) {
    guard let glance = scene.glance(of: node) else { return }
    let lines = scene.utf8(node.text).split(separator: 0x0A, omittingEmptySubsequences: false)
    let hasNames = lines.first.map { !$0.isEmpty } ?? false
    let grid = SVGGlanceGrid(box: box, rows: hasNames ? 7 : 6, isMirrored: isRightToLeft)
    if hasNames { drawNames(lines.prefix(7), grid) }
    for day in 1...Int32(glance.count) {
      let cell = Int32(glance.leading) + day - 1 + (hasNames ? 7 : 0)
      let number = scene.style.glanceSize > 0 && lines.count > 6 + day ? lines[6 + Int(day)] : []
      drawDay(day, glance, number, grid.cell(cell))
    }
  }

  private mutating func drawNames(
    _ names: ArraySlice<ArraySlice<UInt8>>, _ grid: SVGGlanceGrid
  ) {
    guard let first = scene.nodes.first else { return }
    let style = style(of: first)
    for (column, name) in names.enumerated() {
      let box = grid.cell(Int32(column))
      beginText(
        SVGLine(
          x: box.middleX, middleY: box.middleY, size: scene.style.glanceSize &* 7 / 8))
      weight(600)
      paint(.fill, style) { $0.secondary }
      endText(name)
    }
  }

  private mutating func drawDay(
    _ day: Int32, _ glance: MonthGlance, _ number: ArraySlice<UInt8>, _ cell: SVGBox
  ) {
    let style = style(ofDay: day, in: glance)
    let side = max(min(cell.width, cell.height) &- 64, 64)
    let square = SVGBox(
      x: cell.middleX &- side / 2, y: cell.middleY &- side / 2, width: side, height: side)
    if style.first.fill != nil || number.isEmpty {
      rectangle(square)
      body.attribute("rx", units: side / 4)
      if style.first.fill != nil {
        paint(.fill, style) { $0.fill }
      } else {
        paint(.fill, style) { $0.text.opacity(31) }
      }
      body.closeEmpty()
    }
    if style.first.frame != nil {
      outline(square, style, width: "2") { $0.frame }
    } else if day == Int32(glance.today), number.isEmpty || style.first.fill != nil {
      outline(square, style, width: "1.25") { $0.text }
    }
    guard !number.isEmpty else { return }
    beginText(
      SVGLine(x: cell.middleX, middleY: cell.middleY, size: scene.style.glanceSize))
    weight(style.first.weight)
    paint(.fill, style) { $0.text }
    endText(number)
  }

  private func style(ofDay day: Int32, in glance: MonthGlance) -> SVGStyle {
    let theme = renderer.theme
    switch renderer.options.scheme {
    case .light: return SVGStyle(first: theme.style(ofDay: day, in: glance, .light), dark: nil)
    case .dark: return SVGStyle(first: theme.style(ofDay: day, in: glance, .dark), dark: nil)
    case .both:
      return SVGStyle(
        first: theme.style(ofDay: day, in: glance, .light),
        dark: theme.style(ofDay: day, in: glance, .dark))
    }
  }
}

extension SVGDrawing {
  /// The edge of a small day's square.
  private mutating func outline(
    _ square: SVGBox, _ style: SVGStyle, width: StaticString,
    _ color: (NodeStyle) -> ThemeColor?
  ) {
    rectangle(square)
    body.attribute("rx", units: square.width / 4)
    body.attribute("fill", "none")
    paint(.stroke, style, color)
    body.attribute("stroke-width", width)
    body.closeEmpty()
  }
}

/// The places of a small month's days: seven columns, in the direction of the text.
struct SVGGlanceGrid {
  let box: SVGBox
  let rows: Int32
  let isMirrored: Bool

  /// A cell, counted from 0 along the rows.
  func cell(_ index: Int32) -> SVGBox {
    let column = isMirrored ? 6 - index % 7 : index % 7
    let row = index / 7
    let (left, right) = (box.width &* column / 7, box.width &* (column + 1) / 7)
    let (top, bottom) = (box.height &* row / rows, box.height &* (row + 1) / rows)
    return SVGBox(
      x: box.x &+ left, y: box.y &+ top, width: right &- left, height: bottom &- top)
  }
}

extension SVGDrawing {
  /// A step of the heat map as a square with its counts, or a word beside the steps.
  mutating func drawHeatStep(_ node: SceneNode, _ box: SVGBox) {
    let style = style(of: node)
    var x = isRightToLeft ? box.right : box.x
    if style.first.fill != nil {
      let side: Int32 = 12 * 64
      rectangle(
        SVGBox(
          x: isRightToLeft ? box.right &- side : box.x, y: box.middleY &- side / 2, width: side,
          height: side))
      body.attribute("rx", "3.5")
      paint(.fill, style) { $0.fill }
      body.closeEmpty()
      x = isRightToLeft ? box.right &- 18 * 64 : box.x &+ 18 * 64
    }
    let size = scene.style.textSize / 5 &* 4
    beginText(SVGLine(x: x, middleY: box.middleY, size: size), sized: false)
    paint(.fill, style) { $0.text }
    endText(scene.utf8(node.text))
  }
}
