// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Handles can be hit: at each preset in which events are edited, in narrow and wide views and in both
/// directions, of events of every length.
struct ResizeHandleSizeTests {
  private static func editable(_ preset: Preset, _ width: Double) -> EngineHarness {
    let harness = EngineHarness(width: width) { options in
      options = CalendarOptions(preset)
      (options.loadsFacts, options.loadsOccurrences) = (true, true)
      options.timeline.isEditable = true
    }
    harness.change { $0.metrics.height = 3_000 }
    return harness
  }

  /// Events of the 20th and, of whole days, from there on.
  private static let events: [Occurrence] = {
    let hours: [(Int32, Int32)] = [
      (0, 15), (0, 60), (5, 20), (600, 615), (600, 630), (600, 660), (540, 1_020), (1_380, 1_440),
      (1_425, 1_440), (0, 1_425),
    ]
    var events = hours.enumerated().map { number, row in
      Occurrence.meeting(row.0...row.1, "h\(number)")
    }
    for (number, last) in ["2024-02-20", "2024-02-21", "2024-03-02"].enumerated() {
      events.append(Occurrence(id: Array("d\(number)".utf8), days: days("2024-02-20", last)))
    }
    return events
  }()

  @Test(arguments: Preset.allCases, [320.0, 390, 768, 1_440]) func theyCanBeHit(
    preset: Preset, width: Double
  ) {
    var found = 0
    for isRightToLeft in [false, true] {
      let harness = Self.editable(preset, width)
      if isRightToLeft { harness.change { $0.locale = .arabic } }
      guard harness.state.editsEvents else { return }
      harness.answer(Self.events)
      for event in Self.events {
        harness.send(.edit(.take(event.id, .move)))
        found += check(harness, "\(event.written) right to left: \(isRightToLeft)")
        harness.send(.edit(.cancel))
      }
    }
    // Months without room for bars have dots.
    #expect(found > 0 || width < 700)
  }

  /// How many there are.
  private func check(_ harness: EngineHarness, _ name: String) -> Int {
    let scene = harness.scene
    let view = scene.absoluteFrame(0)
    let places = scene.nodes.indices.filter { scene.nodes[$0].role == .resizeHandle }
    for index in places {
      let box = scene.absoluteFrame(index)
      #expect(box.width >= 24 * 64 && box.height >= 24 * 64, "\(name)")
      #expect(
        box.x >= view.x && box.y >= view.y && box.x + box.width <= view.x + view.width
          && box.y + box.height <= view.y + view.height, "\(name)")
      // Nothing covers it, the other one neither.
      let hit = scene.hit(x: box.x + box.width / 2, y: box.y + box.height / 2)
      #expect(hit?.key == scene.nodes[index].key, "\(name)")
    }
    // And some of the event is left to move it by.
    for (index, node) in scene.nodes.enumerated() where node.traits.contains(.lifted) {
      let box = scene.absoluteFrame(index)
      let isFree = stride(from: box.x, to: box.x + box.width, by: 64).contains { x in
        stride(from: box.y + 64, to: box.y + box.height, by: 256).contains {
          scene.hit(x: x, y: $0)?.key == node.key
        }
      }
      #expect(isFree, "\(name)")
    }
    return places.count
  }
}
