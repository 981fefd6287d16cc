// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarHost
import Testing

/// An app and a calendar that change one value, with a platform between them that delivers late.
@Suite struct TwoWayLawTests {
  /// A calendar, an app, and what is on its way to the app.
  private struct World {
    var calendar = 0
    var app = 0
    var onTheWay: [Int] = []
    var value = TwoWayValue(0)
    /// How often each side was given each value.
    var givenToApp: [Int: Int] = [:]
    var givenToCalendar: [Int: Int] = [:]
    var refusals = 0
    /// The value that the calendar never adopts.
    static let impossible = 13

    /// The user selects.
    mutating func select(_ new: Int) {
      calendar = new
      tellApp()
    }

    /// The app sets its value; the platform shows it to the host at the next update.
    mutating func set(_ new: Int) { app = new }

    /// The platform updates the host with what the app has.
    mutating func update() {
      if let wanted = value.appShows(app) { adopt(wanted) }
    }

    /// What is on its way arrives.
    mutating func deliver() {
      guard !onTheWay.isEmpty else { return }
      app = onTheWay.removeFirst()
    }

    /// The run loop has turned: all has arrived.
    mutating func settle() {
      while !onTheWay.isEmpty { deliver() }
      if let wanted = value.settle(app) { adopt(wanted) }
      while !onTheWay.isEmpty { deliver() }
      update()
    }

    private mutating func adopt(_ wanted: Int) {
      givenToCalendar[wanted, default: 0] += 1
      if wanted == Self.impossible {
        refusals += 1
        if let back = value.calendarRefused() { onTheWay.append(back) }
      } else {
        calendar = wanted
        tellApp()
      }
    }

    private mutating func tellApp() {
      guard let news = value.calendarShows(calendar) else { return }
      givenToApp[news, default: 0] += 1
      onTheWay.append(news)
    }
  }

  @Test func bothEndEqualHoweverTheyInterleave() {
    var numbers = SeededNumbers(seed: WalkPlan.seed(3))
    var refusals = 0
    let walks = WalkPlan.steps(100_000)
    for walk in 0..<walks {
      var world = World()
      for _ in 0..<Int.random(in: 1...12, using: &numbers) {
        let new = Int.random(in: 1...20, using: &numbers)
        switch Int.random(in: 0...5, using: &numbers) {
        case 0: if new != World.impossible { world.select(new) }
        case 1: world.set(new)
        case 2, 3: world.update()
        case 4: world.deliver()
        default: world.settle()
        }
      }
      world.settle()
      refusals += world.refusals
      #expect(world.app == world.calendar && world.app == world.value.value, "walk \(walk)")
      guard world.app == world.calendar else { return }
    }
    #expect(refusals > 1_000)
  }

  @Test func eachChangeOfTheUserIsDeliveredOnce() {
    var world = World()
    for new in [4, 5, 6] {
      world.select(new)
      // The platform updates for other reasons while the news is on its way.
      world.update()
      world.update()
    }
    world.deliver()
    world.update()
    world.settle()
    #expect(world.givenToApp == [4: 1, 5: 1, 6: 1])
    #expect(world.givenToCalendar.isEmpty)
    #expect(world.app == 6 && world.calendar == 6)
  }

  @Test func eachChangeOfTheAppIsDeliveredOnceAndDoesNotComeBack() {
    var world = World()
    world.set(7)
    world.update()
    world.update()
    world.settle()
    #expect(world.givenToCalendar == [7: 1] && world.givenToApp.isEmpty)
    #expect(world.calendar == 7)
  }

  @Test func whatTheCalendarRefusesGoesBack() {
    var world = World()
    world.select(4)
    world.settle()
    world.set(World.impossible)
    world.update()
    world.settle()
    #expect(world.app == 4 && world.calendar == 4 && world.refusals == 1)
  }

  @Test func anAppThatKeepsItsValueIsFollowedOnceItHadTheTime() {
    var value = TwoWayValue(1)
    #expect(value.calendarShows(2) == 2)
    #expect(value.appShows(1) == nil)
    #expect(value.settle(1) == 1)
    #expect(value.calendarShows(1) == nil)
    #expect(value.value == 1)
  }
}
