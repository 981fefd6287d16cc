// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Days that are divided into groups, side by side.
struct TimelineGroupsTests {
  private func labels(_ role: Role, in harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == role }.map { harness.words($0.label) }
  }

  @Test func eachDayHasAColumnForEachGroupAndItsNameAbove() {
    let harness = EngineHarness.dividedWithMeeting()
    #expect(
      labels(.groupHeader, in: harness).prefix(4) == [
        "Tuesday, February 20, 2024, Work", "Tuesday, February 20, 2024, Home",
        "Tuesday, February 20, 2024, Sport", "Wednesday, February 21, 2024, Work",
      ])
    #expect(
      labels(.dayColumn, in: harness).prefix(2) == [
        "Tuesday, February 20, 2024, Work, Today, 1 event",
        "Tuesday, February 20, 2024, Home, Today",
      ])
    let heads = harness.scene.nodes.filter { $0.role == .groupHeader }
    #expect(heads.map { harness.words($0.text) }.prefix(3) == ["Work", "Home", "Sport"])
    #expect(heads.map(\.tint).prefix(3) == [4, 5, 6])
    // Columns and heads have the same edges, and all of a day together are as wide as the day.
    let columns = harness.scene.nodes.filter { $0.role == .dayColumn }
    #expect(columns.map(\.frame.x) == heads.map(\.frame.x))
    let dates = harness.scene.nodes.filter { $0.role == .dateHeader }
    #expect(columns.prefix(3).reduce(0) { $0 + $1.frame.width } == dates[0].frame.width)
  }

  @Test func whatBelongsToNoGroupHasALastColumnOnItsDayAlone() {
    let harness = EngineHarness.dividedWithMeeting([
      Occurrence.meeting(60...90, "b").inGroup("elsewhere"),
      .meeting(60...90, on: "2024-02-21", "c").inGroup("home"),
    ])
    #expect(harness.state.parts(of: day("2024-02-20")) == 4)
    #expect(harness.state.parts(of: day("2024-02-21")) == 3)
    #expect(labels(.groupHeader, in: harness)[3] == "Tuesday, February 20, 2024, Other")
  }

  @Test func nothingChangesWhileDaysAreColumns() {
    let plain = EngineHarness.withMeeting()
    let grouped = EngineHarness.withMeeting { $0.groups = CalendarGroup.samples }
    #expect(plain.scene == grouped.scene)
  }

  @Test(arguments: WalkPlan.seeds(1...40))
  func eventsArePackedAmongTheirOwn(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let names = ["work", "home", "sport", "", "elsewhere"]
    let events = (0..<Int.random(in: 1...30, using: &numbers)).map { number in
      let start = Int32.random(in: 0...1300, using: &numbers)
      let end = start + Int32.random(in: 0...139, using: &numbers)
      return Occurrence.meeting(start...end, "\(number)").inGroup(
        names.randomElement(using: &numbers) ?? "")
    }
    let rule = TimedBook.Rule(
      minimum: 15, style: .columns, limit: 4, hours: .wholeDay, groups: [1, 2, 3])
    let packed = PackedDay(day("2024-02-20"), events, rule)
    // Whatever the order.
    #expect(packed == PackedDay(day("2024-02-20"), events.shuffled(using: &numbers), rule))
    for event in packed.events {
      #expect(event.part == rule.groups.part(of: event.occurrence.group))
    }
    // Each group is packed as if it were alone.
    for part in 0...Int32(3) {
      let own = events.filter { rule.groups.part(of: $0.group) == part }
      var alone = rule
      alone.groups = []
      let day = PackedDay(day("2024-02-20"), own, alone)
      #expect(packed.events.filter { $0.part == part }.map(\.place) == day.events.map(\.place))
      let hidden = zip(packed.hidden, packed.hiddenParts).filter { $0.1 == part }.map(\.0)
      #expect(hidden == day.hidden)
    }
  }

  @Test func eventsAreDrawnInTheColumnOfTheirGroup() {
    let harness = EngineHarness.dividedWithMeeting([
      Occurrence.meeting(600...660, "b").inGroup("home"), .meeting(600...660, "c"),
    ])
    for (day, node) in harness.parts(.timedEvent) {
      #expect(day == "2024-02-20")
      let column = harness.scene.nodes[Int(node.parent)]
      #expect(node.frame.x >= 0 && node.frame.x + node.frame.width <= column.frame.width)
      // Nothing of another group takes room of it.
      #expect(node.frame.width > column.frame.width - 5 * 64)
    }
    let parts = harness.parts(.timedEvent).map { harness.scene.nodes[Int($0.node.parent)].key.part }
    #expect(parts == [0, 1, 3])
  }

  @Test func wholeDaysOfOneDayStandInTheirGroupAndShareALane() {
    let one = { (id: String, name: String) in
      Occurrence(id: Array(id.utf8), days: DayInterval(start: day("2024-02-20"), count: 1) ?? .all)
        .inGroup(name)
    }
    let long = Occurrence(
      id: Array("z".utf8), days: DayInterval(start: day("2024-02-20"), count: 2) ?? .all
    ).inGroup("sport")
    let harness = EngineHarness.dividedWithMeeting([one("a1", "work"), one("a2", "home"), long])
    let bars = harness.scene.nodes.filter { $0.role == .eventBar }
    #expect(bars.count == 3)
    let dates = harness.scene.nodes.filter { $0.role == .dateHeader }
    let short = bars.filter { $0.frame.width < dates[0].frame.width / 2 }
    #expect(short.count == 2 && Set(short.map(\.frame.y)).count == 1)
    // One of two days spans both of them.
    #expect(bars.contains { $0.frame.width > dates[0].frame.width })
  }

  @Test(arguments: [false, true]) func aPlaceIsOfADayAndAGroupAndBack(isRightToLeft: Bool) throws {
    let harness = EngineHarness.dividedWithMeeting([.meeting(60...90, "b")])
    harness.change { $0.locale = isRightToLeft ? .arabic : $0.locale }
    for column in harness.scene.nodes where column.role == .dayColumn {
      let (day, part) = (try #require(column.key.day), column.key.part)
      let index = try #require(harness.scene.index(of: column.key))
      let frame = harness.scene.absoluteFrame(index)
      let window = try #require(
        harness.scene.nodes.firstIndex { $0.role == .strip && $0.key.ordinal == 3 })
      let seen = harness.scene.absoluteFrame(window)
      for x in [frame.x + 64, frame.x + frame.width / 2, frame.x + frame.width - 64]
      where x >= seen.x && x < seen.x + seen.width {
        let grip = TimelineGrip(
          shown: harness.layoutInput, moving: harness.state.moving,
          isRightToLeft: isRightToLeft, isLocked: false)
        let time = grip.time(at: (x, frame.y + 600 * 64))
        #expect(time.day == day && time.part == part)
      }
    }
  }

  @Test func fewerDaysAreShownWhereGroupsHaveNoRoom() {
    let harness = EngineHarness.divided(days: 7)
    // 696 points for days: five of three groups with 44 points each.
    #expect(harness.state.viewport.list.days?.count == 5)
    harness.change { $0.metrics.width = 390 }
    #expect(harness.state.viewport.list.days?.count == 2)
    harness.change { $0.metrics.width = 1440 }
    #expect(harness.state.viewport.list.days?.count == 7)
    var options = harness.state.options
    options.groups = (0..<40).map { CalendarGroup(number: UInt16($0 + 1), name: [65]) }
    harness.send(.configure(options))
    #expect(harness.state.viewport.list.days?.count == 1)
    #expect(harness.state.parts(of: harness.state.focus.day) == 32)
  }

  @Test(arguments: WalkPlan.seeds(1...12)) func columnsTileTheirDaysWhateverIsDone(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let names = ["work", "home", "", "elsewhere"]
    let events = (0..<60).map { number in
      let text = "2024-02-\(18 + number % 9)"
      let start = Int32(number * 37 % 1200)
      return Occurrence.meeting(start...start + 90, on: text, "\(number)")
        .inGroup(names[number % 4])
    }
    let harness = EngineHarness.divided(days: 3)
    for _ in 0..<120 {
      switch Int.random(in: 0...6, using: &numbers) {
      case 0:
        harness.swipe(
          from: (400, 400), by: (Double.random(in: -400...400, using: &numbers), 0),
          rests: Bool.random(using: &numbers))
      case 1: harness.wheel(dx: Double.random(in: -300...300, using: &numbers))
      case 2: harness.send(.page(by: Int32.random(in: -2...2, using: &numbers)))
      case 3:
        var options = harness.state.options
        options.timeline.days = Int32.random(in: 1...14, using: &numbers)
        options.timeline.columnsByGroup = Bool.random(using: &numbers)
        options.groups = CalendarGroup.samples.shuffled(using: &numbers)
        harness.send(.configure(options))
      case 4: harness.key(Bool.random(using: &numbers) ? .left : .right)
      case 5: harness.answer(events)
      default: harness.frame()
      }
      let groups = harness.state.options.shownGroups
      var ends: [Int32: Int32] = [:]
      for node in harness.scene.nodes where node.role == .dayColumn {
        let raw = node.key.day?.rawValue ?? 0
        if let end = ends[raw] { #expect(node.frame.x == end) }
        ends[raw] = node.frame.x + node.frame.width
        #expect((node.key.part < 0) == groups.isEmpty)
      }
      for node in harness.scene.nodes where node.role == .timedEvent {
        let part = harness.scene.nodes[Int(node.parent)].key.part
        guard part >= 0, let event = harness.state.facts.event(of: node.key) else { continue }
        #expect(part == groups.part(of: event.occurrence.group))
      }
      let stops = harness.scene.nodes.filter { $0.traits.contains(.tabStop) }
      #expect(stops.count <= 1)
    }
  }
}
