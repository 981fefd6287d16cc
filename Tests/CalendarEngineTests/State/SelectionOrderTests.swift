// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// The order in which days come into a selection.
struct SelectionOrderTests {
  private static func days(_ numbers: Int...) -> Selection {
    var set = DaySet()
    for number in numbers { set.insert(day("2024-02-\(number < 10 ? "0" : "")\(number)")) }
    return .days(set)
  }

  private static func order(_ selections: Selection...) -> SelectionOrder {
    selections.reduce(into: SelectionOrder()) { $0.take($1) }
  }

  private static func numbers(_ order: SelectionOrder) -> [String] {
    order.runs.map { run in
      let (first, count) = (run.start.civil.day, Int(run.count))
      return count == 1 ? "\(first)" : "\(first)-\(Int(first) + count - 1)"
    }
  }

  @Test func tapsAreInTheirOrder() {
    let order = Self.order(Self.days(9), Self.days(2, 9), Self.days(2, 5, 9), Self.days(2, 3, 5, 9))
    #expect(Self.numbers(order) == ["9", "2", "5", "3"])
    #expect(!order.isChronological)
  }

  @Test func aDayThatComesAgainComesLast() {
    let order = Self.order(Self.days(2), Self.days(2, 5), Self.days(5), Self.days(2, 5))
    #expect(Self.numbers(order) == ["5", "2"])
  }

  @Test func whatComesAtOnceIsInTheOrderOfTheCalendar() {
    let order = Self.order(Self.days(9, 2, 3, 4))
    #expect(Self.numbers(order) == ["2-4", "9"])
    #expect(order.isChronological)
  }

  @Test func aRunThatLosesItsMiddleKeepsItsPlace() {
    let order = Self.order(Self.days(5, 6, 7), Self.days(1, 5, 6, 7), Self.days(1, 5, 7))
    #expect(Self.numbers(order) == ["5", "7", "1"])
  }

  @Test func nothingLeavesNothing() {
    #expect(Self.order(Self.days(9), .none).runs == [])
    #expect(Self.numbers(Self.order(Self.days(9), .none, Self.days(2, 9))) == ["2", "9"])
  }
}
