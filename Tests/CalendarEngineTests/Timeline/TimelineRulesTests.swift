// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What InfiniteCalendar tells its app and takes from it, with what is wrong there mended.
struct TimelineRulesTests {
  /// Days far from today at midnight; it is 8 p.m.
  private func away() -> EngineHarness {
    let harness = EngineHarness.timeline(showing: "2024-05-01")
    harness.change { $0.now = CalendarNow(day: day("2024-02-20"), minute: 1200) }
    harness.send(.timeline(.goToTime(.dayStart)))
    harness.settle()
    harness.forget()
    return harness
  }

  /// Whether a minute is in view.
  private func shows(_ harness: EngineHarness, _ minute: Int32) -> Bool {
    let top = Double(harness.state.moving.hours.top) / 64
    let y = Double(minute) / 60 * 56
    return y > top && y < top + 500
  }

  @Test func ic11TodayLeadsToItsDayAndThePresentTime() {
    let harness = away()
    #expect(!shows(harness, 1200))
    harness.send(.showToday)
    #expect(!harness.state.motion.isRest)
    harness.settle()
    #expect(harness.currentDay == "2024-02-20")
    #expect(shows(harness, 1200))
  }

  @Test func ic11ATargetIsReachedOnceAndSaysSo() {
    let harness = away()
    harness.send(.scroll(to: ScrollTarget(id: 7, day: day("2024-02-20"), place: .start)))
    harness.settle()
    #expect(harness.currentDay == "2024-02-20")
    #expect(shows(harness, 1200))
    #expect(harness.take("scroll") == ["scroll 7 true"])
    // Another day keeps the hours.
    let top = harness.state.moving.hours.top
    harness.send(.scroll(to: ScrollTarget(id: 8, day: day("2024-03-20"), place: .start)))
    harness.settle()
    #expect(harness.currentDay == "2024-03-20")
    #expect(harness.state.moving.hours.top == top)
  }

  // What was saved is seen, also where it is outside the hours in view.
  @Test func hoursThatAnAppNamesComeIntoView() {
    let harness = away()
    func show(_ id: Int32, _ start: Int32, _ end: Int32) {
      let minutes = MinuteRange(start: start, end: end)
      harness.send(.scroll(to: ScrollTarget(id: id, day: day("2024-02-20"), minutes: minutes)))
      harness.settle()
    }
    show(1, 1380, 1440)
    #expect(harness.currentDay == "2024-02-20")
    // The end of the day.
    let bottom = harness.state.moving.hours.top
    #expect(bottom > 500 * 64)
    show(4, 1320, 1440)
    #expect(harness.state.moving.hours.top == bottom)
    show(2, 0, 60)
    #expect(harness.state.moving.hours.top == 0)
    // What is in view already stays where it is.
    show(3, 60, 120)
    #expect(harness.state.moving.hours.top == 0)
    #expect(harness.take("scroll").suffix(1) == ["scroll 3 true"])
  }

  @Test func ic13AJumpIsToldOnce() {
    for action in [CalendarAction.show(day("2024-09-03")), .page(by: 2), .page(by: -1)] {
      let harness = EngineHarness.timeline()
      harness.forget()
      harness.send(action)
      harness.settle()
      let told = harness.effects.compactMap { effect -> String? in
        guard case .pageChanged(let page, let phase) = effect else { return nil }
        return "\(page.firstDay) \(phase)"
      }
      #expect(told.filter { $0.hasSuffix("settled") } == ["\(harness.currentDay) settled"])
      #expect(Set(told).count == told.count)
    }
  }

  @Test func ic13ATapChoosesATimedEventAndOneOfWholeDays() throws {
    let harness = EngineHarness.timeline()
    harness.change { $0.metrics.height = 2_000 }
    harness.answer([
      try .timed("2024-02-20", 540, 600, "Review", .blue),
      try .whole("2024-02-20", "2024-02-21", "Fair", .red),
    ])
    harness.forget()
    for (role, id) in [(Role.timedEvent, "Review 2024-02-20"), (.eventBar, "Fair 2024-02-20")] {
      let key = try #require(harness.scene.nodes.first { $0.role == role }?.key)
      harness.tap(key)
      #expect(harness.take("occurrence") == ["occurrence \(id)"])
    }
  }

  @Test func ic14OfQuickUpdatesTheLastOneIsShown() throws {
    let harness = EngineHarness.timeline()
    harness.answer([try .timed("2024-02-20", 540, 600, "Old", .blue)])
    // Three within no time, of which each withdraws the one before.
    var (tokens, last) = ([Int32](), 0)
    for _ in 0..<3 {
      harness.send(.invalidated(nil, sequence: nil))
      last = tokens.count
      for load in harness.state.facts.window.pending where !tokens.contains(load.token) {
        tokens.append(load.token)
      }
    }
    for (number, token) in tokens.enumerated() {
      let event = try Occurrence.timed("2024-02-20", 540, 600, "New \(number)", .blue)
      harness.send(.loaded(token: token, sequence: nil, facts: [], occurrences: [event]))
    }
    #expect(harness.state.facts.window.pending.isEmpty)
    let titles = harness.parts(.timedEvent).map { _, node in
      String(decoding: harness.scene.utf8(node.text).prefix { $0 != 10 }, as: UTF8.self)
    }
    #expect(last > 1 && last < tokens.count)
    #expect(titles.count == 1)
    #expect((last..<tokens.count).contains { titles == ["New \($0)"] })
  }

  @Test func ic14AnUpdateChangesWhatIsNewAndNothingElse() throws {
    let harness = EngineHarness.timeline()
    let events = try Occurrence.week()
    harness.answer(events)
    let before = harness.scene
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer(events + [try .timed("2024-02-22", 800, 860, "New", .blue)])
    let changes = harness.scene.changes(since: before)
    let made = changes.filter { if case .create = $0 { true } else { false } }
    #expect(made.count == 1)
    // The event, and the name of its day.
    #expect(changes.count <= 3, "\(changes)")
    let shown = harness.scene
    harness.send(.invalidated(nil, sequence: nil))
    harness.answer(events + [try .timed("2024-02-22", 800, 860, "New", .blue)])
    #expect(harness.scene.changes(since: shown).isEmpty)
  }

  @Test func ic2LinesDivideAnHourWhateverIsAskedFor() {
    for slot: Int32 in -10...100 {
      var options = TimelineOptions()
      options.slot = slot
      let shown = options.slotMinutes
      #expect([5, 10, 15, 20, 30, 60].contains(shown))
      if [5, 10, 15, 20, 30, 60].contains(slot) { #expect(shown == slot) }
    }
  }

  @Test func ic2AReversedRangeOfHoursShowsThemAll() {
    let harness = EngineHarness.timeline { $0.timeline.hours = MinuteRange(start: 1380, end: 60) }
    #expect(harness.node(.dayColumn, "2024-02-20")?.frame.height == Int32(86_016))
    let labels = EngineHarness.timeline {
      $0.timeline.labelHours = MinuteRange(start: 1380, end: 60)
    }
    labels.change { $0.metrics.height = 4_000 }
    #expect(labels.scene.nodes.filter { $0.role == .timeLabel }.count == 1)
  }

  @Test func ic2TheDateStandsAtTheSideOfASingleDayOnly() throws {
    for days in [Int32(1), 3] {
      let harness = EngineHarness.timeline(days: days) { $0.timeline.datePosition = .left }
      let date = try #require(harness.frame(of: .dateHeader, "2024-02-20"))
      let column = try #require(harness.frame(of: .dayColumn, "2024-02-20"))
      #expect((date.x + date.width <= column.x + 0.5) == (days == 1))
      // Even without events there is room for it.
      #expect(date.height >= 60)
    }
  }
}
