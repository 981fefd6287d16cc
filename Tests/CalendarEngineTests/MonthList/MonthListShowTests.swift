// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Going to a day in a list of months, and being told when it is there.
struct MonthListShowTests {
  private func scroll(
    _ text: String, _ place: ScrollTarget.Place, isAnimated: Bool = true, id: Int32 = 1,
    in harness: EngineHarness
  ) {
    harness.send(
      .scroll(
        to: ScrollTarget(id: id, day: day(text), place: place, isAnimated: isAnimated)))
  }

  /// The top of a day's row, below the top of the list's view, in points.
  private func top(of text: String, in harness: EngineHarness) throws -> Double {
    let page = CalendarPage(day(text).civil.yearMonth)
    let key = NodeKey(.dayCell, page: page, day: day(text))
    let index = try #require(harness.scene.index(of: key))
    let window = try #require(harness.scene.window)
    return Double(harness.scene.absoluteFrame(index).y - window.y) / 64
  }

  @Test func fui36StartIsTheTopOfTheMonth() {
    let harness = EngineHarness.list()
    scroll("2026-07-15", .start, in: harness)
    #expect(harness.take("scroll") == [])
    harness.settle()
    #expect(harness.placed == "2026-07 0.0")
    #expect(harness.take("scroll") == ["scroll 1 true"])
    #expect(harness.state.focus.day == day("2026-07-15"))
  }

  @Test func fui36CenterHasTheRowInTheMiddle() throws {
    let harness = EngineHarness.list()
    scroll("2026-07-15", .center, in: harness)
    harness.settle()
    // 352 points of view and rows of 50.
    #expect(try top(of: "2026-07-15", in: harness) == (352 - 50) / 2)
    #expect(harness.take("scroll") == ["scroll 1 true"])
  }

  @Test func centerIsTheMiddleOfWhatAPinnedNameLeavesFree() throws {
    let harness = EngineHarness.list { $0.list.headers = .sticky }
    scroll("2026-07-15", .center, in: harness)
    harness.settle()
    #expect(try top(of: "2026-07-15", in: harness) == (352 + 44 - 50) / 2)
  }

  @Test func fui36NearestMovesNoFurtherThanItHasTo() throws {
    let harness = EngineHarness.list(showing: "2024-02-01")
    scroll("2024-02-20", .nearest, id: 1, in: harness)
    #expect(harness.take("scroll") == ["scroll 1 true"])
    #expect(harness.placed == "2024-02 0.0")
    scroll("2024-03-13", .nearest, id: 2, in: harness)
    harness.settle()
    #expect(try top(of: "2024-03-13", in: harness) == 352 - 50)
    scroll("2024-02-06", .nearest, id: 3, in: harness)
    harness.settle()
    #expect(try top(of: "2024-02-06", in: harness) == 0)
    #expect(harness.take("scroll") == ["scroll 2 true", "scroll 3 true"])
  }

  @Test func atAnEndItComesAsFarAsThereIsAny() {
    let harness = EngineHarness.list {
      $0.bounds = days("2024-01-01", "2024-12-31")
    }
    scroll("2024-12-30", .start, in: harness)
    harness.settle()
    #expect(harness.state.viewport.list.isAtEnd)
    #expect(harness.take("scroll") == ["scroll 1 true"])
    scroll("2025-05-05", .start, id: 2, in: harness)
    harness.settle()
    // The nearest reachable day comes into view, but that is not what was asked for.
    #expect(harness.take("scroll") == ["scroll 2 false"])
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    let harness = EngineHarness.list()
    scroll("2031-07-15", .start, isAnimated: false, in: harness)
    #expect(harness.placed == "2031-07 0.0")
    #expect(harness.take().last == "scroll 1 true")
    #expect(harness.state.motion == .rest)
  }

  @Test func whatComesInBetweenInterruptsIt() {
    let interruptions: [(EngineHarness) -> Void] = [
      { $0.pointer(.down, x: 175, y: 300) },
      { $0.tap(.nextButton) },
      { $0.scroll(30) },
      { $0.send(.show(day("2020-01-01"))) },
      { $0.send(.scrolled(NativeScroll(offset: 40, phase: .moving))) },
    ]
    for (index, interrupt) in interruptions.enumerated() {
      let harness = EngineHarness.list()
      scroll("2026-07-15", .start, in: harness)
      harness.wait(milliseconds: 32)
      interrupt(harness)
      #expect(harness.take("scroll") == ["scroll 1 false"], "interruption \(index)")
      harness.settle()
      #expect(harness.take("scroll") == [], "interruption \(index)")
    }
  }

  /// A keyboard that comes up, a panel beside it, larger text: the list still arrives where it was going to.
  @Test(arguments: [
    CalendarMetrics(width: 350, height: 600), CalendarMetrics(width: 350, height: 300),
    CalendarMetrics(width: 280, height: 420), CalendarMetrics(width: 800, height: 500),
    CalendarMetrics(width: 350, height: 420, textScale: 1.5),
  ])
  func anotherSizeDoesNotInterruptIt(metrics: CalendarMetrics) throws {
    let goals: [(day: String, place: ScrollTarget.Place)] = [
      ("2026-07-15", .start), ("2026-07-15", .center), ("2026-07-15", .nearest),
      ("2026-08-31", .start), ("2024-03-27", .nearest), ("2024-12-30", .start),
      ("2024-01-02", .center),
    ]
    var tested = 0
    for goal in goals {
      let bounds = days("2024-01-01", goal.day < "2025" ? "2024-12-31" : "2027-12-31")
      let still = EngineHarness.list { $0.bounds = bounds }
      still.change { $0.metrics = metrics }
      scroll(goal.day, goal.place, isAnimated: false, in: still)
      for frames in 0...20 {
        let harness = EngineHarness.list { $0.bounds = bounds }
        scroll(goal.day, goal.place, in: harness)
        for _ in 0..<frames { harness.wait(milliseconds: 16) }
        guard !harness.state.motion.isRest else { break }
        harness.change { $0.metrics = metrics }
        #expect(harness.settle())
        #expect(harness.take("scroll") == ["scroll 1 true"], "\(goal) \(frames)")
        tested += 1
        // The shortest way is another one from each place, but the whole of the day is in view.
        if goal.place != .nearest { #expect(harness.placed == still.placed, "\(goal) \(frames)") }
        guard goal.place != .start else { continue }
        let top = try top(of: goal.day, in: harness)
        let key = NodeKey(
          .dayCell, page: CalendarPage(day(goal.day).civil.yearMonth), day: day(goal.day))
        let row = try #require(harness.scene.index(of: key).map { harness.scene.nodes[$0].frame })
        let window = try #require(harness.scene.window)
        #expect(
          top >= 0 && top + Double(row.height) / 64 <= Double(window.height) / 64,
          "\(goal) \(frames)")
      }
    }
    #expect(tested > 100)
  }

  @Test func anotherGoalInterruptsTheFirst() {
    let harness = EngineHarness.list()
    scroll("2026-07-15", .start, id: 1, in: harness)
    harness.wait(milliseconds: 32)
    scroll("2021-07-15", .center, id: 2, in: harness)
    harness.settle()
    #expect(harness.take("scroll") == ["scroll 1 false", "scroll 2 true"])
  }

  /// Of every month of a bounded year, in a list whose names stay and in one whose names go along.
  @Test(arguments: [MonthHeaders.sticky, .plain])
  func fsE3AMonthsNameIsAtTheTopUnlessTheListEndsBefore(headers: MonthHeaders) throws {
    var atTheTop = 0
    for number in 1...12 {
      let harness = EngineHarness.list {
        ($0.bounds, $0.list.headers) = (days("2024-01-01", "2024-12-31"), headers)
      }
      let month = "2024-" + (number < 10 ? "0" : "") + "\(number)"
      scroll(month + "-15", .start, isAnimated: number % 2 == 0, in: harness)
      harness.settle()
      #expect(harness.take("scroll") == ["scroll 1 true"])
      let window = try #require(harness.scene.window)
      let top = try #require(harness.nameTop(of: month)) - Double(window.y) / 64
      if top == 0 {
        atTheTop += 1
      } else {
        // The end of the list came first: its last row ends where the view does.
        let last = try self.top(of: "2024-12-31", in: harness)
        #expect(harness.state.viewport.list.isAtEnd && top > 0)
        #expect(last + 50 == Double(window.height) / 64)
      }
    }
    #expect(atTheTop == 11)
  }
}
