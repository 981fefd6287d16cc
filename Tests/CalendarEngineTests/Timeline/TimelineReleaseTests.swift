// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Where a timeline goes when a hand lets it go, and when another one takes it meanwhile.
struct TimelineReleaseTests {
  @Test func ic41WhoCatchesAGlideAndGoesUpLeavesDaysWhereTheyRest() {
    let harness = EngineHarness.timeline()
    let top = harness.state.moving.hours.top
    harness.swipe(from: (500, 400), by: (-300, 0), milliseconds: 6)
    harness.wait(milliseconds: 60)
    harness.swipe(from: (400, 400), by: (2, -200), rests: true)
    harness.settle()
    #expect(harness.state.viewport.list.offset == 0)
    #expect(harness.state.moving.hours.top > top)
  }

  /// The week that is touched counts: before half of the way it is still the former one.
  @Test(arguments: [(Int64(0), "2024-02-25"), (400, "2024-03-03")])
  func ic42AFlickDuringATurnCountsFromThePageTouchedThen(wait: Int64, current: String) {
    let harness = EngineHarness.timeline(days: 7)
    harness.swipe(from: (500, 400), by: (-200, 0), milliseconds: 6)
    harness.wait(milliseconds: wait)
    harness.swipe(from: (500, 400), by: (-100, 0), milliseconds: 6)
    harness.settle()
    #expect(harness.currentDay == current)
    #expect(harness.state.viewport.list.offset == 0)
  }

  /// Half of 232 points, after the ten until it is a drag.
  @Test(arguments: [
    (-120.0, "2024-02-20"), (-132, "2024-02-21"), (120, "2024-02-20"), (132, "2024-02-19"),
  ])
  func ic43HalfAColumnDecidesWhereItRests(way: Double, current: String) {
    let harness = EngineHarness.timeline { $0.timeline.snap = .day }
    harness.swipe(from: (400, 400), by: (way, 0), steps: 20, rests: true)
    harness.settle()
    #expect(harness.currentDay == current)
    #expect(harness.state.viewport.list.offset == 0)
  }

  // The last point of a way is not seen: who presses then presses what is there.
  @Test(arguments: [(true, 0), (false, 1)])
  func aPressStopsWhatIsSeenToMoveAndNothingElse(isEarly: Bool, told: Int) throws {
    let harness = EngineHarness.timeline()
    harness.answer([try Occurrence.timed("2024-02-20", 0, 60, "Night", .red)])
    let minutes = MinuteRange(start: 0, end: 60)
    harness.send(.scroll(to: ScrollTarget(id: 1, day: day("2024-02-20"), minutes: minutes)))
    func pointsLeft() -> Double { Double(harness.state.moving.hours.top) / 64 }
    while pointsLeft() >= (isEarly ? 8 : 1) { harness.wait(milliseconds: 16) }
    #expect(!harness.state.moving.hours.motion.isRest)
    let event = try #require(harness.scene.nodes.firstIndex { $0.role == .timedEvent })
    let rect = harness.scene.absoluteFrame(event)
    let place = (x: Double(rect.x) / 64 + 30, y: Double(rect.y) / 64 + 20)
    harness.forget()
    harness.pointer(.down, x: place.x, y: place.y)
    harness.skip(milliseconds: 80)
    harness.pointer(.up, x: place.x, y: place.y)
    #expect(harness.take("occurrence").count == told)
  }

  @Test(arguments: [TimelineSnap.page, .day])
  func ic44WhatIsLetGoAtRestGlidesToTheNearestStop(snap: TimelineSnap) {
    let harness = EngineHarness.timeline { $0.timeline.snap = snap }
    harness.swipe(from: (400, 400), by: (-90, 0), steps: 20, rests: true)
    var offsets = [harness.state.viewport.list.offset]
    #expect(offsets[0] > 60 * 64)
    while !harness.state.motion.isRest, offsets.count < 120 {
      harness.wait(milliseconds: 16)
      offsets.append(harness.state.viewport.list.offset)
    }
    #expect(offsets.last == 0)
    // It takes frames to get there, and never leads away.
    #expect(offsets.count > 8 && offsets.count < 90)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func ic44WhereMotionIsReducedItIsThereAtOnce() {
    let harness = EngineHarness.timeline()
    harness.change { $0.reducesMotion = true }
    harness.swipe(from: (400, 400), by: (-90, 0), steps: 20, rests: true)
    #expect(harness.state.viewport.list.offset == 0)
    #expect(harness.state.motion.isRest)
  }

  /// The present time is a third below the top, as far as hours reach.
  @Test(arguments: [0, 900, 1439] as [Int32])
  func ic45HoursBeginWithThePresentTime(minute: Int32) {
    let harness = EngineHarness.timeline()
    harness.change {
      $0.metrics = CalendarMetrics(width: 758, height: 600)
      $0.now = CalendarNow(day: day("2024-02-20"), minute: minute)
    }
    let measures = TimelineMeasures(
      harness.state, harness.runtime.environment.metrics, weekStart: .sunday)
    let track = measures.hourTrack
    let wanted = min(max(track.y(ofMinute: minute) - track.height / 3, 0), track.limit)
    #expect(harness.state.moving.hours.top == wanted)
    #expect((wanted == 0) == (minute == 0) && (wanted == track.limit) == (minute == 1439))
  }

  /// Hours on their way that another view takes out of sight: no frame is drawn for them any more.
  @Test(arguments: [ViewKind.month, .week, .months, .year, .agenda], [true, false])
  func whatNobodySeesMovesNowhere(view: ViewKind, coasts: Bool) {
    let harness = EngineHarness.timeline()
    harness.change { $0.metrics = CalendarMetrics(width: 758, height: 600) }
    if coasts {
      harness.swipe(from: (400, 500), by: (0, -150))
    } else {
      // Beyond the first hour, from where they return.
      for _ in 0..<4 { harness.swipe(from: (400, 200), by: (0, 380), rests: true) }
    }
    #expect(!harness.state.moving.hours.isAtRest)
    let top = harness.state.moving.hours.top
    harness.configure { $0.view = view }
    #expect(harness.settle())
    #expect(!harness.state.moving.wantsFrame)
    harness.configure { $0.view = .timeline }
    #expect(harness.settle())
    // Whoever comes back is where they were, or were going.
    #expect(harness.state.moving.hours.top == top && harness.state.moving.hours.stretch == 0)
    #expect(coasts == (top > 0))
  }

  @Test func ic9AScreenThatIsTurnedKeepsDayAndHour() {
    let harness = EngineHarness.timeline()
    harness.change { $0.metrics = CalendarMetrics(width: 400, height: 800) }
    harness.send(.scroll(to: ScrollTarget(id: 1, day: day("2024-04-10"), place: .start)))
    harness.settle()
    harness.swipe(from: (200, 500), by: (0, -200), rests: true)
    harness.settle()
    let top = harness.state.moving.hours.top
    for _ in 0..<3 {
      harness.change { $0.metrics = CalendarMetrics(width: 800, height: 400) }
      #expect(harness.currentDay == "2024-04-10")
      #expect(harness.state.moving.hours.top == top)
      harness.change { $0.metrics = CalendarMetrics(width: 400, height: 800) }
    }
    #expect(harness.currentDay == "2024-04-10")
    #expect(harness.state.moving.hours.top == top)
  }

  /// A panel that opens beside it, a window that is dragged wider: it arrives at the day that it was on its way to,
  /// and a column begins where the view does.
  @Test(arguments: [320, 500, 1_300] as [Double], ["2024-02-21", "2024-02-22", "2025-01-05"])
  func anotherSizeOnTheWayChangesNoGoal(width: Double, goal: String) {
    var tested = 0
    for frames in 0...30 {
      let harness = EngineHarness.timeline()
      harness.send(.scroll(to: ScrollTarget(id: 1, day: day(goal), place: .start)))
      for _ in 0..<frames { harness.wait(milliseconds: 16) }
      guard !harness.state.motion.isRest else { break }
      tested += 1
      let seen = harness.state.viewport.list
      let share = Double(seen.offset) / Double(seen.extent)
      let before = harness.currentDay
      harness.forget()
      harness.change { $0.metrics = CalendarMetrics(width: width) }
      // Nothing leaps: the same part of the same day is at the edge.
      let kept = harness.state.viewport.list
      #expect(harness.currentDay == before)
      #expect(abs(Double(kept.offset) / Double(kept.extent) - share) < 0.01)
      #expect(harness.settle())
      #expect(harness.currentDay == goal)
      #expect(harness.state.viewport.list.offset == 0)
      #expect(
        harness.effects.contains {
          if case .scrollEnded(id: 1, isCompleted: true) = $0 { true } else { false }
        })
    }
    #expect(tested > 20)
  }
}
