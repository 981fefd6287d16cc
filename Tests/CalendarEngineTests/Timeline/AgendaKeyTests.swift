// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// The keys of an agenda: days, and the events of all days one after the other.
struct AgendaKeyTests {
  private func week() throws -> EngineHarness {
    let harness = EngineHarness.agenda()
    harness.answer([
      try .timed("2024-02-20", 540, 600, "A", .red), try .timed("2024-02-20", 660, 700, "B", .red),
      try .timed("2024-02-23", 540, 600, "C", .red), try .timed("2024-03-05", 540, 600, "D", .red),
    ])
    harness.send(.focusEntered(nil))
    return harness
  }

  private func title(_ harness: EngineHarness) -> String? {
    harness.state.focus.occurrence.flatMap { harness.state.facts.occurrence(of: $0) }
      .map { String(decoding: $0.title, as: UTF8.self) }
  }

  @Test func arrowsAndPagesLeadFromOneListedDayToTheNext() throws {
    let harness = try week()
    for (key, wanted) in [
      (KeySample.Key.down, "2024-02-23"), (.pageDown, "2024-03-05"), (.up, "2024-02-23"),
      (.home, "2024-02-20"), (.end, "2024-02-23"), (.pageUp, "2024-02-20"), (.up, "2024-01-01"),
    ] {
      harness.key(key)
      harness.answer([])
      #expect("\(harness.state.focus.day)" == wanted)
    }
  }

  @Test func eventsFollowEachOtherOverDays() throws {
    let harness = try week()
    harness.key(.enter)
    var seen: [String?] = [title(harness)]
    for _ in 0..<4 {
      harness.key(.down)
      seen.append(title(harness))
    }
    #expect(seen == ["A", "B", "C", "D", "D"])
    #expect("\(harness.state.focus.day)" == "2024-03-05")
    harness.key(.up)
    #expect(title(harness) == "C")
    harness.key(.escape)
    #expect(title(harness) == nil)
    #expect("\(harness.state.focus.day)" == "2024-02-23")
  }

  /// Whatever becomes of the event that the keyboard is on, there is one tab stop, and keys go on from there.
  @Test(arguments: ["A", "C"]) func theKeyboardIsOnADayWhenItsEventIsGone(gone: String) throws {
    let harness = try week()
    harness.key(.enter)
    while title(harness) != gone { harness.key(.down) }
    let stops = {
      harness.scene.nodes.filter { $0.traits.contains(.tabStop) }.compactMap(\.key.day)
    }
    #expect(stops().isEmpty)
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer(
      try [("2024-02-20", "A"), ("2024-02-20", "B"), ("2024-02-23", "C"), ("2024-03-05", "D")]
        .filter { $0.1 != gone }.map { try .timed($0.0, 540, 600, $0.1, .red) })
    #expect(stops().count == 1)
    harness.key(.down)
    #expect(stops().count == 1 || harness.state.focus.occurrence != nil)
    harness.key(.enter)
    #expect(title(harness) != nil && title(harness) != gone)
  }

  @Test func enterChoosesAnEvent() throws {
    let harness = try week()
    harness.key(.f2)
    harness.key(.enter)
    let chosen = harness.effects.compactMap { effect -> String? in
      if case .occurrenceChosen(let occurrence) = effect {
        return String(decoding: occurrence.title, as: UTF8.self)
      }
      return nil
    }
    #expect(chosen == ["A"])
  }

  @Test func anEventBelowTheViewIsBroughtIntoIt() throws {
    let harness = EngineHarness.agenda()
    harness.answer(
      try (0..<30).map { try Occurrence.timed("2024-02-20", 540 + Int32($0), 700, "\($0)", .red) })
    harness.send(.focusEntered(nil))
    harness.key(.f2)
    for step in 1..<30 {
      harness.key(.down)
      let key = try #require(harness.state.focus.occurrence)
      let index = try #require(harness.scene.index(of: key), "\(step)")
      let rect = harness.scene.absoluteFrame(index)
      #expect(Double(rect.y) / 64 >= harness.agendaTop)
      #expect(Double(rect.y + rect.height) / 64 <= 640)
    }
  }
}
