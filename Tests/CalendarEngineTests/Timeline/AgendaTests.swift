// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// What an agenda lists, and that it begins where it is asked to.
struct AgendaTests {
  @Test func onlyDaysWithEventsAndTodayAreListed() throws {
    let harness = EngineHarness.agenda()
    harness.answer([
      try .timed("2024-02-22", 540, 600, "Dentist", .red),
      try .timed("2024-02-22", 480, 500, "Gym", .green),
      try .timed("2024-02-22", 700, 700, "Reminder", .green),
      try .whole("2024-02-25", "2024-02-26", "Trip", .blue),
    ])
    #expect(harness.listed.prefix(4) == ["2024-02-20", "2024-02-22", "2024-02-25", "2024-02-26"])
    #expect(harness.texts(on: "2024-02-20") == [])
    #expect(
      harness.texts(on: "2024-02-22") == [
        "Gym\n8:00 AM – 8:20 AM", "Dentist\n9:00 AM – 10:00 AM", "Reminder\n11:40 AM",
      ])
    #expect(harness.texts(on: "2024-02-25") == ["Trip\nall-day, Feb 25 – Feb 26"])
  }

  @Test(arguments: [(1, "until 1:35 AM  Night"), (2, "Night\nuntil 1:35 AM")])
  func onItsSecondDayANightSaysWhenItEnds(lines: Int32, text: String) throws {
    let harness = EngineHarness.agenda { $0.agenda.lines = lines }
    let hours = Occurrence.Hours(start: 980, end: 95)
    harness.answer([try .whole("2024-02-22", "2024-02-23", "Night", .blue, hours)])
    let first = lines == 1 ? "4:20 PM  Night" : "Night\n4:20 PM – 1:35 AM"
    #expect(harness.texts(on: "2024-02-22") == [first])
    #expect(harness.texts(on: "2024-02-23") == [text])
  }

  @Test func anAgendaSaysWhileItLoads() {
    let harness = EngineHarness.agenda()
    func isBusy() -> Bool {
      harness.scene.nodes.contains { $0.role == .agenda && $0.traits.contains(.loading) }
    }
    #expect(isBusy())
    harness.answer([])
    #expect(!isBusy())
    harness.send(.show(day("2031-07-20")))
    harness.settle()
    #expect(isBusy())
  }

  /// Nobody can tell from the first of a month that is loading which day was asked for.
  @Test func theDaysInViewBeginWithTheDayThatIsShownAlsoWhileItLoads() {
    let harness = EngineHarness.agenda()
    for text in ["2024-02-20", "2031-07-20"] {
      harness.forget()
      harness.send(.scroll(to: ScrollTarget(id: 1, day: day(text), place: .start)))
      harness.settle()
      #expect(harness.state.viewport.list.days?.start == day(text))
    }
    harness.answer([])
    #expect(harness.state.viewport.list.days?.start == day("2031-07-20"))
    // Who scrolls means another one.
    harness.wheel(dy: -100)
    harness.settle()
    #expect(harness.state.viewport.list.days.map { $0.start < day("2031-07-20") } == true)
  }

  @Test func emptyDaysAreListedWhereTheyAreAskedFor() {
    let harness = EngineHarness.agenda { $0.agenda.emptyDays = .shown }
    harness.answer([])
    #expect(harness.listed.prefix(3) == ["2024-02-20", "2024-02-21", "2024-02-22"])
    #expect(harness.scene.nodes.contains { $0.role == .agendaNote })
  }

  @Test func todayBeginsTheViewAlsoAfterItsEventsHaveArrived() throws {
    let harness = EngineHarness.agenda()
    let early = try (1...19).map {
      try Occurrence.timed("2024-02-\($0 < 10 ? "0" : "")\($0)", 540, 600, "Early", .red)
    }
    let late = try (1...20).map {
      try Occurrence.timed("2024-03-\($0 < 10 ? "0" : "")\($0)", 540, 600, "Late", .red)
    }
    harness.answer(early + late)
    #expect(harness.listed.first == "2024-02-20")
    #expect(harness.listTop(of: "2024-02-20") == 0)
  }

  @Test func whatIsInViewStaysWhileEarlierDaysArrive() throws {
    let harness = EngineHarness.agenda()
    let all = try (1...28).map {
      try Occurrence.timed("2024-02-\($0 < 10 ? "0" : "")\($0)", 540, 600, "Each", .red)
    }
    harness.answer(all)
    harness.wheel(dy: 100)
    harness.settle()
    let before = try #require(harness.listTop(of: "2024-02-22"))
    harness.send(.invalidated(nil, sequence: nil))
    let more = try (1...15).map {
      try Occurrence.timed("2024-02-\($0 < 10 ? "0" : "")\($0)", 700, 800, "More", .blue)
    }
    harness.answer(all + more)
    #expect(harness.texts(on: "2024-02-22").count == 1)
    #expect(harness.listTop(of: "2024-02-22") == before)
  }

  @Test func aDayIsShownWhereverItsMonthIs() throws {
    let harness = EngineHarness.agenda()
    let all =
      try ["2031-07-04", "2031-07-20", "2031-07-21", "2031-08-02"].map {
        try Occurrence.timed($0, 540, 600, "Far", .red)
      } + (1...9).map { try Occurrence.timed("2031-08-1\($0)", 540, 600, "Far", .red) }
    harness.answer(all)
    harness.send(.show(day("2031-07-20")))
    harness.answer(all)
    harness.settle()
    #expect(harness.listTop(of: "2031-07-20") == 0)
    #expect(harness.state.viewport.page == CalendarPage(day("2031-07-01").civil.yearMonth))
  }

  @Test(arguments: ["2009-05-05", "2007-02-01", "2041-08-09"], [1, 7, 16, 33, 50])
  func todayIsGoneToFromAnywhere(_ far: String, _ pause: Int64) throws {
    let harness = EngineHarness.agenda()
    let all = try Occurrence.week()
    let later = all.filter { $0.days.start >= day("2024-02-20") }
    for events in [all, later] {
      harness.answer(events)
      harness.send(.show(day(far)))
      harness.answer(events)
      harness.settle()
      harness.wheel(dy: far < "2024" ? -900 : 900)
      harness.answer(events)
      harness.settle()
      harness.send(.showToday)
      for _ in 0..<60 {
        harness.wait(milliseconds: pause)
        harness.answer(events)
      }
      harness.settle()
      harness.answer(events)
      #expect(harness.listTop(of: "2024-02-20") == 0)
    }
  }

  @Test func nothingIsListedOnTheDayAtWhoseMidnightItEnds() throws {
    let harness = EngineHarness.agenda()
    harness.answer([
      try .whole("2024-02-22", "2024-02-23", "Party", .pink, Occurrence.Hours(start: 1200, end: 0)),
      try .whole(
        "2024-02-25", "2024-02-26", "Night", .pink, Occurrence.Hours(start: 1200, end: 60)),
    ])
    #expect(harness.texts(on: "2024-02-22") == ["Party\n8:00 PM – 12:00 AM"])
    #expect(harness.texts(on: "2024-02-23") == [])
    #expect(harness.texts(on: "2024-02-26") == ["Night\nuntil 1:00 AM"])
  }

  @Test func whatEndsAtMidnightIsSaidToEndOnTheDayThatBeginsThen() throws {
    let harness = EngineHarness.agenda()
    let hours = Occurrence.Hours(start: 1200, end: 1440)
    harness.answer([
      try .whole("2024-02-22", "2024-02-22", "Party", .pink, hours),
      try .whole("2024-02-24", "2024-02-25", "Trip", .blue, hours),
    ])
    let labels = Set(
      harness.scene.nodes.map { String(decoding: harness.scene.utf8($0.label), as: UTF8.self) })
    #expect(labels.contains("Party, Thursday, February 22, 2024, 8:00 PM to 12:00 AM"))
    let trip =
      "Trip, Saturday, February 24, 2024, 8:00 PM to Monday, February 26, 2024, 12:00 AM"
    #expect(labels.contains(trip))
  }

  @Test func longEventsSayTheirPartOfADay() throws {
    let harness = EngineHarness.agenda()
    harness.answer([
      try .whole(
        "2024-02-22", "2024-02-24", "Flight", .blue, Occurrence.Hours(start: 600, end: 900))
    ])
    #expect(harness.texts(on: "2024-02-22") == ["Flight\n10:00 AM –"])
    #expect(harness.texts(on: "2024-02-23") == ["Flight\nall-day, Feb 22 – Feb 24"])
    #expect(harness.texts(on: "2024-02-24") == ["Flight\nuntil 3:00 PM"])
  }

  @Test func aMonthWithoutEventsSaysSo() {
    let harness = EngineHarness.agenda()
    harness.answer([])
    let labels = harness.scene.nodes.filter { $0.role == .agendaDay }.map {
      String(decoding: harness.scene.utf8($0.label), as: UTF8.self)
    }
    #expect(labels.contains("March 2024, No events"))
    #expect(labels.contains("Tuesday, February 20, 2024, Today, No events"))
  }

  @Test func eachDayHasOneTabStop() throws {
    let harness = EngineHarness.agenda()
    harness.answer(try Occurrence.week())
    for _ in 0..<30 {
      harness.key(.pageDown)
      harness.settle()
      let stops = harness.scene.nodes.filter { $0.traits.contains(.tabStop) }
      #expect(stops.count == 1)
      #expect(stops.first?.key.day == harness.state.focus.day)
      harness.answer(try Occurrence.week())
    }
  }

  /// A month has only its name until its events are there, and is twenty times as long then.
  ///
  /// Whoever scrolls a hand's breadth meanwhile comes a hand's breadth further, and not to next spring.
  @Test func whatIsLoadedOnTheWayTakesNobodyFurther() throws {
    var events: [Occurrence] = []
    for month in ["2024-02", "2024-03", "2024-04"] {
      for number in 10...28 {
        for hour: Int32 in [9, 12, 15] {
          events.append(try .timed("\(month)-\(number)", hour * 60, hour * 60 + 60, "Hour", .blue))
        }
      }
    }
    for frames in 0...12 {
      for distance: Int32 in [60, 200] {
        let harness = EngineHarness.agenda()
        harness.settle()
        harness.send(.wheel(by: distance * 64, smoothly: true))
        for _ in 0..<frames { harness.wait(milliseconds: 16) }
        harness.answer(events)
        #expect(harness.settle())
        harness.answer(events)
        let first = try #require(harness.listed.first)
        #expect(first >= "2024-02-10" && first < "2024-03-20", "\(distance) \(frames)")
      }
    }
  }
}
