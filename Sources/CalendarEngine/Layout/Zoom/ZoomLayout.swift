// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out months, years and decades, and the way from one zoom level to another.
enum ZoomLayout {
  /// Adds the nodes of the view.
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {
    let own = ZoomLayer(input)
    let former = input.state.zoom.map { ZoomLayer(input, leaving: $0) }
    let height = height(own, former, input.state.zoom)
    let root = MonthLayout.addRoot(input, own.measures, height: height, into: &builder)
    HeaderLayout.nodes(for: input, own.measures, in: root, into: &builder)
    StatusLayout.nodes(for: input, own.measures, in: root, into: &builder)
    let top = own.measures.gridTop
    let grid = builder.add(
      NodeKey(.grid), in: root,
      frame: LayoutRect(
        x: 0, y: top, width: own.measures.width,
        height: max(height - top - (own.height - own.foot), 1)))
    // Without a title above it, which is its name otherwise.
    if own.measures.headerHeight == 0 {
      builder.label(grid) { input.append(input.state.title, to: &$0) }
    }
    builder.style(style(own, former))
    if let former { addLeaving(former, own, in: grid, into: &builder) }
    addLayer(own, former, isLeaving: false, in: grid, into: &builder)
    if own.periods == nil {
      LegendLayout.nodes(for: input, own.measures, top: own.foot, in: root, into: &builder)
    }
    own.legend?.nodes(top: own.foot, in: root, into: &builder)
    AnnouncementLayout.nodes(for: input, in: root, into: &builder)
  }

  /// The height, which changes along with the levels.
  private static func height(
    _ own: ZoomLayer, _ former: ZoomLayer?, _ motion: ZoomMotion?
  ) -> Double {
    guard let former, let motion else { return own.height }
    return former.height + (own.height - former.height) * motion.progress
  }

  // Each level has its own type sizes; while two are in view, the style has those of both.
  private static func style(_ own: ZoomLayer, _ former: ZoomLayer?) -> SceneStyle {
    var style = own.measures.style
    for layer in [former, own] {
      guard let periods = layer?.periods, let names = layer?.names else { continue }
      style.periodSize = MonthMeasures.units(names.size)
      style.glanceSize = periods.numberSize > 0 ? MonthMeasures.units(periods.numberSize) : 0
    }
    return style
  }

  private static func addLeaving(
    _ layer: ZoomLayer, _ own: ZoomLayer, in grid: Int32, into builder: inout SceneBuilder
  ) {
    let first = builder.count
    addLayer(layer, own, isLeaving: true, in: grid, into: &builder)
    builder.retire(from: first)
  }

  /// Adds a level; while another one is in view too, it is on the way to or from that one.
  private static func addLayer(
    _ layer: ZoomLayer, _ other: ZoomLayer?, isLeaving: Bool, in grid: Int32,
    into builder: inout SceneBuilder
  ) {
    let fade = other.map { layer.zoom(beside: $0) }
    if let weekdays = layer.addHead(in: grid, into: &builder), let fade {
      builder.scroll(weekdays, x: 0, y: 0)
      builder.zoom(weekdays, LayerZoom(opacity: fade.opacity), isLeaving: isLeaving)
    }
    let strip = layer.addStrip(in: grid, into: &builder)
    if let fade { builder.zoom(strip, fade, isLeaving: isLeaving) }
  }
}
