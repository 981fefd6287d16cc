// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out titles that move with their pages: those of the pages in view and their neighbours,
/// fainter with the distance from the middle.
///
/// They are only for the eye. The heading stays in place and is read once.
struct TitleStripLayout {
  /// The distance between the middles of neighbouring titles, in points.
  let pitch: Double
  /// The width of the widest title in type of one point.
  let widest: Double
  private let box: LayoutRect
  private let input: LayoutInput
  private let least: Double

  /// Titles in a box of the header, in type of a size; nil where they do not move with the pages.
  init?(_ input: LayoutInput, in box: LayoutRect, size: Double) {
    guard let least = input.state.fadingTitles else { return nil }
    self.input = input
    self.box = box
    self.least = min(max(least, 0), 1)
    widest = Self.widest(input)
    pitch = max(box.width / 2, min(widest * size, box.width) + 20)
  }

  /// Adds the titles.
  func nodes(in header: Int32, into builder: inout SceneBuilder) {
    let strip = builder.add(NodeKey(.titleStrip), in: header, frame: box, traits: .decorative)
    let viewport = input.state.viewport
    for count in counts(viewport) {
      guard let page = page(count, viewport) else { continue }
      let node = builder.add(
        NodeKey(.pageTitle, page: page), in: strip,
        frame: LayoutRect(x: 0, y: 0, width: box.width, height: box.height), traits: .decorative)
      builder.text(node) { input.append(input.state.title(of: page), to: &$0) }
      let (place, opacity) = place(Double(count) - viewport.fraction)
      builder.scroll(node, x: place.x, y: place.y)
      builder.zoom(node, opacity, isLeaving: false)
    }
  }

  /// Puts titles that have been added where they are by now.
  func move(_ groups: inout [ScrollGroup], _ viewport: Viewport, _ grid: PixelGrid) {
    for count in counts(viewport) {
      guard let page = page(count, viewport),
        let index = groups.firstIndex(where: { $0.key == NodeKey(.pageTitle, page: page) })
      else { continue }
      let (place, opacity) = place(Double(count) - viewport.fraction)
      (groups[index].x, groups[index].y) = (grid.edge(place.x), grid.edge(place.y))
      groups[index].opacity = opacity.unitOpacity
    }
  }

  /// The pages whose titles may be seen, counted from the current one.
  private func counts(_ viewport: Viewport) -> ClosedRange<Int32> {
    let (first, last) = (viewport.fraction.rounded(.down), viewport.fraction.rounded(.up))
    return Int32(first) - 1...Int32(last) + 1
  }

  /// The page at a distance from the current one, or nil where there is none.
  private func page(_ count: Int32, _ viewport: Viewport) -> CalendarPage? {
    let page = viewport.page.addingClamped(pages: count)
    return viewport.page.pages(until: page) == count && input.clamp(page) == page ? page : nil
  }

  /// Where the title of a page is that is so many pages from the middle, and how faint.
  private func place(_ distance: Double) -> (place: (x: Double, y: Double), opacity: LayerZoom) {
    let opacity = LayerZoom(opacity: 1 - (1 - least) * abs(distance))
    if input.arrangement.axis == .vertical { return ((0, distance * box.height), opacity) }
    return (((input.isRightToLeft ? -distance : distance) * pitch, 0), opacity)
  }

  // Measured over the months of one year, so that a title's position does not depend on other
  // titles.
  private static func widest(_ input: LayoutInput) -> Double {
    let texts = input.environment.metrics.texts
    var widest = 0.0
    for index in 0..<Int64(12) {
      var text: [UInt8] = []
      let month = YearMonth(clampingIndex: 2000 * 12 + index)
      input.locale.append(month, input.locale.monthAndYear, to: &text)
      widest = max(widest, texts.width(of: text[...], size: 1))
    }
    return widest
  }
}

extension CalendarState {
  /// The opacity of neighbouring pages' titles if titles move with the pages, otherwise nil.
  ///
  /// A title that names the selection or is a button stays in place; so does that of a list.
  var fadingTitles: Double? {
    guard let least = options.neighbourTitleOpacity, level == .days, !moving.isZooming,
      arrangement.movement.turnsPages, arrangement.beside == 1, options.titleRule != .selection,
      options.outermostLevel == .days
    else { return nil }
    return least
  }
}
