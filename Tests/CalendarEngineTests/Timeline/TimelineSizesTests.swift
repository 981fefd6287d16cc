// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// The sizes of a timeline: InfiniteCalendar 5, and where ours are others.
struct TimelineSizesTests {
  private func measures(_ harness: EngineHarness) -> TimelineMeasures {
    TimelineMeasures(harness.state, harness.runtime.environment.metrics, weekStart: .sunday)
  }

  @Test func ic5AnHourHas56PointsAndLinesAreThatFarApart() throws {
    let harness = EngineHarness.timeline()
    #expect(harness.node(.dayColumn, "2024-02-20")?.frame.height == Int32(86_016))
    #expect(harness.scene.style.hourHeight == 56 * 64)
    #expect(harness.scene.style.slotHeight == 28 * 64)
    let lines = try #require(harness.scene.nodes.first { $0.role == .hourLines })
    #expect(lines.frame.height == 1344 * 64)
    // Room below the last hour, so that its line can be seen.
    #expect(measures(harness).hoursHeight == 1344 + 16)
  }

  /// Ours: always rounded down, so that the times have the room that they need.
  @Test func ic5ColumnsAreHalfPointsAndTheTimesHaveTheRest() {
    var tested = 0
    for count: Int32 in 1...14 {
      for width in stride(from: 320.0, through: 1600, by: 61.25) {
        let harness = EngineHarness.timeline(days: count) { $0.timeline.start = .day }
        harness.change { $0.metrics = CalendarMetrics(width: width) }
        let measures = measures(harness)
        #expect(measures.count == count)
        #expect((measures.columnWidth * 2).rounded() == measures.columnWidth * 2)
        #expect(measures.timeWidth + measures.columnsWidth == width)
        let least = width < 400 ? 46.0 : 62
        #expect(measures.timeWidth >= least && measures.timeWidth < least + Double(count) / 2)
        tested += 1
      }
    }
    #expect(tested == 14 * 21)
  }

  /// Ours: a point above and at its start, three at its end, and at least a line of text high.
  @Test func ic5AnEventLeavesGroundAroundIt() throws {
    let harness = EngineHarness.timeline()
    harness.change { $0.metrics.height = 4_000 }
    harness.answer([
      try .timed("2024-02-20", 540, 600, "Hour", .blue),
      try .timed("2024-02-21", 540, 545, "Minutes", .blue),
    ])
    let column = try #require(harness.frame(of: .dayColumn, "2024-02-20"))
    let frames = harness.parts(.timedEvent).map { $0.node.frame }
    #expect(frames.count == 2)
    let hour = frames[0]
    #expect(hour.x == 64 && hour.y == (9 * 56 + 1) * 64 && hour.height == 55 * 64)
    #expect(Double(hour.x + hour.width) / 64 == column.width - 3)
    #expect(frames[1].height >= 20 * 64)
  }

  @Test func ic5DatesAndTimesStayWhereTheyAre() throws {
    let harness = EngineHarness.timeline { $0.timeline.snap = .none }
    harness.answer(try Occurrence.week())
    harness.change { $0.now = CalendarNow(day: day("2024-02-20"), minute: 600) }
    func places() throws -> [Double] {
      let date = try #require(harness.frame(of: .dateHeader, "2024-02-21"))
      let bar = try #require(harness.frame(of: .allDayCell, "2024-02-21"))
      let times = harness.scene.nodes.indices.filter { harness.scene.nodes[$0].role == .timeLabel }
      let x = Set(times.map { harness.scene.absoluteFrame($0).x })
      return [date.y, bar.y] + x.sorted().map(Double.init)
    }
    let before = try places()
    harness.swipe(from: (500, 500), by: (0, -150), rests: true)
    harness.swipe(from: (500, 500), by: (-150, 0), rests: true)
    #expect(harness.state.viewport.list.offset != 0)
    #expect(try places() == before)
  }

  @Test func ic5TheDateAtTheSideHas64PointsAndTwelveAboveIt() throws {
    let harness = EngineHarness.timeline(days: 1) { $0.timeline.datePosition = .left }
    #expect(measures(harness).dateHeight == 0)
    #expect(measures(harness).lanes.height == 64)
    harness.answer(
      try ["A", "B", "C"].map { try .whole("2024-02-20", "2024-02-20", $0, .blue) })
    #expect(measures(harness).lanes.height == 3 * 24 + 6 + 12)
  }

  /// Three rows, however many there are until all are asked for; none where none is in view.
  @Test func ic64TheRowsAreThoseOfTheFullestDayInView() throws {
    let harness = EngineHarness.timeline()
    let events =
      try ["A", "B"].map { try Occurrence.whole("2024-02-21", "2024-02-21", $0, .blue) }
      + ["C", "D", "E", "F"].map { try .whole("2024-02-24", "2024-02-24", $0, .blue) }
    var heights: [Double] = []
    for _ in 0..<4 {
      harness.answer(events)
      heights.append(measures(harness).lanes.height)
      harness.send(.page(by: 1))
      harness.settle()
    }
    #expect(heights == [54, 78, 0, 0])
  }
}
