// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// The events of a timeline: what is written of them, and where they come from.
struct TimelineEventTests {
  /// An hour on 2024-02-20.
  private static func meeting(_ id: Int) -> Occurrence {
    let start = day("2024-02-20")
    return Occurrence(id: Array("\(id)".utf8), start: (start, 600), end: (start, 660))
  }

  private static func trip(_ first: String, _ last: String) -> Occurrence {
    let days = DayInterval(first: day(first), last: day(last)) ?? .all
    return Occurrence(id: Array("\(first)".utf8), days: days)
  }

  // A number that is cut would be another one: "+231" read "+23".
  @Test(arguments: [(3, "+2"), (12, "+11"), (232, "231"), (1_232, "…")])
  func theNumberOfThoseWithoutAColumnIsShownInWhole(count: Int, text: String) throws {
    let harness = EngineHarness.timeline(days: 14)
    harness.answer((0..<count).map(Self.meeting))
    let more = try #require(harness.scene.nodes.first { $0.role == .moreButton })
    #expect(harness.words(more.text) == text)
    #expect(harness.words(more.detail) == "\(count - 1)")
    let written = Array(text.utf8)[...]
    #expect(TextEstimate.width(of: written, size: 11) <= Double(more.frame.width) / 64)
  }

  // Weeks are packed for those who show them.
  @Test func weeksArePackedWhenMonthsAreShown() {
    let harness = EngineHarness.timeline()
    harness.answer([Self.trip("2024-02-19", "2024-02-22"), Self.meeting(1)])
    let week = day("2024-02-18").rawValue
    #expect(harness.state.facts.week(from: week) == nil)
    var options = harness.state.options
    options.view = .month
    harness.send(.configure(options))
    #expect(harness.state.facts.week(from: week)?.segments.count == 2)
  }

  @Test func whatIsToldWhileMonthsAreShownStandsInATimelineToo() {
    let harness = EngineHarness.timeline { $0.view = .month }
    harness.answer([Self.trip("2024-02-19", "2024-02-22"), Self.meeting(1)])
    #expect(harness.node(.timedEvent, "2024-02-20") == nil)
    var options = harness.state.options
    options.view = .timeline
    harness.send(.configure(options))
    #expect(harness.node(.timedEvent, "2024-02-20") != nil)
    #expect(harness.scene.nodes.contains { $0.role == .eventBar })
  }

  @Test func nothingIsLeftWhereNobodyKnowsOfEventsAnyMore() {
    let harness = EngineHarness.timeline()
    harness.answer([Self.trip("2024-02-19", "2024-02-22"), Self.meeting(1)])
    #expect(harness.node(.timedEvent, "2024-02-20") != nil)
    var options = harness.state.options
    options.loadsFacts = false
    harness.send(.configure(options))
    #expect(!harness.scene.nodes.contains { $0.role == .timedEvent || $0.role == .eventBar })
  }

  // Bars are looked for among those that begin near, as far as the longest of them lasts.
  @Test func aLongBarIsFoundAmongShortOnes() {
    let harness = EngineHarness.timeline()
    let short = (1...28).map { Self.trip("2024-02-\($0 < 10 ? "0" : "")\($0)", "2024-02-28") }
    harness.answer([Self.trip("2023-10-01", "2024-02-20")] + short)
    let facts = harness.state.facts
    for raw in day("2024-02-18").rawValue...day("2024-02-24").rawValue {
      let days = DayInterval(start: EpochDay(clamping: Int64(raw)), count: 1) ?? .all
      let touching = facts.bars(touching: days)
      let begun = raw - day("2024-02-01").rawValue + 1
      #expect(touching.count == Int(begun) + (raw <= day("2024-02-20").rawValue ? 1 : 0))
      #expect(facts.rows(touching: days) == (touching.map { $0.lane + 1 }.max() ?? 0))
    }
  }

  @Test func eventsOfADayHaveNumbersOfTheirOwn() {
    var numbers = EventNumbers()
    let first = numbers.take([0x61])
    #expect(numbers.take([0x61]) == first + 1)
    let other = numbers.take([0x62])
    #expect(other != first && other != first + 1)
    #expect(numbers.take([0x61]) == first + 2)
  }
}
