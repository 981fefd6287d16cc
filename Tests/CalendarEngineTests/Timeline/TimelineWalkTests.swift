// SPDX-License-Identifier: MIT
import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// Anything that a hand can do to a timeline, ten thousand times.
struct TimelineWalkTests {
  private struct Walk {
    let harness: EngineHarness
    var numbers: SeededNumbers
    var faults: [String] = []

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &numbers)
    }

    mutating func step() {
      harness.skip(milliseconds: Int64(number(0...60)))
      switch number(0...11) {
      case 0...2:
        harness.swipe(
          from: (Double(number(100...700)), Double(number(250...600))),
          by: (Double(number(-400...400)), Double(number(-300...300))), steps: number(2...9),
          rests: number(0...3) == 0)
      case 3: harness.wheel(dx: Double(number(-300...300)))
      case 4: harness.wheel(dy: Double(number(-300...300)))
      case 5: harness.send(.timeline(.magnify(Double(number(5...20)) / 10, around: 9_000)))
      case 6: harness.send(.timeline(.spread(Double(number(4...25)) / 10)))
      case 7: harness.send(.show(day("2024-02-20").addingClamped(days: Int32(number(-900...900)))))
      case 8: harness.send(.page(by: Int32(number(-3...3))))
      case 9:
        var options = harness.state.options
        options.timeline.days = Int32(number(1...14))
        options.timeline.hiddenWeekdays = WeekdaySet(rawValue: UInt8(number(0...127)))
        harness.send(.configure(options))
      case 10: harness.settle()
      default: harness.frame()
      }
    }

    /// Whether each column stands where its day has to be, and no more are there than are seen.
    mutating func check(_ step: Int) {
      let (scene, state) = (harness.scene, harness.state)
      let measures = TimelineMeasures(
        state, harness.runtime.environment.metrics, weekStart: .sunday)
      let track = measures.dayTrack
      let place = Stop(
        index: track.columns.column(of: state.viewport.page.firstDay),
        offset: state.viewport.list.offset)
      var seen = 0
      for index in scene.nodes.indices where scene.nodes[index].role == .dayColumn {
        guard let day = scene.nodes[index].key.day else { continue }
        let way = track.way(from: place, to: Stop(index: track.columns.column(of: day), offset: 0))
        let wanted = measures.timeWidth * 64 + Double(way - state.viewport.list.stretch)
        let x = Double(scene.absoluteFrame(index).x)
        // What is left behind on a long way is far outside, wherever that is.
        if abs(way) < 1 << 28 ? abs(x - wanted) > 65 : x.magnitude < 134_217_728 {
          faults.append("\(step) \(day) is at \(x), not at \(wanted)")
        }
        seen += 1
      }
      if seen < min(measures.count, track.last - track.first + 1) || seen > 6 * measures.count + 1 {
        faults.append("\(step) \(seen) columns of \(measures.count)")
      }
      if scene.nodes.count > 60 + seen * 16 { faults.append("\(step) \(scene.nodes.count) nodes") }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func ic3TheDayAtEveryPlaceIsRight(seed: UInt64) {
    var walk = Walk(
      harness: .timeline(days: 3) { $0.timeline.snap = seed % 2 == 0 ? .page : .day },
      numbers: SeededNumbers(seed: seed))
    for step in 0..<2_500 {
      walk.step()
      walk.check(step)
    }
    #expect(walk.faults.isEmpty, "\(walk.faults.prefix(5))")
    // Days that have been passed are forgotten.
    #expect(walk.harness.state.facts.window.spans.count < 60)
  }

  @Test func ic3WhoGoesThereAndBackSeesTheSame() {
    let harness = EngineHarness.timeline()
    /// All but what was said last.
    func seen() -> [Substring] {
      String(decoding: harness.scene.dump(), as: UTF8.self).split(separator: "\n")
        .filter { !$0.contains("announcement") }
    }
    let before = seen()
    for count in [Int32(40), -80, 40] {
      for _ in 0..<abs(count) {
        harness.send(.page(by: count.signum()))
        harness.settle()
      }
    }
    #expect(seen() == before)
  }

  @Test func ic9WhatOnlyMovesMakesNoNodes() {
    let harness = EngineHarness.timeline()
    harness.pointer(.down, x: 600, y: 400)
    var made = 0
    var before = harness.scene
    for way in 1...220 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: 600 - Double(way), y: 400)
      if !harness.scene.sharesContent(with: before) { made += 1 }
      before = harness.scene
    }
    // The press, the hold, the column that comes, and the day that becomes current.
    #expect(made <= 5)
  }
}
