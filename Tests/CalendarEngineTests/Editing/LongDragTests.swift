// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// A drag over many pages to a day on which clocks change, while the store is slow.
struct LongDragTests {
  /// One drag at a time, with what the store has and what it has been asked.
  private struct Drag {
    let harness: EngineHarness
    var stored: [Occurrence]
    /// Loads, and the current day when they were noticed.
    var asked: [Int32: EpochDay] = [:]
    var answers = 0

    init(to change: TimelineClocksTests.Change, isBack: Bool) throws {
      let start = day(change.day).addingClamped(days: isBack ? 31 : -31)
      harness = EngineHarness.editable(showing: "\(start)")
      let rules = try ZoneRules(identifier: change.zone)
      let days = try #require(
        DayInterval(start: day(change.day).addingClamped(days: -120), count: 240))
      harness.send(.hoursTold([ZoneTimes(name: [], offsets: rules.offsets(in: days))]))
      stored = []
      // What is carried, and something on every fifth day.
      for (offset, id) in [(0, "a")] + (-14...14).map({ ($0 * 5, "other \($0)") }) {
        let day = start.addingClamped(days: Int32(offset))
        let plain = Occurrence(id: Array(id.utf8), start: (day, 600), end: (day, 690))
        stored.append(
          harness.state.facts.hours.placed(plain, from: plain.wallStart, to: plain.wallEnd))
      }
      harness.answer(stored)
      harness.forget()
    }

    /// Answers a load that is still wanted, or has been withdrawn, with what the store has.
    mutating func answer(_ token: Int32) {
      guard let load = harness.state.facts.window.pending.first(where: { $0.token == token }) else {
        return
      }
      let touching = stored.filter { $0.days.overlaps(load.days) }
      harness.send(.loaded(token: token, sequence: nil, facts: [], occurrences: touching))
      answers += 1
    }

    private func columns(to goal: EpochDay) -> Int32 {
      goal.rawValue - day(harness.currentDay).rawValue
    }

    /// Rests at the side until a day is on the page; what was asked is answered a page later.
    mutating func carry(to goal: EpochDay, at side: (x: Double, y: Double)) {
      harness.pointer(.moved, x: side.x, y: side.y, device: .mouse)
      for _ in 0..<4_000 where !(0..<3).contains(columns(to: goal)) {
        harness.wait(milliseconds: 40, hertz: 25)
        let current = day(harness.currentDay)
        for load in harness.state.facts.window.pending where asked[load.token] == nil {
          asked[load.token] = current
        }
        for (token, day) in asked where abs(current.rawValue - day.rawValue) >= 3 {
          answer(token)
        }
      }
    }
  }

  /// When what is held begins and ends; on a day that was left out it is on the next one, perhaps out of view.
  private func seen(_ harness: EngineHarness, _ change: TimelineClocksTests.Change) -> String? {
    change.gap == 0...1440 ? harness.state.editing.edit?.after.written : harness.held
  }

  @Test(arguments: TimelineClocksTests.changes, [false, true])
  func ic75ADragOutlastsLoadsAndTurnsAndReachesAnyDay(
    change: TimelineClocksTests.Change, isBack: Bool
  ) throws {
    var drag = try Drag(to: change, isBack: isBack)
    let harness = drag.harness
    let start: Place = (harness.currentDay, 645)
    harness.take(start)
    let y = harness.point(start).y
    drag.carry(to: day(change.day), at: (isBack ? 60 : 756, y))
    // Some ten pages on.
    #expect(drag.answers >= 3, "\(drag.answers)")
    #expect(harness.held != nil)
    // Off the side, where no further page turns.
    harness.pointer(.moved, x: 400, y: y, device: .mouse)
    harness.wait(milliseconds: 1_000)
    var times: Set<String> = []
    for minute in stride(from: 5.0, through: 1_440, by: 60) {
      harness.skip(milliseconds: 16)
      let place = harness.point((change.day, minute))
      harness.pointer(.moved, x: place.x, y: place.y, device: .mouse)
      let shown = try #require(seen(harness, change))
      times.insert(shown)
      // What takes so long is what is told.
      let end = EngineHarness(copying: harness)
      end.pointer(.up, x: place.x, y: place.y, device: .mouse)
      #expect(end.edits.map { $0.edit.written } == ["move \(shown)"], "\(minute)")
      #expect(end.edits.first?.edit.after.hours?.duration == 5_400, "\(minute)")
    }
    #expect(times.count > 20)
    let place = harness.point((change.day, 645))
    harness.pointer(.moved, x: place.x, y: place.y, device: .mouse)
    let shown = try #require(seen(harness, change))
    // The last answers come while it is held, and say nothing else of it.
    for load in harness.state.facts.window.pending { drag.answer(load.token) }
    #expect(seen(harness, change) == shown)
    harness.pointer(.up, x: place.x, y: place.y, device: .mouse)
    let edit = try #require(harness.edits.first)
    #expect(harness.told() == ["\(edit.id) move \(shown)"])
    drag.stored.removeAll { $0.id == edit.edit.after.id }
    drag.stored.append(edit.edit.after)
    harness.send(.edit(.settle(id: edit.id, .allowed)))
    harness.answer(drag.stored)
    harness.settle()
    harness.answer(drag.stored)
    // The screen shows what is stored.
    let columns = Set(harness.columnDays)
    let wanted = drag.stored.flatMap { event in
      Set([event.days.start, event.days.last ?? event.days.start])
        .filter { columns.contains("\($0)") }.map { "\($0) \(event.written)" }
    }
    #expect(harness.events().sorted() == wanted.sorted())
    if change.gap != 0...1440 { #expect(harness.events().contains { $0.hasSuffix(shown) }) }
  }
}
