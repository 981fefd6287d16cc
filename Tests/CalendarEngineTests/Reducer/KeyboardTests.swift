// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// The keys of a day grid, as in the accessibility contract.
struct KeyboardTests {
  struct Walk: Sendable, CustomTestStringConvertible {
    var start: String
    var keys: [(KeySample.Key, Modifiers)]
    var end: String
    var rightToLeft = false
    var testDescription: String { "\(start) to \(end)" }

    init(
      _ start: String, _ keys: [(KeySample.Key, Modifiers)], _ end: String,
      rightToLeft: Bool = false
    ) {
      (self.start, self.keys, self.end, self.rightToLeft) = (start, keys, end, rightToLeft)
    }

    init(_ start: String, _ keys: KeySample.Key..., to end: String, rightToLeft: Bool = false) {
      self.init(start, keys.map { ($0, []) }, end, rightToLeft: rightToLeft)
    }
  }

  static let walks: [Walk] = [
    Walk("2024-02-14", .left, to: "2024-02-13"),
    Walk("2024-02-14", .right, to: "2024-02-15"),
    Walk("2024-02-14", .up, to: "2024-02-07"),
    Walk("2024-02-14", .down, to: "2024-02-21"),
    Walk("2024-02-14", .left, to: "2024-02-15", rightToLeft: true),
    Walk("2024-02-14", .right, to: "2024-02-13", rightToLeft: true),
    Walk("2024-02-14", .up, to: "2024-02-07", rightToLeft: true),
    // Over the edges of months.
    Walk("2024-02-01", .left, to: "2024-01-31"),
    Walk("2024-02-29", .right, to: "2024-03-01"),
    Walk("2023-02-28", .right, to: "2023-03-01"),
    Walk("2024-02-03", .up, to: "2024-01-27"),
    Walk("2024-02-27", .down, to: "2024-03-05"),
    Walk("2024-12-31", .right, to: "2025-01-01"),
    // Moving by months keeps the wanted day until a move within a month.
    Walk("2024-01-31", .pageDown, to: "2024-02-29"),
    Walk("2024-01-31", .pageDown, .pageDown, to: "2024-03-31"),
    Walk("2024-01-31", .pageDown, .pageDown, .pageDown, to: "2024-04-30"),
    Walk("2024-01-31", .pageDown, .left, .pageDown, to: "2024-03-28"),
    Walk("2024-01-31", .pageDown, .right, .left, .pageDown, to: "2024-03-29"),
    Walk("2024-01-31", .pageDown, .up, .down, .pageDown, to: "2024-03-29"),
    Walk("2024-03-31", .pageUp, to: "2024-02-29"),
    Walk("2024-03-31", .pageUp, .pageUp, to: "2024-01-31"),
    Walk("2023-03-31", .pageUp, to: "2023-02-28"),
    Walk("2024-05-15", .pageUp, .pageDown, to: "2024-05-15"),
    // Years.
    Walk("2024-02-29", [(.pageDown, .shift)], "2025-02-28"),
    Walk("2024-02-29", [(.pageUp, .shift)], "2023-02-28"),
    Walk("2024-02-29", [(.pageDown, .shift), (.pageUp, .shift)], "2024-02-29"),
    Walk("2024-01-31", [(.pageDown, .shift), (.pageDown, [])], "2025-02-28"),
    // The month's ends.
    Walk("2024-02-14", [(.home, .control)], "2024-02-01"),
    Walk("2024-02-14", [(.end, .control)], "2024-02-29"),
    // Today.
    Walk("2023-07-04", .letterT, to: "2024-02-20"),
    // The ends of the calendar.
    Walk("9999-12-31", .right, to: "9999-12-31"),
    Walk("9999-12-31", .down, to: "9999-12-31"),
    Walk("9999-12-15", .pageDown, to: "9999-12-15"),
    Walk("9999-12-28", .down, to: "9999-12-31"),
    Walk("-9999-01-01", .left, to: "-9999-01-01"),
    Walk("-9999-01-01", .up, to: "-9999-01-01"),
    Walk("-9999-01-20", .pageUp, to: "-9999-01-20"),
  ]

  @Test(arguments: walks)
  func keysLead(walk: Walk) {
    var locale = LocaleProfile()
    locale.isRightToLeft = walk.rightToLeft
    let harness = EngineHarness(showing: walk.start, locale: locale)
    harness.send(.focusEntered(day(walk.start)))
    harness.forget()
    for (key, modifiers) in walk.keys {
      harness.key(key, modifiers)
      #expect(harness.isClaimed)
    }
    #expect(harness.state.focus.day == day(walk.end))
    #expect(harness.state.viewport.page.month == day(walk.end).civil.yearMonth)
    // The host's focus follows, key by key.
    let focused = harness.take("focus")
    #expect(focused.count == walk.keys.count)
    #expect(focused.last == "focus \(day(walk.end)) on \(day(walk.end).civil.yearMonth)")
    harness.settle()
    #expect(harness.traits(walk.end)?.contains(.tabStop) == true)
    #expect(SceneFaults.structure(harness.scene) == [])
    #expect(harness.state.selection == .none)
  }

  @Test func homeAndEndStayInTheWeekWhateverItsFirstDay() {
    var faults: [String] = []
    var count = 0
    let ends = (0..<21).flatMap { offset in
      [EpochDay.min.addingClamped(days: offset), EpochDay.max.addingClamped(days: -offset)]
    }
    let middle = (0..<70).map { day("2024-01-20").addingClamped(days: $0) }
    for first in Weekday.allCases {
      for start in ends + middle {
        let harness = EngineHarness(showing: "\(start)") { $0.firstWeekday = first }
        let column = first.days(until: start.weekday)
        harness.key(.home)
        let home = start.addingClamped(days: -column)
        if harness.state.focus.day != home { faults.append("Home from \(start), \(first)") }
        harness.key(.end)
        let end = start.addingClamped(days: 6 - column)
        if harness.state.focus.day != end { faults.append("End from \(start), \(first)") }
        count += 1
      }
    }
    #expect(faults == [])
    #expect(count == 784)
  }

  @Test func boundsHoldTheKeyboard() {
    let harness = EngineHarness { $0.bounds = days("2024-02-10", "2024-03-05") }
    harness.key(.home, .control)
    #expect(harness.state.focus.day == day("2024-02-10"))
    for key in [KeySample.Key.left, .up, .home, .pageUp] {
      harness.key(key)
      #expect(harness.state.focus.day == day("2024-02-10"))
    }
    harness.key(.pageDown)
    #expect(harness.state.focus.day == day("2024-03-05"))
    for key in [KeySample.Key.right, .down, .pageDown] {
      harness.key(key)
      #expect(harness.state.focus.day == day("2024-03-05"))
    }
    harness.key(.end, .control)
    #expect(harness.state.focus.day == day("2024-03-05"))
    harness.key(.home, .control)
    #expect(harness.state.focus.day == day("2024-03-01"))
  }

  @Test func controlHomeAndEndSkipWhatCannotBeChosen() {
    let harness = EngineHarness { $0.loadsFacts = true }
    let closed = ["2024-02-01", "2024-02-02", "2024-02-29"].map { text in
      var fact = DayFact(day: day(text))
      fact.isDisabled = true
      return fact
    }
    harness.answerAll(closed)
    harness.key(.home, .control)
    #expect(harness.state.focus.day == day("2024-02-03"))
    harness.key(.end, .control)
    #expect(harness.state.focus.day == day("2024-02-28"))
    // The arrows do not skip it: a day that cannot be chosen can be read.
    harness.key(.right)
    #expect(harness.state.focus.day == day("2024-02-29"))
  }

  @Test func nothingIsFocusedWhileTheFocusIsElsewhere() {
    let harness = EngineHarness()
    harness.key(.right)
    harness.tap(.nextButton)
    #expect(harness.take("focus") == [])
    harness.send(.focusEntered(nil))
    harness.key(.right)
    #expect(harness.take("focus") == ["focus 2024-03-02 on 2024-03"])
    harness.send(.focusLeft)
    harness.key(.right)
    #expect(harness.take("focus") == [])
  }

  @Test func theFocusFollowsADayThatAScreenReaderChooses() {
    let harness = EngineHarness()
    harness.send(.focusEntered(day("2024-02-20")))
    let key = NodeKey(.dayCell, page: harness.state.viewport.page, day: day("2024-02-27"))
    harness.send(.activate(key))
    #expect(harness.take("focus") == ["focus 2024-02-27 on 2024-02"])
    harness.send(.activate(key))
    #expect(harness.take("focus") == [])
  }

  @Test func theFocusStaysOnItsDayWhenWeeksBeginElsewhere() {
    let harness = EngineHarness { $0.view = .week }
    harness.send(.focusEntered(day("2024-02-20")))
    harness.configure { $0.firstWeekday = .monday }
    #expect(harness.take("focus") == ["focus 2024-02-20 on 2024-02"])
  }

  @Test func theFocusFollowsThePage() {
    let harness = EngineHarness()
    harness.send(.focusEntered(day("2024-02-20")))
    harness.swipe(.left)
    #expect(harness.take("focus") == ["focus 2024-03-01 on 2024-03"])
  }

  @Test func comingInOnADayMovesTheTabStop() {
    let harness = EngineHarness()
    harness.send(.focusEntered(day("2024-02-07")))
    #expect(harness.state.focus.day == day("2024-02-07"))
    #expect(harness.traits("2024-02-07")?.contains(.tabStop) == true)
    // Not on a day of another page.
    harness.send(.focusEntered(day("2024-03-01")))
    #expect(harness.state.focus.day == day("2024-02-07"))
  }

  @Test func enterAndSpaceChoose() {
    for key in [KeySample.Key.enter, .space] {
      let harness = EngineHarness()
      harness.key(.right)
      harness.key(key)
      #expect(harness.isClaimed)
      #expect(harness.summary == "2024-02 rest, focus 2024-02-21, selected 2024-02-21")
      #expect(harness.take() == ["selection 2024-02-21"])
    }
  }

  @Test func escapeAndChordsAreTheHosts() {
    let harness = EngineHarness()
    let before = harness.state
    harness.key(.escape)
    #expect(!harness.isClaimed)
    for key in [KeySample.Key.left, .right, .up, .down, .enter, .space, .pageUp, .letterT] {
      harness.key(key, .control)
      #expect(!harness.isClaimed)
      harness.key(key, .alt)
      #expect(!harness.isClaimed)
    }
    harness.key(.letterT, .shift)
    #expect(!harness.isClaimed)
    #expect(harness.state == before)
  }

  @Test func theKeyTCanBeSwitchedOff() {
    let harness = EngineHarness(showing: "2023-07-04") { $0.singleKeys = false }
    harness.key(.letterT)
    #expect(!harness.isClaimed)
    #expect(harness.state.focus.day == day("2023-07-04"))
  }

  @Test func theKeyTNeedsAToday() {
    let harness = EngineHarness(showing: "2023-07-04", today: nil)
    harness.key(.letterT)
    #expect(harness.state.focus.day == day("2023-07-04"))
  }

  /// Ten years of Page Down from the last day of every month: the wanted day is never lost.
  @Test func theWantedDayIsNeverLost() {
    var faults: [String] = []
    var count = 0
    for number: Int32 in 28...31 {
      let harness = EngineHarness(
        showing: "\(month("2023-12").day(clamping: number))", reducesMotion: true)
      for _ in 0..<120 {
        harness.key(.pageDown)
        let day = harness.state.focus.day
        if day != harness.state.viewport.page.month.day(clamping: number) {
          faults.append("\(day)")
        }
        count += 1
      }
    }
    #expect(faults == [])
    #expect(count == 480)
  }

  // MARK: - What cannot be chosen

  /// By rule, by list and by fact: the focus goes there, Enter chooses nothing and says why.
  @Test(arguments: ["2024-02-17", "2024-02-15", "2024-02-14"])
  func whatCannotBeChosenCanBeGoneToAndSaysSo(closed: String) throws {
    let harness = EngineHarness(showing: closed) {
      $0.loadsFacts = true
      $0.disabled = DisabledDays(
        weekdays: WeekdaySet([.saturday]), days: DaySet(day("2024-02-15")))
    }
    var fact = DayFact(day: day("2024-02-14"))
    fact.isDisabled = true
    harness.answerAll([fact])
    let before = day(closed).addingClamped(days: -7)
    harness.send(.focusEntered(before))
    harness.forget()
    harness.key(.down)
    #expect(harness.take("focus") == ["focus \(closed) on 2024-02"])
    let traits = try #require(harness.traits(closed))
    #expect(traits.contains(.tabStop) && traits.contains(.disabled))
    #expect(harness.label(closed).hasSuffix(", not available"))
    harness.key(.enter)
    #expect(harness.state.selection == .none)
    #expect(harness.spoken.hasSuffix(", not available"))
    #expect(harness.take("selection") == [])
    // Without a keyboard, activating it says the same.
    let element = try #require(
      harness.runtime.accessibility.elements.first { $0.states.contains(.tabStop) })
    #expect(element.key.day == day(closed) && element.states.contains(.disabled))
    harness.send(try #require(element.actions.first).input)
    #expect(harness.state.selection == .none)
  }
}
