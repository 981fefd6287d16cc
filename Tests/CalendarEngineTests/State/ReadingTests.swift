// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// What a text would select, under the options in force.
///
/// Today is Tuesday, 20 February 2024.
struct ReadingTests {
  private static func read(
    _ text: String, _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> Result<String, ReadingProblem> {
    let harness = EngineHarness(configure)
    do throws(ReadingProblem) {
      let read = try harness.state.reading(Array(text.utf8), harness.runtime.environment)
      var bytes: [UInt8] = []
      read.append(to: &bytes)
      return .success(String(decoding: bytes, as: UTF8.self))
    } catch {
      return .failure(error)
    }
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
    #expect(Self.read(text) { $0.selection = policy } == .success(expected))
  }

  @Test func aDayAloneIsAnIntervalOnlyWhereItMayBe() {
    for text in ["today", "2/20/2024", "2024-02-20", "Feb 20 – Feb 20"] {
      #expect(Self.read(text) { $0.selection = .interval } == .failure(.unreadable), "\(text)")
      let one = Self.read(text) {
        $0.selection = .interval
        $0.interval.allowsOneDay = true
      }
      #expect(one == .success("2024-02-20/2024-02-20"), "\(text)")
    }
  }

  @Test func daysWithANameEndWhereNoDayCanBeReached() {
    func read(_ text: String) -> Result<String, ReadingProblem> {
      Self.read(text) {
        $0.selection = .interval
        $0.bounds = days("2024-02-05", "2024-02-20")
      }
    }
    #expect(read("this-month") == .success("2024-02-05/2024-02-20"))
    #expect(read("last-30-days") == .success("2024-02-05/2024-02-20"))
    let january = Selection.interval(days("2024-01-01", "2024-01-31"))
    #expect(
      read("last-month") == .failure(.refused(january, .outOfBounds(day("2024-01-01")))))
    // What is typed is meant as it is.
    let typed = Selection.interval(days("2024-02-01", "2024-02-10"))
    #expect(read("Feb 1 – 10, 2024") == .failure(.refused(typed, .outOfBounds(day("2024-02-01")))))
  }

  @Test func theFirstWeekdayIsThatOfTheOptions() {
    for first in Weekday.allCases {
      let week = Self.read("this-week") {
        $0.selection = .interval
        $0.firstWeekday = first
      }
      let start = day("2024-02-20").startOfWeek(on: first)
      #expect(week == .success("\(start)/\(start.addingClamped(days: 6))"))
    }
  }

  @Test func readingChangesNothing() {
    let harness = EngineHarness()
    let before = harness.state
    _ = try? harness.state.reading(Array("2/22/2024".utf8), harness.runtime.environment)
    #expect(harness.state == before)
  }

  @Test(
    arguments: [
      (.single, "Not a date. Write it like this: Feb 20, 2024"),
      (.interval, "Not a date. Write it like this: Feb 18, 2024 – Feb 24, 2024"),
    ] as [(SelectionPolicy, String)])
  func theAdviceIsADateThatCanBeRead(policy: SelectionPolicy, advice: String) {
    let harness = EngineHarness { $0.selection = policy }
    let said = harness.state.advice(harness.runtime.environment)
    #expect(String(decoding: said, as: UTF8.self) == advice)
    let example = advice.dropFirst("Not a date. Write it like this: ".count)
    #expect((try? Self.read(String(example)) { $0.selection = policy }.get()) != nil)
  }
}
