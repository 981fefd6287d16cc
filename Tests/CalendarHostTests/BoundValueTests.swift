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
    private(set) var refusals = 0
    /// Whether nothing waits for another turn.
    var isAtRest: Bool { waiting.isEmpty }
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
      guard value >= 0 else {
        refusals += 1
        return nil
      }
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

  @Test func whatTheUserDoesNextIsNotUndoneByWhatTheAppHasHeardOf() {
    let world = World(10)
    world.turn(to: 20)
    world.turnLoop()
    world.turn(to: 30)
    world.turnLoop()
    #expect(world.calendar == 30)
    world.rest()
    #expect(world.writes == [20, 30])
    #expect(world.adopted.isEmpty)
  }

  /// No two changes are to the same value, or to one of the same tens.
  @Test func bothEndEqualAndHearEachChangeOnceHoweverTheyInterleave() {
    var numbers = SeededNumbers(seed: WalkPlan.seed(5))
    let walks = WalkPlan.steps(100_000)
    var followed = 0
    for walk in 0..<walks {
      let world = World(0)
      var (fromUser, fromApp): (Set<Int>, Set<Int>) = ([], [])
      // The last change, where everybody had heard of those before it.
      var (expected, isSeen): (Int?, Bool) = (nil, true)
      for count in 1...Int.random(in: 1...10, using: &numbers) {
        switch Int.random(in: 0...3, using: &numbers) {
        case 0:
          world.turn(to: count * 10)
          fromUser.insert(count * 10)
          expected = isSeen ? count * 10 : nil
        case 1:
          let new = count * 10 + Int.random(in: 0...2, using: &numbers)
          let isRefused = Int.random(in: 0...4, using: &numbers) == 0
          expected = world.isAtRest && !isRefused ? count * 10 : nil
          (world.app, isSeen) = (isRefused ? -new : new, false)
          fromApp.insert(isRefused ? -new : new)
        case 2:
          world.bound.appShows()
          isSeen = true
        default:
          world.turnLoop()
          isSeen = true
        }
      }
      world.rest()
      var faults: [String] = []
      if world.app != world.calendar { faults.append("not equal") }
      if let expected, world.app != expected { faults.append("\(expected) was lost") }
      if !fromApp.isSuperset(of: world.adopted) { faults.append("the calendar heard its own") }
      if Set(world.adopted).count != world.adopted.count { faults.append("the calendar: twice") }
      // What is refused goes back to what was there, which the app had heard of.
      if world.writes.count - Set(world.writes).count > world.refusals {
        faults.append("the app: twice")
      }
      if world.refusals == 0, !fromApp.isDisjoint(with: world.writes) {
        faults.append("the app heard its own")
      }
      followed += expected == nil ? 0 : 1
      #expect(faults.isEmpty, "walk \(walk): \(faults) \(world.writes) \(world.adopted)")
      guard faults.isEmpty else { return }
    }
    #expect(followed > walks / 4)
  }
}
