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
    /// How often each side was given each value, without what goes back.
    var givenToApp: [Int: Int] = [:]
    var givenToCalendar: [Int: Int] = [:]
    /// What was given back because the calendar refused something.
    var givenBack: [Int] = []
    var (fromUser, fromApp): (Set<Int>, Set<Int>) = ([], [])
    /// What both have to end with: the last change, where the other side had heard of the one before.
    var expected: Int? = 0
    /// The last changes that each side can have heard of.
    var (lastOfUser, lastOfApp) = (0, 0)
    private var hasUnseen = false

    /// The calendar never adopts these.
    static func isImpossible(_ value: Int) -> Bool { value % 13 == 12 }

    /// The user selects.
    mutating func select(_ new: Int) {
      fromUser.insert(new)
      (calendar, lastOfUser) = (new, new)
      expected = hasUnseen ? nil : new
      tellApp()
    }

    /// The app sets its value; the platform shows it to the host at the next update.
    mutating func set(_ new: Int) {
      fromApp.insert(new)
      (app, hasUnseen) = (new, true)
      expected = onTheWay.isEmpty && !Self.isImpossible(new) ? new : nil
    }

    /// The platform updates the host with what the app has.
    mutating func update() {
      hear()
      if let wanted = value.appShows(app) { adopt(wanted) }
    }

    /// What is on its way arrives.
    mutating func deliver() {
      guard !onTheWay.isEmpty else { return }
      (app, hasUnseen) = (onTheWay.removeFirst(), false)
    }

    /// The run loop has turned: all has arrived.
    mutating func settle() {
      while !onTheWay.isEmpty { deliver() }
      hear()
      if let wanted = value.settle(app) { adopt(wanted) }
      while !onTheWay.isEmpty { deliver() }
      update()
    }

    private mutating func hear() {
      if hasUnseen, !Self.isImpossible(app) { lastOfApp = app }
      hasUnseen = false
    }

    private mutating func adopt(_ wanted: Int) {
      givenToCalendar[wanted, default: 0] += 1
      // It is newer than what is on its way.
      onTheWay = []
      if Self.isImpossible(wanted) {
        guard let back = value.calendarRefused() else { return }
        givenBack.append(back)
        onTheWay.append(back)
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

    /// What is wrong once all has come to rest.
    var faults: [String] {
      var found: [String] = []
      if app != calendar || app != value.value { found.append("\(app) is not \(calendar)") }
      if !fromUser.isSuperset(of: givenToApp.keys) { found.append("the app heard its own change") }
      if !fromApp.isSuperset(of: givenToCalendar.keys) {
        found.append("the calendar heard its own")
      }
      if givenToApp.values.contains(where: { $0 > 1 }) { found.append("the app heard one twice") }
      if givenToCalendar.values.contains(where: { $0 > 1 }) { found.append("the calendar did") }
      if let expected, app != expected { found.append("\(expected) was lost, there is \(app)") }
      if app != lastOfUser, app != lastOfApp { found.append("\(app) was superseded") }
      return found
    }
  }

  @Test func bothEndEqualAndHearEachChangeOnceHoweverTheyInterleave() {
    var numbers = SeededNumbers(seed: WalkPlan.seed(3))
    var (refusals, expected) = (0, 0)
    let walks = WalkPlan.steps(100_000)
    for walk in 0..<walks {
      var world = World()
      // No two changes are to the same value.
      for new in 1...Int.random(in: 1...12, using: &numbers) {
        switch Int.random(in: 0...5, using: &numbers) {
        case 0: world.select(World.isImpossible(new) ? new + 100 : new)
        case 1: world.set(Int.random(in: 0...5, using: &numbers) == 0 ? new * 1_300 + 12 : new)
        case 2, 3: world.update()
        case 4: world.deliver()
        default: world.settle()
        }
      }
      world.settle()
      refusals += world.givenBack.count
      expected += world.expected == nil || world.expected == 0 ? 0 : 1
      let faults = world.faults
      #expect(faults.isEmpty, "walk \(walk): \(faults)")
      guard faults.isEmpty else { return }
    }
    #expect(refusals > 1_000 && expected > walks / 4)
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
    world.set(12)
    world.update()
    world.settle()
    #expect(world.app == 4 && world.calendar == 4 && world.givenBack == [4])
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
