// SPDX-License-Identifier: MIT
import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// How a timeline moves: InfiniteCalendar 3 and 4, with what is wrong there mended.
struct TimelineMovingTests {
  // The current day changes when a column is half scrolled out, and is told once.
  @Test func ic13TheCurrentDayIsToldOnceAtHalfAColumn() {
    let harness = EngineHarness.timeline { $0.timeline.snap = .none }
    harness.forget()
    harness.pointer(.down, x: 500, y: 400)
    var told: [String] = []
    for way in 1...340 {
      harness.skip(milliseconds: 16)
      harness.pointer(.moved, x: 500 - Double(way), y: 400)
      told += harness.effects.compactMap {
        if case .pageChanged(let page, .turning) = $0 { return "\(way) \(page.firstDay)" }
        return nil
      }
      harness.forget()
    }
    // Ten points until it is a drag, and half of 232.
    #expect(told == ["126 2024-02-21"])
  }

  // The axis along which the finger leaves its place is kept; the other one does not move.
  @Test func ic41AFingerMovesOneAxisAtATime() throws {
    let harness = EngineHarness.timeline()
    let top = harness.state.moving.hours.top
    harness.pointer(.down, x: 400, y: 400)
    harness.pointer(.moved, x: 380, y: 405)
    harness.pointer(.moved, x: 330, y: 500)
    #expect(harness.state.moving.hours.top == top)
    #expect(harness.state.viewport.list.offset == 60 * 64)
    harness.pointer(.up, x: 330, y: 500)
    harness.settle()
    harness.pointer(.down, x: 400, y: 400)
    harness.pointer(.moved, x: 405, y: 380)
    harness.pointer(.moved, x: 500, y: 330)
    #expect(harness.state.moving.hours.top == top + 60 * 64)
    #expect(harness.state.viewport.list.offset == 0)
  }

  // A flick turns exactly one page, however fast it is.
  @Test(arguments: [-1.0, 1]) func ic42AFlickTurnsOnePage(direction: Double) {
    let harness = EngineHarness.timeline()
    harness.swipe(from: (400, 400), by: (direction * 300, 4), milliseconds: 6)
    harness.settle()
    #expect(harness.currentDay == (direction < 0 ? "2024-02-23" : "2024-02-17"))
    #expect(harness.state.viewport.list.offset == 0)
  }

  // Zero velocity goes to the nearest page, from half a page on.
  @Test func ic42AFingerThatRestsTurnsFromHalfAPageOn() {
    for (way, current) in [(-340.0, "2024-02-20"), (-380, "2024-02-23")] {
      let harness = EngineHarness.timeline()
      harness.swipe(from: (600, 400), by: (way, 0), steps: 40, rests: true)
      harness.settle()
      #expect(harness.currentDay == current)
    }
  }

  // A new flick during the animation counts from the page that is touched then: of pages of three days
  // from the 20th on, whichever column the finger finds.
  @Test func ic42AFlickThatCatchesATurnCountsFromThePageItTouches() throws {
    var days: Set<String> = []
    for frames in 1...24 {
      let harness = EngineHarness.timeline()
      harness.swipe(from: (400, 400), by: (-100, 4), milliseconds: 6)
      for _ in 0..<frames {
        harness.skip(milliseconds: 16)
        harness.frame()
      }
      guard harness.wantsFrame else { break }
      let caught = harness.currentDay
      days.insert(caught)
      harness.swipe(from: (400, 400), by: (-100, 4), milliseconds: 6)
      harness.settle()
      // The 21st is a column of the page of the 20th, the 22nd is nearer to the page of the 23rd.
      let goal = caught < "2024-02-22" ? "2024-02-23" : "2024-02-26"
      #expect(harness.currentDay == goal, "caught at \(caught) after \(frames) frames")
    }
    #expect(days.isSuperset(of: ["2024-02-21", "2024-02-22"]))
  }

  // By days it decelerates naturally and rests where a column begins.
  @Test func ic43ByDaysAFlickMayTravelManyAndRestsAtAColumn() {
    let harness = EngineHarness.timeline { $0.timeline.snap = .day }
    harness.swipe(from: (600, 400), by: (-500, 0), milliseconds: 12)
    harness.settle()
    #expect(harness.currentDay > "2024-02-24")
    #expect(harness.state.viewport.list.offset == 0)
  }

  @Test func freelyItRestsAnywhere() {
    let harness = EngineHarness.timeline { $0.timeline.snap = .none }
    harness.swipe(from: (600, 400), by: (-100, 0), steps: 20, rests: true)
    harness.settle()
    #expect(harness.state.viewport.list.offset == 90 * 64)
  }

  // Hours bounce at their ends and come back.
  @Test func ic45HoursResistBeyondTheirEndsAndReturn() {
    let harness = EngineHarness.timeline()
    harness.send(.timeline(.goToTime(.dayStart)))
    #expect(harness.state.moving.hours.top == 0)
    harness.pointer(.down, x: 400, y: 200)
    harness.pointer(.moved, x: 400, y: 220)
    harness.pointer(.moved, x: 400, y: 420)
    let stretch = harness.state.moving.hours.stretch
    #expect(stretch < 0 && stretch > -200 * 64)
    harness.pointer(.up, x: 400, y: 420)
    harness.settle()
    #expect(harness.state.moving.hours.stretch == 0)
    #expect(harness.state.moving.hours.top == 0)
  }

  // At the start the present time, or the morning, is in view, whatever sizes come first.
  @Test(arguments: [120, 400, 5_000] as [Double])
  func ic45HoursBeginInTheMorningWhateverHeightComesFirst(height: Double) {
    let harness = EngineHarness.timeline()
    harness.change { $0.metrics = CalendarMetrics(width: 758, height: height) }
    harness.change { $0.metrics = CalendarMetrics(width: 758, height: 600) }
    let (hours, top) = (harness.state.moving.hours, 8 * 56 * 64)
    #expect(hours.top < top && hours.top > top - 600 * 64)
    // Who has scrolled stays there.
    harness.send(.timeline(.goToTime(.dayEnd)))
    let scrolled = harness.state.moving.hours.top
    harness.change { $0.metrics = CalendarMetrics(width: 758, height: 620) }
    #expect(harness.state.moving.hours.top > scrolled - 30 * 64)
  }

  @Test func aWheelScrollsBothAxes() {
    let harness = EngineHarness.timeline { $0.timeline.snap = .none }
    let top = harness.state.moving.hours.top
    harness.wheel(dy: 20)
    #expect(harness.state.moving.hours.top == top + 20 * 64)
    harness.skip(milliseconds: 200)
    harness.frame()
    harness.wheel(dx: 30)
    #expect(harness.state.viewport.list.offset == 30 * 64)
    // Where hours end, a wheel that begins there is the page's around the calendar.
    harness.send(.timeline(.goToTime(.dayStart)))
    harness.skip(milliseconds: 200)
    harness.frame()
    harness.wheel(dy: -20)
    #expect(!harness.isClaimed)
  }

  // In a view of 2000 points, 56 for an hour, which were asked for, leave room below the last one.
  @Test(arguments: [(400.0, 16.0), (1000, 35), (2000, 56)])
  func hoursZoomedOutFillTheView(height: Double, least: Double) throws {
    let harness = EngineHarness.timeline()
    var environment = harness.runtime.environment
    environment.metrics.height = height
    harness.send(.environment(environment))
    for _ in 0..<3 { harness.send(.timeline(.magnify(0.1, around: 0))) }
    harness.settle()
    let column = try #require(harness.frame(of: .dayColumn, "2024-02-20"))
    let hour = column.height / 24
    #expect(hour >= least && hour < least + 3)
    if height < 1400 { #expect(column.y + column.height + TimelineMeasures.foot >= height - 1) }
  }

  // Pinching zooms the hours around the fingers.
  @Test func ic9WhatIsBetweenTheFingersStays() throws {
    let harness = EngineHarness.timeline()
    func minute(at y: Double) throws -> Double {
      let column = try #require(harness.frame(of: .dayColumn, "2024-02-20"))
      return (y - column.y) / column.height * 1440
    }
    let before = try minute(at: 400)
    harness.pointer(.down, x: 400, y: 350, id: 1)
    harness.pointer(.down, x: 410, y: 450, id: 2)
    for step in 1...30 {
      harness.pointer(.moved, x: 400, y: 350 - Double(step) * 2, id: 1)
      harness.pointer(.moved, x: 410, y: 450 + Double(step) * 2, id: 2)
    }
    let column = try #require(harness.frame(of: .dayColumn, "2024-02-20"))
    #expect(column.height > 2_200)
    #expect(abs(try minute(at: 400) - before) < 2)
    harness.pointer(.up, x: 400, y: 290, id: 1)
    harness.pointer(.up, x: 410, y: 510, id: 2)
    #expect(harness.state.motion.isRest)
  }

  @Test func fingersThatSpreadSidewaysShowFewerDays() {
    let harness = EngineHarness.timeline()
    harness.send(.timeline(.spread(3)))
    harness.send(.timeline(.endSpreading))
    harness.settle()
    #expect(harness.columnDays == ["2024-02-20"])
    harness.send(.timeline(.spread(0.01)))
    #expect(harness.columnDays.count == 14)
    #expect(harness.columnDays.contains("2024-02-20"))
  }

  /// Until the app wants another number of days, or another view.
  @Test func whatFingersHaveMadeOfDaysEndsWithWhatTheAppWants() {
    let harness = EngineHarness.timeline()
    harness.send(.timeline(.spread(0.01)))
    harness.send(.timeline(.endSpreading))
    harness.settle()
    #expect(harness.columnDays.count == 14)
    var options = harness.state.options
    options.timeline.laneLimit = 5
    harness.send(.configure(options))
    #expect(harness.columnDays.count == 14)
    options.timeline.days = 1
    harness.send(.configure(options))
    #expect(harness.columnDays == ["2024-02-20"])
    harness.send(.timeline(.spread(0.01)))
    harness.send(.timeline(.endSpreading))
    for view in [ViewKind.month, .timeline] {
      options.view = view
      harness.send(.configure(options))
    }
    #expect(harness.columnDays == ["2024-02-20"])
  }

  // Changing the number of days keeps the current one.
  @Test func ic2AnotherNumberOfDaysKeepsTheCurrentDay() {
    let harness = EngineHarness.timeline()
    for days: Int32 in [1, 5, 14, 2, 3] {
      var options = harness.state.options
      options.timeline.days = days
      harness.send(.configure(options))
      #expect(harness.columnDays.contains("2024-02-20"), "\(days)")
      #expect(harness.columnDays.count == days)
    }
  }

  @Test func afterAWeekTheKeyboardsDayComesFirst() {
    let harness = EngineHarness.timeline(days: 7) { $0.firstWeekday = .monday }
    #expect(harness.columnDays.first == "2024-02-19")
    for (days, first) in [(Int32(3), "2024-02-20"), (4, "2024-02-20"), (14, "2024-02-19")] {
      var options = harness.state.options
      options.timeline.days = days
      harness.send(.configure(options))
      #expect(harness.columnDays.first == first, "\(days)")
    }
  }

  @Test func ic2AWeekBeginsWithItsFirstDayAndLeavesOutHiddenOnes() {
    let harness = EngineHarness.timeline(days: 7) {
      $0.firstWeekday = .monday
      $0.timeline.hiddenWeekdays = WeekdaySet([.saturday, .sunday])
    }
    #expect(harness.columnDays.first == "2024-02-19")
    #expect(harness.columnDays.count == 5)
    harness.send(.page(by: 1))
    harness.settle()
    #expect(harness.columnDays.first == "2024-02-26")
    #expect(harness.columnDays.last == "2024-03-01")
  }
}
