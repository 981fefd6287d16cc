// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

struct EndlessTests {
  @Test(arguments: [1, -1] as [Int32])
  func toTheEndOfTheCalendarAndBack(direction: Int32) {
    let harness = EngineHarness(reducesMotion: true)
    harness.tap("2024-02-14")
    let before = harness.dump
    let end = direction > 0 ? YearMonth.max : .min
    let distance = month("2024-02").months(until: end)
    harness.send(.page(by: distance))
    #expect(harness.state.viewport.page.month == end)
    #expect(SceneFaults.structure(harness.scene) == [])
    harness.send(.page(by: direction))
    #expect(harness.state.viewport.page.month == end)
    harness.send(.page(by: -distance))
    #expect(harness.state.viewport.page.month == month("2024-02"))
    #expect(Self.withoutAnnouncement(harness.dump) == Self.withoutAnnouncement(before))
  }

  @Test func fiveHundredPagesEachWayGiveTheSameScene() {
    let harness = EngineHarness(reducesMotion: true)
    harness.tap("2024-02-14")
    let before = Self.withoutAnnouncement(harness.dump)
    var counts: Set<Int> = []
    for key in [KeySample.Key.pageDown, .pageUp] {
      for _ in 0..<500 {
        harness.key(key)
        counts.insert(harness.scene.nodes.count)
      }
    }
    #expect(Self.withoutAnnouncement(harness.dump) == before)
    #expect(counts.count == 1)
  }

  @Test func flicksCostTheSameEverywhere() {
    let harness = EngineHarness()
    let here = harness.scene.nodes.count
    for _ in 0..<60 {
      harness.flick(.left)
      harness.settle()
      #expect(harness.scene.nodes.count == here)
    }
    #expect(harness.state.viewport.page.month == month("2029-02"))
    for _ in 0..<60 {
      harness.flick(.right)
      harness.settle()
    }
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
  }

  @Test func theLastYearCanBeUsed() {
    for (text, other) in [("9999-12-31", "9999-12-01"), ("-9999-01-01", "-9999-01-31")] {
      let harness = EngineHarness(showing: text, today: nil)
      harness.tap(text)
      #expect(harness.state.selection.day == day(text))
      harness.key(text.hasPrefix("-") ? .left : .right)
      #expect(harness.state.focus.day == day(text))
      harness.flick(text.hasPrefix("-") ? .right : .left)
      #expect(harness.settle())
      #expect(harness.state.focus.day == day(text))
      harness.tap(other)
      #expect(harness.state.selection.day == day(other))
      #expect(SceneFaults.structure(harness.scene) == [])
    }
  }

  private static func withoutAnnouncement(_ dump: String) -> [Substring] {
    dump.split(separator: "\n").filter { !$0.contains("announcement") }
  }
}
