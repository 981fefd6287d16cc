// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarHost
import Testing

/// A binding and a calendar on a platform whose run loop turns when it is told to.
@MainActor
@Suite struct BoundValueTests {
  /// The app's variable, the calendar, and what waits for the next turn.
  @MainActor
  private final class World {
    var app: Int?
    private(set) var calendar: Int
    private(set) var writes: [Int] = []
    private(set) var adopted: [Int] = []
    private var waiting: [() -> Void] = []
    private(set) lazy var bound = BoundValue(
      calendar, later: { [unowned self] in waiting.append($0) },
      adopt: { [unowned self] in adopt($0) })

    init(_ value: Int) {
      (app, calendar) = (value, value)
      bound.read = { [unowned self] in app }
      bound.write = { [unowned self] in
        app = $0
        writes.append($0)
      }
    }

    /// The user turns to a page: the first of its tens.
    func turn(to value: Int) {
      calendar = value / 10 * 10
      bound.calendarShows(calendar)
    }

    /// Refuses what is below 0, and shows the page of everything else.
    private func adopt(_ value: Int) -> Int? {
      adopted.append(value)
      guard value >= 0 else { return nil }
      calendar = value / 10 * 10
      return calendar
    }

    /// A turn of the run loop, in which SwiftUI updates what has changed.
    func turnLoop() {
      let now = waiting
      waiting = []
      for action in now { action() }
      bound.appShows()
    }

    func rest() {
      for _ in 0..<8 { turnLoop() }
    }
  }

  @Test func whatTheUserDoesIsWrittenOnceAndLater() {
    let world = World(10)
    world.turn(to: 20)
    #expect(world.app == 10)
    world.rest()
    #expect(world.writes == [20])
    #expect(world.adopted.isEmpty)
  }

  @Test func whatTheAppSetsIsAdoptedOnce() {
    let world = World(10)
    world.app = 30
    world.rest()
    #expect(world.adopted == [30])
    #expect(world.writes.isEmpty)
  }

  @Test func theAppIsGivenWhatTheCalendarMadeOfItsValue() {
    let world = World(10)
    world.app = 37
    world.rest()
    #expect(world.app == 30)
    #expect(world.adopted == [37])
    #expect(world.writes == [30])
  }

  @Test func whatIsRefusedGoesBack() {
    let world = World(10)
    world.app = -5
    world.rest()
    #expect(world.app == 10)
    #expect(world.calendar == 10)
  }

  @Test func nothingIsToldWhereNothingIsBound() {
    let world = World(10)
    world.app = nil
    world.turn(to: 40)
    world.bound.read = { nil }
    world.rest()
    #expect(world.adopted.isEmpty)
  }

  @Test func aNewBeginningIsNotTold() {
    let world = World(10)
    world.app = 50
    world.bound.start(50)
    world.rest()
    #expect(world.adopted.isEmpty)
    #expect(world.writes.isEmpty)
  }

  @Test func whatTheAppSetsLaterIsNotUndoneByWhatIsOnItsWay() {
    let world = World(10)
    world.turn(to: 20)
    world.app = 50
    world.bound.appShows()
    world.rest()
    #expect(world.app == 50)
    #expect(world.calendar == 50)
    #expect(world.writes.isEmpty)
  }

  @Test func aNewBeginningForgetsWhatIsOnItsWay() {
    let world = World(10)
    world.turn(to: 20)
    world.bound.start(10)
    world.rest()
    #expect(world.writes.isEmpty)
  }

  @Test func bothEndEqualHoweverTheyInterleave() {
    var numbers = SeededNumbers(seed: WalkPlan.seed(5))
    let walks = WalkPlan.steps(20_000)
    for walk in 0..<walks {
      let world = World(10)
      for _ in 0..<Int.random(in: 1...10, using: &numbers) {
        let new = Int.random(in: -10...60, using: &numbers)
        switch Int.random(in: 0...3, using: &numbers) {
        case 0: world.turn(to: max(new, 0))
        case 1: world.app = new
        case 2: world.bound.appShows()
        default: world.turnLoop()
        }
      }
      world.rest()
      #expect(world.app == world.calendar, "walk \(walk)")
    }
    #expect(walks > 0)
  }
}
