// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a text would select under the present options.
///
/// Today is Tuesday, 20 February 2024.
struct ReadingTests {
  private static func read(
    _ text: String, _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> DayReading {
    let harness = EngineHarness(configure)
    return harness.state.reading(Array(text.utf8), harness.runtime.environment)
  }

  /// What would be selected, as text; nil if there is a problem.
  private static func text(
    _ text: String, _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> String? {
    let reading = read(text, configure)
    var bytes: [UInt8] = []
    reading.selection.append(to: &bytes)
    return reading.problem == nil ? String(decoding: bytes, as: UTF8.self) : nil
  }

  @Test(
    arguments: [
      (.single, "today", "2024-02-20"), (.single, "2/20/2024", "2024-02-20"),
      (.single, "2024-02-20", "2024-02-20"), (.week, "2/20/2024", "2024-02-18/2024-02-24"),
      (.week, "this-week", "2024-02-18/2024-02-24"), (.week, "today", "2024-02-18/2024-02-24"),
      (.multiple, "this-week", "2024-02-18/2024-02-24"),
      (.multiple, "Feb 20; Feb 22", "2024-02-20 2024-02-22"),
      (.interval, "last-30-days", "2024-01-22/2024-02-20"),
      (.interval, "Feb 20 – Mar 1", "2024-02-20/2024-03-01"),
    ] as [(SelectionPolicy, String, String)])
  func aTextIsReadAsThePolicyHasIt(policy: SelectionPolicy, text: String, expected: String) {
    #expect(Self.text(text) { $0.selection = policy } == expected)
  }

  @Test func aDayAloneIsAnIntervalOnlyWhereItMayBe() {
    for text in ["today", "2/20/2024", "2024-02-20", "Feb 20 – Feb 20"] {
      let none = Self.read(text) { $0.selection = .interval }
      #expect(none == DayReading(problem: .unreadable), "\(text)")
      let one = Self.text(text) {
        $0.selection = .interval
        $0.interval.allowsOneDay = true
      }
      #expect(one == "2024-02-20/2024-02-20", "\(text)")
    }
  }

  @Test func daysWithANameEndWhereNoDayCanBeReached() {
    let configure: (inout CalendarOptions) -> Void = {
      $0.selection = .interval
      $0.bounds = days("2024-02-05", "2024-02-20")
    }
    #expect(Self.text("this-month", configure) == "2024-02-05/2024-02-20")
    #expect(Self.text("last-30-days", configure) == "2024-02-05/2024-02-20")
    let january = Self.read("last-month", configure)
    #expect(january.selection == .interval(days("2024-01-01", "2024-01-31")))
    #expect(january.problem == .refused(.outOfBounds(day("2024-01-01"))))
    // Typed text is taken literally.
    let typed = Self.read("Feb 1 – 10, 2024", configure)
    #expect(typed.selection == .interval(days("2024-02-01", "2024-02-10")))
    #expect(typed.problem == .refused(.outOfBounds(day("2024-02-01"))))
  }

  @Test func theFirstWeekdayIsThatOfTheOptions() {
    for first in Weekday.allCases {
      let week = Self.text("this-week") {
        $0.selection = .interval
        $0.firstWeekday = first
      }
      let start = day("2024-02-20").startOfWeek(on: first)
      #expect(week == "\(start)/\(start.addingClamped(days: 6))")
    }
  }

  @Test func readingChangesNothing() {
    let harness = EngineHarness()
    let before = harness.state
    _ = harness.state.reading(Array("2/22/2024".utf8), harness.runtime.environment)
    #expect(harness.state == before)
  }

  @Test func anIntervalThatEndsBeforeItStartsIsRefusedAsThat() {
    let harness = EngineHarness { $0.selection = .interval }
    let (state, environment) = (harness.state, harness.runtime.environment)
    let reading = state.reading(Array("2/9 - 2/5".utf8), environment)
    #expect(reading == DayReading(problem: .reversed, isComplete: false))
    let said = state.options.advice(environment, on: .reversed)
    #expect(String(decoding: said, as: UTF8.self) == "The end is before the start.")
    #expect(state.reading(Array("2/9 -".utf8), environment).problem == .unreadable)
  }

  @Test(
    arguments: [
      (.single, "Type a date, such as Feb 20, 2024."),
      (.interval, "Type a date, such as Feb 18, 2024 – Feb 24, 2024."),
    ] as [(SelectionPolicy, String)])
  func theAdviceIsADateThatCanBeRead(policy: SelectionPolicy, advice: String) {
    let harness = EngineHarness { $0.selection = policy }
    let said = harness.state.options.advice(harness.runtime.environment)
    #expect(String(decoding: said, as: UTF8.self) == advice)
    let example = advice.dropFirst("Type a date, such as ".count).dropLast()
    #expect(Self.text(String(example)) { $0.selection = policy } != nil)
  }
}
