// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What joins the days of a run is one shape a week.
struct BandTests {
  /// The bands of the page in view, from the top: row, columns, and the ends at which they go on.
  ///
  /// Those within another band follow it in parentheses.
  private static func bands(_ harness: EngineHarness) -> [String] {
    let scene = harness.scene
    var found: [String] = []
    for node in scene.nodes where node.role == .band {
      guard node.key.page == harness.state.viewport.page else { continue }
      let frame = scene.absoluteFrame(scene.index(of: node.key) ?? 0)
      let width = Double(scene.nodes[0].frame.width) / 7
      let first = Int((Double(frame.x) / width).rounded(.down))
      let end = Int((Double(frame.x + frame.width) / width).rounded(.up))
      let before = node.traits.contains(.continuesBefore) ? "<" : ""
      let after = node.traits.contains(.continuesAfter) ? ">" : ""
      let text = "\(before)\(first)-\(end - 1)\(after)"
      let parent = scene.nodes[Int(node.parent)]
      found.append(parent.role == .band ? "(\(text))" : "\(parent.key.ordinal): \(text)")
    }
    return found
  }

  private static func streak(_ kept: [Int], in month: String = "2024-02") -> [DayFact] {
    kept.map { number in
      var fact = DayFact(day: day("\(month)-\(number < 10 ? "0" : "")\(number)"))
      fact.tint = Tint.streakKept.rawValue
      return fact
    }
  }

  private static func harness(_ facts: [DayFact] = []) -> EngineHarness {
    let harness = EngineHarness()
    harness.configure { $0.loadsFacts = true }
    harness.answerAll(facts)
    return harness
  }

  @Test func anIntervalIsOneBandAWeek() {
    let harness = EngineHarness()
    harness.configure { $0.selection = .interval }
    harness.send(.select(.interval(days("2024-02-07", "2024-02-21"))))
    #expect(Self.bands(harness) == ["1: 3-6>", "2: <0-6>", "3: <0-3"])
    harness.send(.select(.interval(days("2024-02-07", "2024-02-07"))))
    #expect(Self.bands(harness) == [])
  }

  @Test func fromRightToLeftItBeginsOnTheRight() {
    let harness = EngineHarness()
    harness.change { $0.locale = SampleLocales.arabic }
    harness.configure { $0.selection = .interval }
    // Saturday the 3rd is the first day of its week, on the right.
    harness.send(.select(.interval(days("2024-02-04", "2024-02-05"))))
    #expect(Self.bands(harness) == ["1: 4-5"])
  }

  @Test func closedDaysInsideContinueIt() {
    let harness = EngineHarness()
    harness.configure {
      $0.selection = .interval
      $0.disabled = DisabledDays(weekdays: WeekdaySet([.saturday, .sunday]))
    }
    harness.send(.select(.interval(days("2024-02-08", "2024-02-13"))))
    #expect(Self.bands(harness) == ["1: 4-6>", "(<6-6>)", "2: <0-2", "(<0-0>)"])
  }

  @Test func keptDaysInARowAreJoined() {
    let harness = Self.harness(Self.streak([5, 8, 9, 10, 11, 13, 20, 21]))
    #expect(Self.bands(harness) == ["1: 4-6>", "2: <0-0", "3: 2-3"])
  }

  @Test func aRunGoesOnInTheNeighbouringMonth() {
    let facts = Self.streak([30, 31], in: "2024-01") + Self.streak([1])
    #expect(Self.bands(Self.harness(facts)) == ["0: 2-4", "(2-3>)"])
  }

  @Test func ofALoneDayOfTheNeighbouringMonthATraceIsLeft() {
    #expect(Self.bands(Self.harness(Self.streak([30], in: "2024-01"))) == ["0: 2-2", "(2-2)"])
    #expect(Self.bands(Self.harness(Self.streak([14]))) == [])
  }

  @Test func bandsComeBeforeTheDaysOfTheirWeek() {
    let scene = Self.harness(Self.streak([5, 6, 7])).scene
    for (index, node) in scene.nodes.enumerated() where node.role == .band {
      #expect(scene.nodes[index - 1].role == .weekRow)
      #expect(scene.nodes[index + 1].role == .dayCell)
    }
  }
}
