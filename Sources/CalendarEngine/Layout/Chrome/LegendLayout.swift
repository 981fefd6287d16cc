// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the legend: the kinds of days that the month in view has.
///
/// It is high enough for all kinds that the app names, so that turning pages does not change its
/// height.
enum LegendLayout {
  private static let inset = 12.0
  private static let gap = 16.0
  private static let padding = 8.0
  /// The swatch before a name, and the gap after it.
  private static let lead = 16.0

  /// A kind, by its place among the named ones, and its position.
  private struct Place {
    let index: Int
    let leading: Double
    let row: Int
    let width: Double
  }

  static func height(_ legend: [LegendEntry], _ metrics: CalendarMetrics) -> Double {
    guard let last = places(Array(legend.indices), legend, metrics).last else { return 0 }
    return Double(last.row + 1) * lineHeight(metrics) + padding
  }

  /// Adds the kinds that a day in view has.
  static func nodes(
    for input: LayoutInput, _ measures: MonthMeasures, top: Double, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    guard measures.legendHeight > 0 else { return }
    let list = builder.add(
      NodeKey(.legend), in: root,
      frame: LayoutRect(x: 0, y: top, width: measures.width, height: measures.legendHeight))
    let entries = input.state.options.legend
    let metrics = input.environment.metrics
    let line = lineHeight(metrics)
    for place in places(visible(input), entries, metrics) {
      let x = input.x(leading: place.leading, width: place.width, in: measures.width)
      let item = builder.add(
        NodeKey(.legendItem, ordinal: Int32(place.index)), in: list,
        frame: LayoutRect(
          x: x, y: padding / 2 + Double(place.row) * line, width: place.width, height: line))
      builder.text(item) { $0.append(contentsOf: entries[place.index].name) }
      builder.update(item) { $0.tint = entries[place.index].tint }
      let image = entries[place.index].image
      guard !image.isEmpty else { continue }
      let size = min(14, line)
      let side = input.x(leading: 0, width: size, in: place.width)
      let picture = builder.add(
        NodeKey(.dayImage, ordinal: Int32(place.index)), in: item,
        frame: LayoutRect(x: side, y: (line - size) / 2, width: size, height: size))
      builder.text(picture) { $0.append(contentsOf: image) }
    }
  }

  /// The indices of the kinds that days of the month in view have.
  private static func visible(_ input: LayoutInput) -> [Int] {
    let days = input.state.viewport.list.days ?? input.state.viewport.days
    let facts = input.state.facts.window.facts(in: days)
    let options = input.state.options
    let tints = input.state.facts.window.tints(of: days)
    return options.legend.indices.filter { index in
      let entry = options.legend[index]
      return tints.contains(entry.tint) && entry.image.isEmpty
        || facts.contains { entry.isOn($0, showsDots: options.showsIndicators) }
    }
  }

  private static func places(
    _ indices: [Int], _ legend: [LegendEntry], _ metrics: CalendarMetrics
  ) -> [Place] {
    let scale = metrics.texts.of(12)
    let room = max(metrics.width - 2 * inset, 1)
    var places: [Place] = []
    var (x, row) = (0.0, 0)
    for index in indices {
      let name = legend[index].name
      let width = min(lead + 4 + metrics.texts.width(of: name[...], size: 12 * scale), room)
      if x > 0, x + width > room { (x, row) = (0, row + 1) }
      places.append(Place(index: index, leading: inset + x, row: row, width: width))
      x += width + gap
    }
    return places
  }

  private static func lineHeight(_ metrics: CalendarMetrics) -> Double {
    20 * max(metrics.texts.of(12), 1)
  }
}
