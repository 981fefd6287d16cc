// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import CivilTime
import Testing

/// A calendar without a screen: each call shows its result at once.
@MainActor
@Suite struct StillHostTests {
  private let host = StillHost(now: Instant(clamping: 1_708_430_400_000_000))

  private func session(_ options: CalendarOptions = CalendarOptions()) -> CalendarSession {
    let session = CalendarSession(options, host: host)
    host.session = session
    session.appear(CalendarMetrics(width: 320), reducesMotion: true)
    return session
  }

  @Test func todayIsTheDayOfItsClock() {
    #expect(session().runtime.environment.today == day(2, 20))
  }

  @Test func aPageIsTurnedAtOnce() {
    let session = session()
    var changes = 0
    host.onChange = { changes += 1 }
    session.send(.action(.page(by: 1)))
    #expect(session.runtime.state.viewport.page.contains(day(3, 15)))
    #expect(session.runtime.state.viewport.fraction == 0)
    #expect(changes > 0)
  }

  @Test func everythingIsAllowed() {
    var options = CalendarOptions()
    options.asksBeforeSelecting = true
    options.asksBeforeTurning = true
    let session = session(options)
    session.send(.action(.choose(day(2, 14), on: session.runtime.state.viewport.page)))
    #expect(session.selection == .day(day(2, 14)))
    session.send(.action(.page(by: -1)))
    #expect(session.runtime.state.viewport.page.contains(day(1, 15)))
  }

  @Test func daysAtHandAreThereAtOnce() {
    let session = session()
    session.source = DaySource(id: 1) { days in
      days.contains(day(2, 14)) ? [DayFact(day: day(2, 14), tint: .green)] : []
    }
    let key = NodeKey(day: day(2, 14), on: session.runtime.state.viewport.page)
    let index = session.scene.index(of: key)
    #expect(index.map { session.scene.nodes[$0].tint } == Tint.green.rawValue)
  }
}
