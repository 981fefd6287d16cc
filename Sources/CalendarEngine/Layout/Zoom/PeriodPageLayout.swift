// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out one page of months, years or decades: rows of cells.
enum PeriodPageLayout {
  /// Adds the nodes of a page that stands at a place in the strip.
  static func nodes(
    for layer: ZoomLayer, _ page: PeriodPage, _ measures: PeriodMeasures,
    at place: (x: Double, y: Double), in strip: Int32, into builder: inout SceneBuilder
  ) {
    let input = layer.input
    let index = builder.add(
      NodeKey(.page, page: page.page), in: strip,
      frame: LayoutRect(x: place.x, y: place.y, width: measures.width, height: measures.height),
      traits: page.page == input.state.viewport.page ? .current : [])
    for row in 0..<PeriodPage.cellCount / measures.columns {
      let line = builder.add(
        NodeKey(.periodRow, page: page.page, ordinal: row), in: index, frame: measures.row(row))
      for column in 0..<measures.columns {
        let cell = row * measures.columns + column
        let frame = measures.cell(column, input)
        let place = Place(page: page, cell: cell, frame: frame)
        addCell(layer, place, measures, in: line, into: &builder)
      }
    }
  }

  /// A cell of a page, and where it is.
  private struct Place {
    let page: PeriodPage
    let cell: Int32
    let frame: LayoutRect
  }

  private static func addCell(
    _ layer: ZoomLayer, _ place: Place, _ measures: PeriodMeasures, in row: Int32,
    into builder: inout SceneBuilder
  ) {
    let (input, page, cell, frame) = (layer.input, place.page, place.cell, place.frame)
    let isHidden = page.isOutside(cell) && input.state.options.outsideDays == .hidden
    guard let period = page.period(at: cell), !isHidden else {
      _ = builder.add(
        NodeKey(.blankCell, page: page.page, ordinal: cell), in: row, frame: frame)
      return
    }
    let key = NodeKey(period: period, on: page.page)
    let traits = PeriodTraits.of(period, key: key, isOutside: page.isOutside(cell), input)
    let node = builder.add(key, in: row, frame: frame, traits: traits)
    builder.text(node) { layer.names?.append(period, input, to: &$0) }
    builder.label(node) { PeriodLabel.append(period, traits, input, to: &$0) }
    guard measures.isYear else { return }
    GlanceLayout.nodes(for: input, period.month, measures, in: node, into: &builder)
  }
}
