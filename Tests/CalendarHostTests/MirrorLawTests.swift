// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarHost
import CivilTime
import Testing

/// A surface that is given changes shows what one shows that is given the whole scene.
@MainActor
@Suite struct MirrorLawTests {
  @Test(arguments: Preset.allCases)
  func whatIsMirroredIsTheScene(preset: Preset) {
    _ = check(HostWalker(seed: WalkPlan.seed(7), CalendarOptions(preset)), preset)
  }

  /// Events are carried and stretched meanwhile, and the app takes other presets.
  @Test(
    arguments: [.infiniteCalendar, .jzCalendarWeekView, .fsCalendar(scope: .month)] as [Preset])
  func whatIsMirroredOfEventsIsTheScene(preset: Preset) {
    let found = check(HostWalker(seed: WalkPlan.seed(17), eventsOf: preset), preset)
    #expect(found.roles.isSuperset(of: [.timedEvent, .eventBar, .timeCursor]))
    #expect(found.traits.isSuperset(of: [.lifted, .vacated]))
  }

  private struct Found {
    var roles: Set<Role> = []
    var traits: Traits = []
  }

  /// Walks, and returns the roles and traits that there were.
  private func check(_ start: HostWalker, _ preset: Preset) -> Found {
    let steps = WalkPlan.steps(10_000)
    var (walker, seen) = (start, Found())
    var checked: (scene: CalendarScene, changes: Int)?
    for step in 0..<steps {
      walker.step()
      // Many steps change nothing, neither there nor here.
      let surface = walker.host.surface
      if let checked, checked.changes == surface.changes, checked.scene == walker.host.session.scene
      {
        continue
      }
      checked = (walker.host.session.scene, surface.changes)
      let found = walker.host.surface.differences(from: walker.host.session.scene)
      #expect(found.isEmpty, "\(preset.name) step \(step): \(found.prefix(3))")
      guard found.isEmpty else { return seen }
      for node in walker.host.session.scene.nodes {
        seen.roles.insert(node.role)
        seen.traits.formUnion(node.traits)
      }
    }
    #expect(walker.host.surface.needless.isEmpty)
    return seen
  }

  @Test func whatHasNotChangedIsNotDrawn() {
    let host = PaperHost()
    let before = host.surface.drawn
    host.session.frame()
    host.session.send(.action(.focusLeft))
    #expect(host.surface.drawn == before)
    host.tap(host.key(day(2, 14)))
    // Pressed, then selected; the announcement and the tab stop, which leaves the 20th.
    #expect((2...8).contains(host.surface.drawn - before), "\(host.surface.drawn - before)")
  }

  @Test func aPageTurnDrawsOnlyWhatIsNewOrOther() {
    let host = PaperHost()
    let drawn = host.surface.drawn
    host.session.send(.action(.page(by: 1)))
    host.pass(milliseconds: 2_000)
    // The month that comes has a page, 6 weeks and 42 days; the title, the tab stop and what a screen
    // reader says change, and so do the buttons at most.
    #expect((49...110).contains(host.surface.drawn - drawn), "\(host.surface.drawn - drawn)")
    #expect(host.surface.needless.isEmpty)
    #expect(host.surface.differences(from: host.session.scene).isEmpty)
  }

  @Test func nothingIsKeptOfPagesThatWereTurned() {
    let host = PaperHost()
    host.session.send(.action(.page(by: 1)))
    host.pass(milliseconds: 2_000)
    let made = host.surface.made
    for _ in 0..<300 {
      host.session.send(.action(.page(by: 1)))
      host.pass(milliseconds: 600)
    }
    // What leaves is used again by what comes.
    #expect(host.surface.made == made)
    #expect(host.surface.differences(from: host.session.scene).isEmpty)
  }

  @Test func anotherThemeDrawsEverythingOnce() {
    let host = PaperHost()
    let before = host.surface.drawn
    host.mirror.redraw(on: host.surface)
    #expect(host.surface.drawn - before == host.session.scene.nodes.count)
  }

  @Test func whatIsOfOneRoleIsDrawnAlone() {
    let host = PaperHost()
    let before = host.surface.drawn
    host.mirror.redraw(.weekdayLabel, on: host.surface)
    #expect(host.surface.drawn - before == 7)
    host.mirror.redraw(.timeCursor, on: host.surface)
    #expect(host.surface.drawn - before == 7)
  }
}
