// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the legend of a year's heat map: a square with its counts for each step.
struct HeatLegendLayout {
  private static let inset = 12.0
  private static let gap = 12.0
  private static let padding = 8.0
  /// The square before a count, and the gap after it.
  private static let lead = 18.0

  /// An entry and where it stands.
  private struct Place {
    let ordinal: Int32
    let text: [UInt8]
    let leading: Double
    let row: Int
    let width: Double
  }

  private let input: LayoutInput
  private let places: [Place]
  private let line: Double
  /// Height of the lines below the pages, in points.
  let height: Double

  /// The lines below a year's pages; nil where there are none.
  init?(_ input: LayoutInput) {
    guard input.state.options.showsHeatLegend, input.arrangement.showsYear
    else { return nil }
    self.input = input
    places = Self.places(input)
    line = 20 * max(input.environment.metrics.texts.of(12), 1)
    height = Double((places.last?.row ?? 0) + 1) * line + Self.padding
  }

  /// Adds the lines.
  func nodes(top: Double, in root: Int32, into builder: inout SceneBuilder) {
    let width = input.environment.metrics.width
    let list = builder.add(
      NodeKey(.legend), in: root, frame: LayoutRect(x: 0, y: top, width: width, height: height))
    for place in places {
      let step = place.ordinal
      let item = builder.add(
        NodeKey(.heatStep, ordinal: step), in: list,
        frame: LayoutRect(
          x: input.x(leading: place.leading, width: place.width, in: width),
          y: Self.padding / 2 + Double(place.row) * line, width: place.width, height: line))
      builder.text(item) { $0.append(contentsOf: place.text) }
      builder.label(item) { Self.label(of: step, place.text, input, to: &$0) }
    }
  }

  /// The counts on one line, or on several if one is not enough.
  private static func places(_ input: LayoutInput) -> [Place] {
    let metrics = input.environment.metrics
    let room = max(metrics.width - 2 * inset, 1)
    var places: [Place] = []
    var (x, row) = (0.0, 0)
    for (index, text) in texts(input).enumerated() {
      let ordinal = Int32(index)
      let estimate = metrics.texts.width(of: text[...], size: 12 * metrics.texts.of(12))
      let width = min(lead + 4 + estimate, room)
      if x > 0, x + width > room { (x, row) = (0, row + 1) }
      places.append(
        Place(ordinal: ordinal, text: text, leading: inset + x, row: row, width: width))
      x += width + gap
    }
    return places
  }
}

extension HeatLegendLayout {
  /// The counts of each step.
  private static func texts(_ input: LayoutInput) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for step in 0...Int32(HeatScale.stepCount) {
      let (first, last) = bounds(of: step, input)
      var text: [UInt8] = []
      input.locale.append(Int64(first), to: &text)
      if let last, last > first {
        text.append("\u{2013}")
        input.locale.append(Int64(last), to: &text)
      } else if last == nil {
        text.append("+")
      }
      texts.append(text)
    }
    return texts
  }

  /// The least and the greatest count of a step; the last step has no greatest.
  private static func bounds(_ step: Int32, _ thresholds: [Int32]) -> (Int32, Int32?) {
    let index = Int(step)
    let first = index == 0 ? 0 : thresholds[index - 1]
    return (first, index < thresholds.count ? thresholds[index] - 1 : nil)
  }

  private static func bounds(of step: Int32, _ input: LayoutInput) -> (Int32, Int32?) {
    bounds(step, input.state.options.heat.thresholds)
  }

  /// "3–5 entries".
  private static func label(
    of step: Int32, _ text: [UInt8], _ input: LayoutInput, to out: inout [UInt8]
  ) {
    let (first, last) = bounds(of: step, input)
    input.phrases.append(
      .entryCount, count: Int64(last ?? first), arguments: [text], to: &out)
  }
}

extension NodeKey {
  /// The step of an entry in a heat map's legend, 0...4; nil for other nodes.
  public var heatStep: UInt8? { role == .heatStep ? UInt8(clamping: ordinal) : nil }
}
