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
  private let input: LayoutInput
  private let least: Double

  /// The strip in a box of a width; nil where titles do not move with the pages.
  init?(_ input: LayoutInput, width: Double, size: Double) {
    guard !Edition.isPicker, let least = input.state.fadingTitles else { return nil }
    self.input = input
    self.least = min(max(least, 0), 1)
    widest = Self.widest(input)
    pitch = max(width / 2, min(widest * size, width) + 20)
  }

  /// Adds the titles in a box of the header.
  func nodes(in header: Int32, at box: LayoutRect, into builder: inout SceneBuilder) {
    let strip = builder.add(NodeKey(.titleStrip), in: header, frame: box, traits: .decorative)
    let viewport = input.state.viewport
    let first = Int32(viewport.fraction.rounded(.down)) - 1
    let last = Int32(viewport.fraction.rounded(.up)) + 1
    for count in first...last {
      let page = viewport.page.addingClamped(pages: count)
      guard viewport.page.pages(until: page) == count, input.clamp(page) == page else { continue }
      add(page, at: Double(count) - viewport.fraction, in: strip, box, into: &builder)
    }
  }

  /// Adds the title of a page that is so many pages from the middle.
  private func add(
    _ page: CalendarPage, at distance: Double, in strip: Int32, _ box: LayoutRect,
    into builder: inout SceneBuilder
  ) {
    let node = builder.add(
      NodeKey(.pageTitle, page: page), in: strip,
      frame: LayoutRect(x: 0, y: 0, width: box.width, height: box.height), traits: .decorative)
    builder.text(node) { input.append(input.state.title(of: page), to: &$0) }
    if input.arrangement.axis == .vertical {
      builder.scroll(node, x: 0, y: distance * box.height)
    } else {
      builder.scroll(node, x: (input.isRightToLeft ? -distance : distance) * pitch, y: 0)
    }
    let opacity = 1 - (1 - least) * abs(distance)
    builder.zoom(node, LayerZoom(opacity: opacity), isLeaving: false)
  }

  // Measured over the months of one year, so that a title's position does not depend on other
  // titles.
  private static func widest(_ input: LayoutInput) -> Double {
    var widest = 0.0
    for index in 0..<Int64(12) {
      var text: [UInt8] = []
      let month = YearMonth(clampingIndex: 2000 * 12 + index)
      input.locale.append(month, input.locale.monthAndYear, to: &text)
      widest = max(widest, TextEstimate.width(of: text[...], size: 1))
    }
    return widest
  }
}

extension CalendarState {
  /// The opacity of neighbouring pages' titles where titles move with the pages, otherwise nil: a
  /// title stays if it names the selection, is a button, or there are no pages.
  var fadingTitles: Double? {
    guard level == .days, zoom == nil, arrangement.movement.turnsPages,
      options.titleRule != .selection, options.outermostLevel == .days
    else { return nil }
    return options.neighbourTitleOpacity
  }
}
