// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Anything that a hand can do to an agenda, and answers that come late and change.
struct AgendaWalkTests {
  /// What happens on a day: none to four events, the same for a number each time it is asked.
  private static func events(_ day: EpochDay, _ version: Int32) -> [Occurrence] {
    let mixed = UInt32(bitPattern: day.rawValue &* 2_654_435 &+ version &* 40_503)
    let hash = Int(mixed >> 7 ^ mixed >> 3)
    guard hash % 3 == 0 else { return [] }
    return (0..<hash / 3 % 5).map { number in
      var event = Occurrence(
        id: Array("\(day.rawValue)-\(number)".utf8),
        days: DayInterval(start: day, count: 1) ?? day.civil.yearMonth.days)
      event.hours = Occurrence.Hours(start: Int32(480 + 60 * number), end: Int32(540 + 60 * number))
      return event
    }
  }

  private struct Walk {
    let harness: EngineHarness
    var numbers: SeededNumbers
    var version: Int32 = 0
    var faults: [String] = []

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &numbers)
    }

    mutating func answer() {
      guard let load = harness.state.facts.window.pending.first else { return }
      var found: [Occurrence] = []
      for raw in load.days.start.rawValue..<load.days.endRawValue {
        if let day = EpochDay(raw) { found += AgendaWalkTests.events(day, version) }
      }
      harness.send(.loaded(token: load.token, sequence: nil, facts: [], occurrences: found))
    }

    /// Does something; answers whether what is in view may move.
    mutating func step() -> Bool {
      switch number(0...11) {
      case 0...2:
        harness.swipe(
          from: (200, Double(number(200...600))), by: (0, Double(number(-500...500))),
          steps: number(2...9), rests: number(0...2) == 0)
      case 3: harness.wheel(dy: Double(number(-600...600)))
      case 4: harness.send(.show(day("2024-02-20").addingClamped(days: Int32(number(-900...900)))))
      case 5: harness.send(.page(by: Int32(number(-3...3))))
      case 6: harness.settle()
      case 7:
        let keys: [KeySample.Key] = [.pageDown, .pageUp, .down, .up, .enter, .escape, .home, .end]
        harness.key(keys[number(0...keys.count - 1)])
      case 8:
        harness.skip(milliseconds: Int64(number(0...60)))
        harness.frame()
      case 9:
        version += 1
        harness.send(.invalidated(nil, sequence: nil))
        return false
      default:
        answer()
        return false
      }
      return true
    }

    /// Where the day at the top of the view is; nil where that is the name of a month.
    var first: (day: String, top: Double, bottom: Double)? {
      let top = harness.agendaTop
      return harness.agendaDays.first { $0.top <= top && $0.bottom > top + 1 }
    }

    /// Whether days stand below each other in their order, without gaps but those for names, and the
    /// view is full.
    mutating func check(_ step: Int) {
      let days = harness.agendaDays.sorted { $0.top < $1.top }
      for (one, next) in zip(days, days.dropFirst()) {
        let gap = next.top - one.bottom
        let isSame = one.day.prefix(7) == next.day.prefix(7)
        if one.day >= next.day || isSame && abs(gap) > 0.1 || !isSame && gap < 44 {
          faults.append("\(step) \(one) \(next)")
        }
      }
      guard let top = days.first?.top, let bottom = days.last?.bottom else {
        faults.append("\(step) nothing is listed")
        return
      }
      let stretch = Double(abs(harness.state.viewport.list.stretch)) / 64
      // A month that has not been listed yet has only a name.
      if top > harness.agendaTop + 60 + stretch, !hasUnlisted {
        faults.append("\(step) top \(top)")
      }
      if bottom < 560 - stretch, !hasUnlisted { faults.append("\(step) bottom \(bottom)") }
      if harness.scene.nodes.count > 400 {
        faults.append("\(step) \(harness.scene.nodes.count) nodes")
      }
    }

    private var hasUnlisted: Bool {
      let (first, last) = harness.state.viewport.pages
      let months = harness.state.facts.agenda.months
      return (first.month.index...last.month.index).contains {
        months.month($0).map { $0.isLoading } ?? true
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func daysStandBelowEachOtherWhateverComes(seed: UInt64) {
    var walk = Walk(
      harness: .agenda { $0.agenda.emptyDays = seed == 4 ? .shown : .hidden },
      numbers: SeededNumbers(seed: seed))
    var anchored = 0
    for step in 0..<1_500 {
      let before = walk.harness.state.motion.isRest ? walk.first : nil
      let mayMove = walk.step()
      walk.check(step)
      guard !mayMove, let before,
        let after = walk.harness.agendaDays.first(where: { $0.day == before.day })
      else { continue }
      // What arrives moves what is below it, and never the top.
      if abs(after.top - before.top) > 0.1 { walk.faults.append("\(step) \(before) \(after)") }
      anchored += 1
    }
    #expect(walk.faults.isEmpty, "\(walk.faults.prefix(5))")
    #expect(anchored > 40)
    #expect(walk.harness.state.facts.window.spans.count < 60)
  }

  @Test func aThousandEventsOfADayMakeFewNodes() throws {
    let harness = EngineHarness.agenda()
    harness.answer(
      try (0..<1_000).map { try Occurrence.timed("2024-02-20", Int32($0), 1_200, "\($0)", .red) })
    #expect(harness.scene.nodes.count < 120)
  }
}
