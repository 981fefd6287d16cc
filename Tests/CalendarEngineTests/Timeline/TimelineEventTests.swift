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

  private static func open(_ first: String, _ last: String, _ hours: Occurrence.Hours?)
    -> Occurrence
  {
    var open = trip(first, last)
    open.hours = hours
    open.title = Array("Open".utf8)
    open.isBackground = true
    return open
  }

  // Issue 13, 3: background events.
  @Test func whatIsBehindTheHoursTakesNoRoom() throws {
    let harness = EngineHarness.timeline { $0.timeline.workingHours = nil }
    let alone = Self.meeting(1)
    harness.answer([
      alone, Self.open("2024-02-20", "2024-02-20", Occurrence.Hours(start: 540, end: 1020)),
      Self.open("2024-02-21", "2024-02-22", Occurrence.Hours(start: 1320, end: 120)),
    ])
    let grounds = harness.parts(.backgroundEvent)
    let hour = Int32(56 * 64)
    #expect(grounds.map { $0.day } == ["2024-02-20", "2024-02-21", "2024-02-22"])
    #expect(grounds.map { $0.node.frame.y } == [9 * hour, 22 * hour, 0])
    #expect(grounds.map { $0.node.frame.height } == [8 * hour, 2 * hour, 2 * hour])
    #expect(grounds.allSatisfy { harness.words($0.node.text) == "Open" })
    // The meeting has its column to itself, and comes after what is behind it.
    let meeting = try #require(harness.node(.timedEvent, "2024-02-20"))
    #expect(meeting.frame.width == Int32(228 * 64))
    let roles = harness.scene.nodes.map { $0.role }
    let (behind, before) = (
      roles.firstIndex(of: .backgroundEvent), roles.firstIndex(of: .timedEvent)
    )
    #expect(try #require(behind) < #require(before))
    let column = try #require(harness.node(.dayColumn, "2024-02-20"))
    #expect(
      harness.words(column.label)
        == "Tuesday, February 20, 2024, Today, 1 event, Open, 9:00 AM to 5:00 PM")
  }

  // From Thursday to Monday.
  @Test func workingHoursOfANightGoOnInTheMorning() throws {
    let harness = EngineHarness.timeline(days: 5, showing: "2024-02-22") {
      $0.timeline.workingHours = MinuteRange(start: 22 * 60, end: 30 * 60)
    }
    func off(_ day: String) -> [Int32] {
      harness.parts(.offHours).filter { $0.day == day }.flatMap {
        [$0.node.frame.y, $0.node.frame.y + $0.node.frame.height].map { $0 / (56 * 64) }
      }
    }
    #expect(off("2024-02-22") == [6, 22])
    #expect(off("2024-02-23") == [6, 22])
    #expect(off("2024-02-24") == [6, 24])
    #expect(off("2024-02-25") == [0, 24])
    #expect(off("2024-02-26") == [0, 22])
    harness.configure { $0.timeline.workingHours = MinuteRange(start: 9 * 60, end: 17 * 60) }
    #expect(off("2024-02-22") == [0, 9, 17, 24])
    #expect(off("2024-02-24") == [0, 24])
  }

  @Test func aWholeDayBehindTheHoursFillsThem() throws {
    let harness = EngineHarness.timeline()
    harness.answer([Self.open("2024-01-20", "2024-02-20", nil)])
    let grounds = harness.parts(.backgroundEvent)
    #expect(grounds.map { $0.day } == ["2024-02-20"])
    #expect(grounds.first?.node.frame.height == Int32(24 * 56 * 64))
    #expect(!harness.scene.nodes.contains { $0.role == .eventBar })
    let column = try #require(harness.node(.dayColumn, "2024-02-20"))
    #expect(harness.words(column.label) == "Tuesday, February 20, 2024, Today, Open")
  }

  @Test(arguments: [ViewKind.month, .agenda, .months])
  func onlyTimelinesShowWhatIsBehindTheHours(_ view: ViewKind) {
    let harness = EngineHarness.timeline { $0.view = view }
    harness.answer([Self.open("2024-02-19", "2024-02-22", nil)])
    let events: [Role] = [.eventBar, .timedEvent, .moreButton, .backgroundEvent]
    #expect(!harness.scene.nodes.contains { events.contains($0.role) })
    #expect(harness.state.facts.window.spans.contains { !$0.grounds.isEmpty })
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

  /// Whether it is certain to take place is seen and said of an event in every view, of bars as of hours.
  @Test(arguments: [ViewKind.timeline, .month, .agenda], [false, true])
  func whatIsNotCertainIsSaid(_ view: ViewKind, isWholeDay: Bool) throws {
    for (status, name) in zip(Occurrence.Status.allCases, ["", "tentative", "cancelled"]) {
      let harness = EngineHarness.timeline { $0.view = view }
      harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
      var event = isWholeDay ? Self.trip("2024-02-20", "2024-02-20") : Self.meeting(0)
      (event.title, event.status) = (Array("Choir".utf8), status)
      harness.answer([event])
      let node = try #require(
        harness.scene.nodes.first { $0.role == .timedEvent || $0.role == .eventBar })
      let label = harness.words(node.label)
      #expect(label.hasPrefix("Choir, "))
      #expect(label.hasSuffix(", \(name)") == !name.isEmpty)
      let named = (0..<32).filter { node.traits.rawValue & 1 << $0 != 0 }
        .map { "\(Traits.name(of: $0, node.role))" }
      #expect(named.contains("tentative") == (status == .tentative))
      #expect(named.contains("cancelled") == (status == .cancelled))
    }
  }

  /// Whoever hears how many events there are hears of those without a column as well.
  @Test(arguments: [("columns", 3), ("columns", 12), ("cascade", 12)])
  func theNumberThatIsSaidOfATimeHoldsThoseWithoutAColumn(_ row: (packing: String, count: Int)) {
    let harness = EngineHarness.timeline(days: 14) { options in
      options.timeline.packing = row.packing == "columns" ? .columns : .cascade
    }
    harness.answer((0..<row.count).map(Self.meeting))
    #expect(harness.parts(.timedEvent).count < row.count)
    harness.send(.focusEntered(day("2024-02-20")))
    harness.send(.timeline(.goToTime(.workStart)))
    #expect(harness.spoken.hasSuffix("9:00 AM to 9:30 AM, free"))
    harness.send(.timeline(.moveTime(by: 60)))
    #expect(harness.spoken.hasSuffix("10:00 AM to 10:30 AM, \(row.count) events"))
  }

  @Test func theKeyboardBringsTheNumberOfThoseWithoutAColumnIntoView() throws {
    let harness = EngineHarness.timeline(days: 7)
    let night = Occurrence(
      id: Array("night".utf8), start: (day("2024-02-20"), 1380), end: (day("2024-02-20"), 1439))
    harness.answer((0..<12).map(Self.meeting) + [night])
    harness.send(.focusEntered(day("2024-02-20")))
    harness.key(.f2)
    func isInView(_ role: Role) throws -> Bool {
      let strips = harness.scene.nodes.indices.filter { harness.scene.nodes[$0].role == .strip }
      let last = try #require(strips.last)
      let index = try #require(harness.scene.nodes.firstIndex { $0.role == role })
      let (view, frame) = (harness.scene.absoluteFrame(last), harness.scene.absoluteFrame(index))
      return frame.y >= view.y && frame.y + frame.height <= view.y + view.height
    }
    // The last event is far below, the number stands at the meetings above.
    for _ in 0..<20 where harness.state.focus.occurrence?.role != .moreButton { harness.key(.down) }
    #expect(harness.state.focus.occurrence?.role == .moreButton)
    #expect(try isInView(.moreButton))
    #expect(harness.state.focus.minute == 600)
    harness.key(.escape)
    #expect(harness.state.focus.occurrence == nil && harness.state.focus.minute == 600)
  }

  /// Who goes through the events of a day by keys comes to those without a column as well, and sees them.
  @Test func theKeyboardReachesThoseWithoutAColumn() throws {
    let harness = EngineHarness.timeline(days: 14) { $0.timeline.isEditable = true }
    harness.answer((0..<4).map(Self.meeting))
    #expect(harness.parts(.timedEvent).count < 4)
    harness.send(.focusEntered(day("2024-02-20")))
    harness.key(.f2)
    var seen: Set<String> = []
    for _ in 0..<8 {
      if let key = harness.state.focus.occurrence, key.role == .timedEvent {
        let node = try #require(harness.scene.nodes.first { $0.key == key })
        seen.insert(String(harness.words(node.detail).suffix(1)))
        #expect(node.frame.width > 0)
      }
      harness.key(.down)
    }
    #expect(seen == ["0", "1", "2", "3"])
    harness.key(.end)
    harness.key(.up)
    #expect(harness.state.focus.occurrence?.role == .timedEvent)
    // The last one is selected, and moved, like any other.
    harness.key(.space, .control)
    #expect(harness.state.editing.selected.count == 1)
    harness.forget()
    harness.key(.down, .alt)
    #expect(harness.edits.map { $0.edit.after.wallStart % 1440 } == [615])
    #expect(harness.state.focus.occurrence?.role == .timedEvent)
    // Nothing is over the others once the keyboard is elsewhere.
    harness.key(.escape)
    #expect(harness.parts(.timedEvent).count < 4)
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
