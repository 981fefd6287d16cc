// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// Laws of every list of months, wherever it is scrolled to.
struct MonthListLawTests {
  private static func list(
    _ columns: Int32 = 1, bounds: DayInterval = .all, height: Double = 420
  ) -> MonthList {
    var options = CalendarOptions()
    options.view = .months
    options.columns = columns
    options.bounds = bounds
    let state = CalendarState(options: options, showing: bounds.start)
    return MonthList(
      state, CalendarMetrics(width: 374 * Double(columns) - 24, height: height), weekStart: .sunday)
  }

  @Test(arguments: [Int32](0...7))
  func columnsDivideAYear(wanted: Int32) {
    #expect(12 % Self.list(max(wanted, 1)).columns == 0)
  }

  @Test(arguments: [Int32(1), 2, 3])
  func theWayToAMonthIsTheSumOfTheHeightsBefore(columns: Int32) {
    let list = Self.list(columns)
    var (sum, count): (Int32, Int) = (0, 0)
    let start = list.band(of: month("2020-01"))
    var band = start
    while band < start + 480 {
      #expect(list.distance(from: start, to: band) == sum)
      #expect(list.distance(from: band, to: start) == -sum)
      var rows: Int32 = 0
      for index in band..<band + columns {
        let month = YearMonth(clampingIndex: Int64(index))
        let leading = Weekday.sunday.days(until: month.firstDay.weekday)
        rows = max(rows, (leading + month.dayCount + 6) / 7)
      }
      sum += (44 + 12) * 64 + rows * 50 * 64
      band += columns
      count += 1
    }
    #expect(count == 480 / Int(columns))
  }

  @Test(arguments: [UInt64](1...8))
  func whatIsScrolledToAndFroStandsWhereItStood(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let list = Self.list([1, 2, 3, 4][Int(seed % 4)])
    let start = Stop(index: list.band(of: month("2024-02")), offset: 1234)
    var place = start
    var steps: [Int32] = []
    for _ in 0..<5_000 {
      let step = Int32.random(in: -40_000...40_000, using: &numbers)
      steps.append(step)
      place = list.move(place, by: step).place
      #expect(place.offset >= 0)
    }
    for step in steps.shuffled(using: &numbers) { place = list.move(place, by: -step).place }
    #expect(place == start)
  }

  @Test func tenThousandSmallScrollsOfAFingerAddUpNoError() {
    let harness = EngineHarness.list(showing: "2024-02-20")
    harness.scroll(100)
    let before = harness.placed
    harness.touchList(y: 300)
    for index in 0..<10_000 {
      harness.skip(milliseconds: 1)
      // 137 and 53/64 points down, and back up.
      harness.pointer(.moved, x: 175, y: index % 2 == 0 ? 290 + 137.828125 : 290)
    }
    #expect(harness.placed == before)
  }

  @Test(arguments: [(EpochDay.min, Int32(-1)), (.max, 1)])
  func theEndsOfTheCalendarAreTheEndsOfTheList(day: EpochDay, sign: Int32) {
    for columns in [Int32(1), 2, 3, 4, 6] {
      let list = Self.list(columns)
      var place = Stop(index: list.band(of: day.civil.yearMonth), offset: 0)
      for _ in 0..<50 { place = list.move(place, by: sign * 30_000).place }
      let (end, excess) = list.move(place, by: sign * 6_400)
      #expect(end == place)
      #expect(excess == sign * 6_400)
      #expect(list.days(from: place)?.contains(day) == true)
      if sign > 0 { #expect(list.room(below: place) == list.height) }
    }
  }

  @Test func aListThatIsShorterThanItsViewStaysAtItsTop() {
    let list = Self.list(bounds: days("2024-02-03", "2024-02-20"), height: 900)
    let top = Stop(index: list.firstBand, offset: 0)
    for distance in [Int32(0), 1, 64_000, -1, -64_000] {
      let (place, excess) = list.move(top, by: distance)
      #expect(place == top)
      #expect(excess == distance)
    }
  }

  @Test func theDaysInViewAreThoseOfTheRowsInView() throws {
    // Compared with the scene, point by point over two years.
    let harness = EngineHarness.list(showing: "2024-01-01")
    var checks = 0
    for _ in 0..<400 {
      harness.scroll(23)
      let scene = harness.scene
      let strip = try #require(scene.index(of: NodeKey(.strip)))
      let window = scene.absoluteFrame(strip)
      let seen = scene.nodes.indices.filter { index in
        guard scene.nodes[index].role == .dayCell else { return false }
        let frame = scene.absoluteFrame(index)
        return frame.y < window.y + window.height && frame.y + frame.height > window.y
      }
      let days = seen.compactMap { scene.nodes[$0].key.day }
      let (low, high) = (try #require(days.min()), try #require(days.max()))
      #expect(harness.state.viewport.list.days == DayInterval(first: low, last: high))
      checks += 1
    }
    #expect(checks == 400)
  }

  @Test func everyDayOfTheListStandsInTheColumnOfItsWeekday() {
    var count = 0
    for weekday in Weekday.allCases {
      let harness = EngineHarness.list(showing: "2023-01-01", height: 3_000) {
        $0.firstWeekday = weekday
      }
      for node in harness.scene.nodes {
        guard node.role == .dayCell, let day = node.key.day else { continue }
        #expect(node.frame.x == 50 * 64 * weekday.days(until: day.weekday))
        count += 1
      }
    }
    #expect(count > 7 * 250)
  }
}
