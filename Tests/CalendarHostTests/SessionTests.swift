// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime
import Testing

@testable import CalendarHost

@MainActor
@Suite struct SessionTests {
  @Test func anIdleMinuteDrawsNoFrame() {
    let host = PaperHost()
    #expect(host.pass(milliseconds: 60_000) == 0)
    host.session.send(.action(.page(by: 1)))
    #expect((5...120).contains(host.pass(milliseconds: 3_000)))
    #expect(host.pass(milliseconds: 60_000) == 0)
  }

  @Test func theNextDayComesWithOneWakeAndNoFrame() {
    let host = PaperHost()
    host.forget()
    let frames = host.pass(milliseconds: 13 * 3_600_000)
    #expect(frames == 0)
    #expect(host.session.runtime.environment.today == day(2, 21))
    #expect(host.effects.filter { $0 == .todayChanged(day(2, 21)) }.count == 1)
  }

  @Test func aPinnedDayStaysAndTheZoneDecidesWhichDayItIs() throws {
    let host = PaperHost(zone: .fixed(try #require(UTCOffset(seconds: 13 * 3600))))
    #expect(host.session.runtime.environment.today == day(2, 21))
    host.session.setClock(CalendarClock(zone: .utc, pinned: day(3, 1)))
    host.pass(milliseconds: 48 * 3_600_000)
    #expect(host.session.runtime.environment.today == day(3, 1))
  }

  @Test func effectsComeInOrderWhenTheAppCallsFromInsideOne() throws {
    let host = PaperHost()
    host.forget()
    host.react = { effect in
      guard case .selectionChanged(let selected) = effect, selected.day == day(2, 14) else {
        return
      }
      #expect(host.session.scene == host.mirror.scene)
      host.session.send(.action(.select(.day(day(2, 15)), notifies: true)))
      #expect(host.session.selection == .day(day(2, 15)))
    }
    host.tap(host.key(day(2, 14)))
    let told = host.effects.compactMap { effect -> EpochDay? in
      guard case .selectionChanged(let selected) = effect else { return nil }
      return selected.day
    }
    #expect(told == [day(2, 14), day(2, 15)])
  }

  @Test func settlingWaitsForEditsAndForWhatTheyHaveLoaded() async {
    let host = PaperHost()
    host.session.source = DaySource(id: 1, hasOccurrences: true) { _, _ in
      await Task.yield()
      return DayAnswer(facts: [])
    }
    host.session.configure { ($0.view, $0.timeline.isEditable) = (.timeline, true) }
    await host.session.settle()
    var stored: [Edit.Kind] = []
    host.session.editing = { edit in
      for _ in 0..<3 { await Task.yield() }
      // Whoever stores may wait for the days to be shown meanwhile.
      await host.session.settleLoads()
      stored.append(edit.kind)
      return .refused(reason: [])
    }
    host.session.send(.action(.edit(.begin(at: ClockPlace(day: day(2, 21), minute: 600)))))
    host.session.send(.action(.edit(.drop(isFollowed: true))))
    #expect(stored.isEmpty)
    await host.session.settle()
    #expect(stored == [.create])
    #expect(host.session.edits.isEmpty)
    #expect(!host.session.scene.nodes.contains { $0.role == .timedEvent })
  }

  /// It is told to be where the app has put it, and what it was before the app is what a refusal brings back.
  @Test func anAppStoresAnEventElsewhere() async {
    let host = PaperHost()
    host.session.configure { ($0.view, $0.timeline.isEditable) = (.timeline, true) }
    host.session.editing = { edit in
      var other = edit.after
      other.hours = Occurrence.Hours(start: 900, end: 930)
      return .adjusted(to: other)
    }
    host.session.send(.action(.edit(.begin(at: ClockPlace(day: day(2, 21), minute: 600)))))
    host.session.send(.action(.edit(.drop(isFollowed: true))))
    await host.session.settle()
    #expect(
      host.words.suffix(2).map { $0.prefix(37) } == [
        "Wednesday, February 21, 2024, 10:00 AM".prefix(37),
        "Wednesday, February 21, 2024, 3:00 PM ".prefix(37),
      ])
    #expect(
      EditVerdict.refused(because: "No").answers(7) == [
        .settle(id: 7, .refused(because: "No"))
      ])
  }

  @Test func whatIsChosenIsSpokenWithFeedback() {
    let host = PaperHost()
    host.tap(host.key(day(2, 14)))
    #expect(host.words == ["Wednesday, February 14, 2024, selected"])
    #expect(host.session.runtime.state.telling.announcement?.content.feedback == .selection)
  }

  @Test func nothingIsToldOrMirroredBeforeItAppears() {
    let host = PaperHost(appears: false)
    host.session.send(.action(.page(by: 2)))
    #expect(host.mirror.scene.nodes.isEmpty && host.surface.drawn == 0)
    host.session.appear(CalendarMetrics(width: 350))
    #expect(host.mirror.scene == host.session.scene)
    #expect(host.surface.differences(from: host.session.scene).isEmpty)
  }

  @Test func theAppIsAskedAndItsAnswerCounts() {
    var options = CalendarOptions()
    options.asksBeforeSelecting = true
    let host = PaperHost(options)
    host.tap(host.key(day(2, 14)))
    #expect(host.session.selection == .none && host.questions.count == 1)
    host.session.answer(host.questions[0].id, .allowed)
    #expect(host.session.selection == .day(day(2, 14)))
    host.tap(host.key(day(2, 15)))
    host.session.answer(host.questions[1].id, .refused(reason: Array("No.".utf8)))
    #expect(host.session.selection == .day(day(2, 14)))
    #expect(host.words.last == "No.")
  }

  @Test func aSelectionThatIsImpossibleThrowsAndChangesNothing() throws {
    let host = PaperHost()
    try host.session.select(.day(day(2, 9)))
    #expect(throws: SelectionProblem.wrongKind) {
      try host.session.select(.interval(DayInterval(start: day(2, 1), count: 3) ?? .all))
    }
    #expect(host.session.selection == .day(day(2, 9)))
    #expect(!host.effects.contains { if case .selectionChanged = $0 { true } else { false } })
  }

  @Test func aSampleSaysWhoseItIs() {
    let host = PaperHost()
    func send(_ phase: PointerSample.Phase, _ x: Int32, _ y: Int32) -> Claim {
      host.session.send(
        .pointer(
          PointerSample(phase: phase, device: .touch, pointer: 1, x: x * 64, y: y * 64)))
    }
    #expect(send(.down, 175, 200) == .undecided)
    #expect(send(.moved, 178, 202) == .undecided)
    // Up and down is the page's, around a calendar that turns sideways.
    #expect(send(.moved, 178, 240) == .never)
    #expect(send(.up, 178, 240) == .never)
    #expect(send(.down, 175, 200) == .undecided)
    #expect(send(.moved, 140, 200) == .claimed)
    #expect(send(.up, 140, 200) == .claimed)
  }
  @Test func aSessionOutlivesItsHost() {
    var host: PaperHost? = PaperHost()
    let session = host?.session
    host = nil
    session?.send(.action(.page(by: 1)))
    session?.readClock()
    session?.end()
    #expect(session?.runtime.state.viewport.page.contains(day(3, 1)) == true)
  }
}
