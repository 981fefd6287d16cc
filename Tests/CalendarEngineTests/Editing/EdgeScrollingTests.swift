// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What the edges of a timeline do under a hand that carries an event.
///
/// The view is 600 points high and 758 wide; its hours reach down to its lower edge.
struct EdgeScrollingTests {
  private static let meeting: Place = ("2024-02-20", 645)

  /// A timeline whose meeting a mouse has taken.
  private func taken(_ configure: (inout EdgeScrolling) -> Void) -> EngineHarness {
    let harness = EngineHarness.withMeeting(height: 600) { configure(&$0.timeline.edges) }
    harness.take(Self.meeting)
    return harness
  }

  /// The upper edge of the hours, in points.
  private func top(_ harness: EngineHarness) throws -> Double {
    let lanes = try #require(harness.frame(of: .allDayCell, "2024-02-20"))
    return lanes.y + lanes.height
  }

  /// How far hours scroll in some time with the mouse at a height, in 1/64 points.
  private func way(
    _ harness: EngineHarness, at y: Double, milliseconds: Int64, hertz: Int64 = 60
  ) -> Int32 {
    harness.pointer(.moved, x: harness.point(Self.meeting).x, y: y, device: .mouse)
    let before = harness.state.moving.hours.top
    harness.wait(milliseconds: milliseconds, hertz: hertz)
    return harness.state.moving.hours.top - before
  }

  /// At 7 points a second a frame is worth 3 or 4 of 64 parts of a point.
  @Test(arguments: [7, 100, 333] as [Int32], [24, 30, 60, 120, 144] as [Int64])
  func ic75HoursScrollByTimeAndNotByFrames(speed: Int32, hertz: Int64) throws {
    let harness = taken { $0.speed = EdgeSpeed(slowest: speed, fastest: speed) }
    let way = way(harness, at: 595, milliseconds: 1_000, hertz: hertz)
    #expect(abs(way - speed * 64) <= 1)
    let back = self.way(harness, at: try top(harness) + 3, milliseconds: 500, hertz: hertz)
    #expect(abs(back + speed * 32) <= 1)
  }

  @Test func ic75TheSpeedGrowsFromWhereTheZoneBeginsToTheEdge() {
    for (depth, wanted) in [(1, 57), (25, 225), (49, 393), (50, 400), (90, 400)]
      as [(Double, Int32)]
    {
      let harness = taken {
        $0.zones.bottom = .points(50)
        $0.speed = EdgeSpeed(slowest: 50, fastest: 400)
      }
      #expect(abs(way(harness, at: 550 + depth, milliseconds: 500) - wanted * 32) <= 1, "\(depth)")
    }
  }

  @Test(
    arguments: [
      (.points(0), 0), (.points(-3), 0), (.points(20), 20), (.percent(10), 0.1),
      (.percent(30), 0.3), (.points(4_000), 0.25), (.percent(-1), 0),
    ] as [(EdgeZone, Double)])
  func ic75ZonesReachAsFarAsTheyAreTold(zone: EdgeZone, wanted: Double) throws {
    let top = try top(taken { _ in })
    let depth = wanted > 1 ? wanted : wanted * (600 - top)
    for (isBelow, edge, way) in [(true, 600 - depth, 1.0), (false, top + depth, -1)] {
      let (inside, outside) = (edge + 2 * way, edge - 2 * way)
      for (y, scrolls) in [(outside, false), (inside, depth > 0)] {
        let harness = taken {
          $0.zones = EdgeZones(vertical: .points(0), horizontal: .points(0))
          if isBelow { $0.zones.bottom = zone } else { $0.zones.top = zone }
          $0.speed = EdgeSpeed(slowest: 40)
        }
        #expect((self.way(harness, at: y, milliseconds: 100) != 0) == scrolls, "\(isBelow) \(y)")
      }
    }
  }

  @Test func ic75ZonesLeaveSomethingOfTheView() {
    for length in [0, 1, 63, 640, 38_400, .max] as [Int32] {
      #expect(EdgeZone.percent(99).reach(in: length) == length / 2)
      #expect(EdgeZone.percent(.max).reach(in: length) == length / 2)
      #expect(EdgeZone.points(.max).reach(in: length) == length / 256 * 64)
      #expect(EdgeZone.points(.min).reach(in: length) == 0)
    }
    #expect(EdgeZone.points(24).reach(in: -5) == 0 && EdgeZone.percent(24).reach(in: -5) == 0)
  }

  /// The milliseconds after which pages begin to turn, as far as frames of 10 ms tell, with the mouse so
  /// far from a side.
  private func turns(
    _ configure: (inout EdgeScrolling) -> Void, fromRight distance: Double? = nil,
    fromLeft: Double = 0, isRightToLeft: Bool = false, milliseconds: Int64 = 3_000
  ) throws -> [Int64] {
    let harness = taken(configure)
    if isRightToLeft { harness.change { $0.locale.isRightToLeft = true } }
    let column = try #require(harness.frame(of: .dayColumn, "2024-02-20"))
    let last = try #require(harness.frame(of: .dayColumn, "2024-02-22"))
    let (left, right) = (min(column.x, last.x), max(column.x, last.x) + column.width)
    harness.pointer(
      .moved, x: distance.map { right - $0 } ?? left + fromLeft, y: 300, device: .mouse)
    // Each turn is said.
    var (turns, time): ([Int64], Int64) = ([], 0)
    var said = harness.state.telling.announcement?.serial
    while time < milliseconds {
      harness.wait(milliseconds: 10, hertz: 100)
      time += 10
      let now = harness.state.telling.announcement?.serial
      if now != said { turns.append(time) }
      said = now
    }
    return turns
  }

  @Test func ic75AHandStaysAsLongAsItIsToldBeforePagesTurn() throws {
    let usual = try turns({ _ in }, fromRight: 3)
    #expect(usual == [700, 1_700, 2_700])
    let seed = try turns({ $0.dwell = EdgeDwell(first: 0, next: 1_000) }, fromRight: 3)
    #expect(seed == [10, 1_010, 2_010])
    let late = try turns({ $0.dwell = EdgeDwell(first: 2_500, next: 0) }, fromRight: 3)
    // A page is seen before another one follows.
    #expect(late == [2_500, 2_900])
    #expect(try turns({ $0.dwell = EdgeDwell(first: -5, next: -5) }, fromRight: 3).first == 10)
    #expect(try turns({ $0.dwell.first = .max }, fromRight: 3).isEmpty)
  }

  /// Whenever a hand lets go at a side, the event is on the day of the page that is below the hand.
  @Test func whatIsLetGoWhenAPageTurnsIsBelowTheHand() throws {
    var days: [String] = []
    for time in stride(from: Int64(660), through: 1_160, by: 4) {
      let harness = taken { _ in }
      let last = try #require(harness.frame(of: .dayColumn, "2024-02-22"))
      let x = last.x + last.width - 3
      harness.pointer(.moved, x: x, y: 300, device: .mouse)
      harness.wait(milliseconds: time, hertz: 250)
      harness.pointer(.up, x: x, y: 300, device: .mouse)
      let edit = try #require(harness.edits.first?.edit)
      days.append("\(edit.after.days.start)")
    }
    let turned = try #require(days.firstIndex { $0 != "2024-02-22" })
    #expect(days[turned...].allSatisfy { $0 == "2024-02-25" }, "\(days)")
    #expect(turned == 10 && days.count == 126)
  }

  /// At the side of later days and at that of earlier ones, also from the right.
  @Test(arguments: [false, true]) func ic75SidesHaveZonesOfTheirOwn(isRightToLeft: Bool) throws {
    let zones = EdgeZones(
      top: .points(0), end: .points(20), bottom: .points(0), start: .points(60))
    for (distance, wanted) in [(19.0, [true, true]), (59, [false, true]), (61, [false, false])] {
      let later = try turns(
        { $0.zones = zones }, fromRight: isRightToLeft ? nil : distance, fromLeft: distance,
        isRightToLeft: isRightToLeft, milliseconds: 800)
      let earlier = try turns(
        { $0.zones = zones }, fromRight: isRightToLeft ? distance : nil, fromLeft: distance,
        isRightToLeft: isRightToLeft, milliseconds: 800)
      #expect([later, earlier].map { !$0.isEmpty } == wanted, "\(distance)")
    }
  }

  @Test func ic75ThePresetHasTheNumbersOfInfiniteCalendar() {
    let edges = CalendarOptions(.infiniteCalendar).timeline.edges
    #expect(edges.zones.top == .percent(30) && edges.zones.bottom == .percent(30))
    #expect(edges.zones.start == .percent(15) && edges.zones.end == .percent(7))
    // 0.5 and 4.0 points for each of its ticks of 10 ms.
    #expect(edges.speed.pointsPerSecond(at: 0) == 50 && edges.speed.pointsPerSecond(at: 1) == 400)
    #expect(edges.dwell.patience(isFirst: true) == 0)
    #expect(edges.dwell.patience(isFirst: false) == 1_000_000)
    var text: [UInt8] = []
    CalendarOptions(.infiniteCalendar).appendAttributes(to: &text)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("edge-") } == [
        "edge-zones=30% 7% 30% 15%", "edge-speed=50 400", "edge-dwell=0 1000",
      ])
    #expect(CalendarOptions().timeline.edges == EdgeScrolling())
  }
}
