// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// A calendar without its header or its weekdays (`hide`), and one whose pages stay (`paging`).
struct LeftOutTests {
  private func roles(_ harness: EngineHarness) -> Set<Role> {
    Set(harness.scene.nodes.map { $0.role })
  }

  @Test(arguments: [ViewKind.month, .week, .expandable, .months])
  func withoutItsHeaderTheGridBeginsAtTheTopAndHasTheName(view: ViewKind) {
    let harness = EngineHarness {
      $0.view = view
      $0.hiddenParts = .header
    }
    #expect(roles(harness).isDisjoint(with: [.header, .title, .nextButton, .todayButton]))
    let grid = harness.scene.nodes.first { $0.role == .grid || $0.role == .monthGrid }
    #expect(grid.map { !harness.scene.utf8($0.label).isEmpty } == true)
    let weekdays = harness.scene.nodes.firstIndex { $0.role == .weekdayRow }
    #expect(weekdays.map { harness.scene.absoluteFrame($0).y } == 0)
    #expect(SceneFaults.structure(harness.scene) == [])
  }

  @Test(arguments: [ViewKind.month, .week, .expandable, .months])
  func withoutWeekdaysTheFirstWeekStandsThere(view: ViewKind) {
    let harness = EngineHarness {
      $0.view = view
      $0.hiddenParts = .weekdays
    }
    #expect(roles(harness).isDisjoint(with: [.weekdayRow, .weekdayLabel]))
    let header = harness.scene.nodes.firstIndex { $0.role == .header }
    let strip = harness.scene.nodes.firstIndex { $0.role == .strip }
    let bottom = header.map { harness.scene.absoluteFrame($0) }
    #expect(strip.map { harness.scene.absoluteFrame($0).y } == bottom.map { $0.y + $0.height })
  }

  @Test func withoutItsHeaderATimelineBeginsWithItsDates() {
    let harness = EngineHarness.timeline(days: 7) { $0.hiddenParts = .header }
    #expect(roles(harness).isDisjoint(with: [.header, .title, .nextButton, .todayButton]))
    let grid = harness.scene.nodes.firstIndex { $0.role == .grid }
    #expect(grid.map { harness.scene.absoluteFrame($0).y } == 0)
    #expect(grid.map { !harness.scene.utf8(harness.scene.nodes[$0].label).isEmpty } == true)
    let whole = EngineHarness.timeline(days: 7).scene.nodes
    let header = whole.first { $0.role == .header }?.frame.height ?? 0
    #expect(header > 0)
    #expect(harness.scene.nodes[0].frame.height == whole[0].frame.height - header)
    #expect(SceneFaults.structure(harness.scene) == [])
  }

  @Test func withoutBothAMonthIsItsWeeks() {
    let harness = EngineHarness { $0.hiddenParts = [.header, .weekdays] }
    let rows = harness.scene.nodes.filter { $0.role == .weekRow }
    let height = rows.reduce(0) { $0 + $1.frame.height }
    #expect(harness.scene.nodes[0].frame.height == height + 4 * 64)
  }

  @Test func theAttributeNamesWhatIsLeftOut() {
    var options = CalendarOptions()
    options.read([OptionAttribute(name: Array("hide".utf8), value: Array("header weekdays".utf8))])
    #expect(options.hiddenParts == [.header, .weekdays])
  }
}

struct LockedPagesTests {
  private func locked(
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness {
      $0.locksPages = true
      configure(&$0)
    }
  }

  @Test func neitherSwipesNorWheelsTurn() {
    let harness = locked { $0.wheelPagesVertically = true }
    harness.swipe(.left)
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-02"))
    harness.send(.wheel(WheelSample(dx: 300 * 64, dy: 0)))
    #expect(!harness.isClaimed)
    harness.send(.wheel(WheelSample(dx: 0, dy: 300 * 64)))
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-02"))
  }

  @Test func aListStandsStill() {
    let harness = locked { $0.view = .months }
    let before = harness.state.viewport.list.offset
    harness.send(.wheel(WheelSample(dx: 0, dy: 300 * 64)))
    harness.settle()
    #expect(harness.state.viewport.list.offset == before)
    #expect(!harness.isClaimed)
  }

  @Test func keysStayAmongTheDaysInView() {
    let harness = locked()
    harness.key(.pageDown)
    #expect(harness.state.focus.day == day("2024-02-29"))
    harness.key(.right)
    #expect(harness.state.focus.day == day("2024-02-29"))
    harness.key(.pageUp)
    #expect(harness.state.focus.day == day("2024-02-01"))
    harness.key(.up)
    harness.key(.letterT)
    #expect(harness.state.focus.day == day("2024-02-01"))
    #expect(harness.state.viewport.page == page("2024-02"))
  }

  @Test func thereAreNoButtonsThatWouldTurn() {
    let roles = Set(locked().scene.nodes.map { $0.role })
    #expect(roles.isDisjoint(with: [.previousButton, .nextButton, .todayButton]))
    #expect(roles.contains(.title))
  }

  @Test func aDayOfAnotherMonthIsSelectedWhereItStands() {
    let harness = locked()
    harness.tap(NodeKey(day: day("2024-03-01"), on: page("2024-02")))
    #expect(harness.state.selection == .day(day("2024-03-01")))
    #expect(harness.state.viewport.page == page("2024-02"))
  }

  @Test func aDragThatSelectsDoesNotTurnAtTheSide() {
    let harness = locked {
      $0.selection = .interval
      $0.swipe = .selects
    }
    let start = harness.middle(of: NodeKey(day: day("2024-02-14"), on: page("2024-02")))
    harness.pointer(.down, x: start?.x ?? 0, y: start?.y ?? 0)
    harness.pointer(.moved, x: 349, y: start?.y ?? 0)
    harness.wait(milliseconds: 2_000)
    #expect(harness.state.viewport.page == page("2024-02"))
    #expect(harness.state.selection.interval == days("2024-02-14", "2024-02-17"))
  }

  @Test func theAppTurnsAllTheSame() {
    let harness = locked()
    harness.send(.page(by: 1))
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-03"))
    harness.send(.show(day("2024-07-01")))
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-07"))
  }

  @Test func noScreenReaderIsOfferedATurn() {
    let tree = locked().runtime.accessibility
    let triggers = tree.elements.flatMap { $0.actions.map { $0.trigger } }
    #expect(!triggers.contains(.increment))
    #expect(!triggers.contains(.decrement))
  }
}
