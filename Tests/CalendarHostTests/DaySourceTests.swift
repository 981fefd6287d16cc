// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Testing

@testable import CalendarHost

/// How days are loaded: at once or later, once for each source, and no longer than somebody waits.
@MainActor
@Suite struct DaySourceTests {
  /// A database that answers when it is told to.
  @MainActor
  private final class SlowDays {
    private(set) var asked: [DayInterval] = []
    private(set) var cancelled = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var fails = false

    func load(_ days: DayInterval) async throws -> DayAnswer {
      asked.append(days)
      await withCheckedContinuation { waiting.append($0) }
      if Task.isCancelled { cancelled += 1 }
      if fails { throw CancellationError() }
      var fact = DayFact(day: day(2, 14))
      fact.tint = Tint.green.rawValue
      return DayAnswer(facts: days.contains(fact.day) ? [fact] : [])
    }

    func answerAll() {
      let open = waiting
      waiting = []
      for one in open { one.resume() }
    }

    /// Answers until the session is content.
    func answer(_ session: CalendarSession) async {
      let settled = Task { await session.settle() }
      var isSettled = false
      let watch = Task {
        await settled.value
        isSettled = true
      }
      while !isSettled {
        answerAll()
        await Task.yield()
      }
      await watch.value
    }
  }

  private func tint(_ host: PaperHost) -> UInt8? {
    host.session.scene.index(of: host.key(day(2, 14))).map { host.session.scene.nodes[$0].tint }
  }

  private func source(_ days: SlowDays, id: Int = 1) -> DaySource {
    DaySource(id: id) { asked, _ in try await days.load(asked) }
  }

  @Test func whatIsAtHandIsShownAtOnce() {
    let host = PaperHost()
    host.session.source = DaySource(id: 1) { _ in
      var fact = DayFact(day: day(2, 14))
      fact.tint = Tint.red.rawValue
      return [fact]
    }
    #expect(tint(host) == Tint.red.rawValue)
  }

  @Test func whatTakesItsTimeIsShownWhenItComes() async {
    let (host, days) = (PaperHost(), SlowDays())
    host.session.source = source(days)
    #expect(tint(host) == 0)
    await days.answer(host.session)
    #expect(tint(host) == Tint.green.rawValue)
    #expect(days.asked.count == 3)
  }

  @Test func theSameSourceIsNotAskedAgainAndAnotherIs() async {
    let (host, days) = (PaperHost(), SlowDays())
    host.session.source = source(days)
    await days.answer(host.session)
    for _ in 0..<5 { host.session.source = source(days) }
    #expect(days.asked.count == 3)
    host.session.source = source(days, id: 2)
    await days.answer(host.session)
    #expect(days.asked.count == 6)
    host.session.invalidate()
    await days.answer(host.session)
    #expect(days.asked.count == 9)
  }

  @Test func aLoadThatNobodyWaitsForIsCancelled() async {
    let (host, days) = (PaperHost(), SlowDays())
    host.session.source = source(days)
    for _ in 0..<10 where days.asked.count < 3 { await Task.yield() }
    #expect(days.asked.count == 3)
    host.session.source = nil
    days.answerAll()
    for _ in 0..<20 where days.cancelled < 3 { await Task.yield() }
    #expect(days.cancelled == 3)
    #expect(tint(host) == 0 && !host.session.options.loadsFacts)
  }

  @Test func anotherSourceIsAskedWhileTheFormerHasNotAnswered() async {
    let (host, slow, days) = (PaperHost(), SlowDays(), SlowDays())
    host.session.source = source(slow)
    for _ in 0..<10 where slow.asked.count < 3 { await Task.yield() }
    host.session.source = source(days, id: 2)
    await days.answer(host.session)
    #expect(days.asked.count == 3 && tint(host) == Tint.green.rawValue)
    slow.answerAll()
    for _ in 0..<20 where slow.cancelled < 3 { await Task.yield() }
    #expect(slow.cancelled == 3)
  }

  @Test func whatFailsIsToldAndCanBeTriedAgain() async {
    let (host, days) = (PaperHost(), SlowDays())
    days.fails = true
    host.session.source = source(days)
    await days.answer(host.session)
    #expect(host.effects.contains { if case .loadFailed = $0 { true } else { false } })
    days.fails = false
    host.tap(NodeKey(.retryButton))
    await days.answer(host.session)
    #expect(tint(host) == Tint.green.rawValue)
  }

  @Test func noSourceMeansNoDays() {
    let host = PaperHost()
    #expect(!host.session.options.loadsFacts && !host.session.options.loadsOccurrences)
    host.session.source = DaySource(id: "events", occurrences: { _ in [] })
    #expect(host.session.options.loadsFacts && host.session.options.loadsOccurrences)
  }
  @Test func aCalendarThatIsGoneWaitsForNothing() async {
    var host: PaperHost? = PaperHost()
    let days = SlowDays()
    host?.session.source = source(days)
    while days.asked.isEmpty { await Task.yield() }
    host = nil
    for _ in 0..<100 {
      days.answerAll()
      await Task.yield()
    }
    #expect(days.cancelled == days.asked.count)
  }
}
