// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// The present time in a timeline, and which hours are shown.
struct TimelineNowTests {
  private func harness(
    now: (day: String, minute: Int32)?, _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.timeline(configure)
    harness.change {
      $0.metrics.height = 4_000
      $0.now = now.map { CalendarNow(day: day($0.day), minute: $0.minute, ends: 61_000_000) }
      if let now { $0.today = day(now.day) }
    }
    return harness
  }

  private func lines(_ harness: EngineHarness) -> [String] {
    harness.parts(.nowLine).map { day, node in
      "\(day) \(Double(node.frame.y + node.frame.height / 2) / 64)"
    }
  }

  private func labels(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == .timeLabel }.map { node in
      String(decoding: harness.scene.utf8(node.text), as: UTF8.self)
    }
  }

  @Test func ic5TheLineIsOnTodayAtItsMinute() {
    // 56 points an hour.
    #expect(lines(harness(now: ("2024-02-21", 630))) == ["2024-02-21 588.0"])
  }

  @Test func ic5ThereIsNoneWhereTodayIsOutOfViewOrNotMarked() {
    #expect(lines(harness(now: ("2024-02-23", 637))).isEmpty)
    #expect(lines(harness(now: nil)).isEmpty)
    #expect(lines(harness(now: ("2024-02-21", 637)) { $0.marksToday = false }).isEmpty)
    #expect(
      lines(harness(now: ("2024-02-21", 637)) { $0.timeline.hours = .init(start: 660, end: 1200) })
        .isEmpty)
  }

  /// What is made there is still to come; the last line of a day has none after it.
  @Test(arguments: [(Int32(862), Int32(870)), (870, 870), (871, 900), (1_425, 1_410)])
  func theKeyboardComesToTheNextLineFromNow(minute: Int32, line: Int32) {
    let harness = harness(now: ("2024-02-21", minute))
    harness.send(.focusEntered(day("2024-02-21")))
    #expect(harness.state.focus.minute == line)
  }

  /// The present one is nearer than the first one in view, which is long past.
  @Test func theKeyboardStaysOnTheLastLineInView() {
    let harness = harness(now: ("2024-02-21", 1_070)) {
      $0.timeline.hours = .init(start: 480, end: 1_080)
    }
    harness.send(.focusEntered(day("2024-02-21")))
    #expect(harness.state.focus.minute == 1_050)
  }

  /// Its label takes the place of one that it would cover, less than 14 points away.
  @Test(arguments: [(Int32(585), true), (586, false), (614, false), (615, true)])
  func aLabelGivesWayToThePresentTime(minute: Int32, isShown: Bool) {
    #expect(labels(harness(now: ("2024-02-21", minute))).contains("10 AM") == isShown)
  }

  /// Its label is not cut where the line is nearer to the top than half of its height; below the last
  /// hour there is room.
  @Test(arguments: [(Int32(0), 0.0), (9, 0), (11, 2), (60, 48), (1_439, 1_335)])
  func theLabelOfThePresentTimeIsWhole(minute: Int32, top: Double) throws {
    let scene = harness(now: ("2024-02-21", minute)).scene
    let label = try #require(scene.nodes.first { $0.role == .nowLabel })
    #expect(Double(label.frame.y) / 64 == top)
    #expect(label.frame.height == 16 * 64)
  }

  @Test func ic5ANewMinuteMovesItAndTheNextOneIsAwaited() {
    let harness = harness(now: ("2024-02-21", 600))
    // Before that, only a load may end that takes too long.
    harness.answer([])
    #expect(harness.take("wake").last == "wake 61000000")
    harness.change {
      $0.now = CalendarNow(day: day("2024-02-21"), minute: 615, ends: 121_000_000)
    }
    #expect(lines(harness) == ["2024-02-21 574.0"])
    #expect(harness.take("wake") == ["wake 121000000"])
  }

  /// A month has no hours, and sleeps until midnight.
  @Test func aMonthIsNotWokenByMinutes() {
    let harness = harness(now: ("2024-02-21", 600)) { $0.view = .month }
    harness.answer([])
    #expect(harness.take("wake").isEmpty)
  }

  @Test func afterMidnightItIsInTheColumnOfTheNight() {
    let night = MinuteRange(start: 360, end: 1800)
    // At one in the morning it is 19 hours below the first one of the day before, and nowhere else.
    #expect(
      lines(harness(now: ("2024-02-21", 60)) { $0.timeline.hours = night }) == [
        "2024-02-20 \(19.0 * 56)"
      ])
    #expect(
      lines(harness(now: ("2024-02-21", 420)) { $0.timeline.hours = night }) == [
        "2024-02-21 56.0"
      ])
  }

  @Test func hoursGoOnAfterMidnightWithTheEventsOfTheNextDay() throws {
    let harness = harness(now: nil) { $0.timeline.hours = MinuteRange(start: 360, end: 1800) }
    harness.answer([
      try .timed("2024-02-21", 60, 120, "Late", .blue),
      try .timed("2024-02-21", 420, 480, "Early", .blue),
    ])
    let found = harness.parts(.timedEvent).map { day, node in
      let title = String(decoding: harness.scene.utf8(node.text).prefix { $0 != 10 }, as: UTF8.self)
      return "\(day) \(title) \(Double(node.frame.y) / 64)"
    }
    #expect(
      found == [
        "2024-02-20 Late \(19.0 * 56 + 1)", "2024-02-21 Early \(56.0 + 1)",
      ])
    #expect(harness.node(.dayColumn, "2024-02-20")?.frame.height == Int32(86_016))
    #expect(labels(harness).first == "7 AM")
    #expect(labels(harness).last == "5 AM")
    #expect(labels(harness).count == 23)
  }

  @Test func ic2LabelsStandWhereTheyAreAskedFor() {
    let all = harness(now: nil)
    #expect(labels(all).first == "1 AM")
    #expect(labels(all).count == 23)
    let some = harness(now: nil) { $0.timeline.labelHours = MinuteRange(start: 480, end: 720) }
    #expect(labels(some) == ["8 AM", "9 AM", "10 AM", "11 AM", "12 PM"])
    // Where hours are low, every second one.
    let low = harness(now: nil) { $0.timeline.hourHeight = 25 }
    #expect(labels(low).prefix(3) == ["2 AM", "4 AM", "6 AM"])
  }
}
