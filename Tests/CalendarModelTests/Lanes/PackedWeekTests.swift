// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarModel

/// A week of occurrences: where they are placed, what is shown of them, and how many more there are.
struct PackedWeekTests {
  // 2024-02-18, a Sunday.
  private static let start: Int32 = 19_771

  private static func item(_ id: String, _ first: Int32, _ end: Int32) -> Occurrence {
    let days = DayInterval(
      start: EpochDay(clamping: Int64(start + first)),
      end: EpochDay(clamping: Int64(start + end)))
    return Occurrence(id: Array(id.utf8), days: days ?? .all)
  }

  private static func part(_ item: Occurrence) -> PackedWeek.Part {
    let first = max(item.days.start.rawValue - start, 0)
    let end = min(item.days.endRawValue - start, 7)
    return PackedWeek.Part(item, LanePacking.Span(first: first, end: end))
  }

  private static func week(_ items: [Occurrence]) -> PackedWeek {
    PackedWeek(start: start, parts: items.map { part($0) })
  }

  private static func random(_ numbers: inout SeededNumbers, _ count: Int) -> [Occurrence] {
    (0..<count).map { index in
      let first = Int32.random(in: -9..<7, using: &numbers)
      let end = max(first + Int32.random(in: 1..<9, using: &numbers), 1)
      var item = item("\(index)", first, end)
      if Bool.random(using: &numbers) {
        let minute = Int32.random(in: 0..<1440, using: &numbers)
        item.hours = Occurrence.Hours(start: minute, end: 1440)
      }
      return item
    }
  }

  @Test func theOrderOfInputDoesNotMatter() {
    var numbers = SeededNumbers(seed: 7)
    for count in 0..<60 {
      let items = Self.random(&numbers, count)
      let week = Self.week(items)
      for _ in 0..<3 { #expect(Self.week(items.shuffled(using: &numbers)) == week) }
    }
  }

  @Test func earlierFirstThenLongerThenById() {
    let items = [
      Self.item("short", 1, 2), Self.item("long", 1, 5), Self.item("before", -3, 2),
      Self.item("b", 2, 3), Self.item("a", 2, 3),
    ]
    let lanes = Self.week(items).segments.map {
      "\(String(decoding: $0.occurrence.id, as: UTF8.self)) \($0.lane)"
    }
    #expect(lanes == ["before 0", "long 1", "short 2", "a 0", "b 2"])
  }

  @Test func aBarGoesOnAtTheEdgesOfItsWeek() {
    let segments = Self.week([Self.item("on", -2, 9), Self.item("in", 0, 7)]).segments
    #expect(segments.map(\.continuesBefore) == [true, false])
    #expect(segments.map(\.continuesAfter) == [true, false])
  }

  @Test func partsOfOneOccurrenceThatTouchAreOneBar() {
    let item = Self.item("x", 1, 6)
    let parts = [
      PackedWeek.Part(item, LanePacking.Span(first: 4, end: 6)),
      PackedWeek.Part(item, LanePacking.Span(first: 1, end: 4)),
    ]
    let week = PackedWeek(start: Self.start, parts: parts)
    #expect(week.segments.map(\.span) == [LanePacking.Span(first: 1, end: 6)])
    #expect(week.counts == [0, 1, 1, 1, 1, 1, 0])
    // A copy that says something else stands beside it.
    var moved = item
    moved.title = [0x61]
    let both = PackedWeek(
      start: Self.start, parts: [parts[1], PackedWeek.Part(moved, parts[0].span)])
    #expect(both.segments.count == 2)
  }

  @Test func everyOccurrenceOfADayIsShownOrCounted() {
    var numbers = SeededNumbers(seed: 11)
    for count in 0..<80 {
      let items = Self.random(&numbers, count)
      let week = Self.week(items)
      for lanes in 1...Int32(9) {
        let fitting = week.fitting(lanes: lanes)
        for column in 0..<Int32(7) {
          let own = fitting.segments.filter { $0.span.first <= column && column < $0.span.end }
          let all = items.filter {
            Self.part($0).span.first <= column && column < Self.part($0).span.end
          }
          #expect(Int32(own.count) + fitting.more[Int(column)] == Int32(all.count))
          // What says how many more there are has the last lane to itself.
          let free = fitting.more[Int(column)] > 0 ? lanes - 1 : lanes
          #expect(own.allSatisfy { $0.lane < free })
          #expect(Set(own.map(\.lane)).count == own.count)
        }
      }
    }
  }

  @Test func numbersTellTheBarsOfAWeekApart() {
    var numbers = SeededNumbers(seed: 12)
    let segments = Self.week(Self.random(&numbers, 200)).segments
    #expect(segments.count > 60)
    #expect(Set(segments.map(\.number)).count == segments.count)
    #expect(segments.allSatisfy { (0...0x0FFF_FFFF).contains($0.number) })
  }

  @Test func tenThousandOccurrencesArePackedAndCounted() {
    let items = (0..<10_000).map { Self.item("\($0)", Int32($0 % 7), Int32($0 % 7) + 1) }
    let week = Self.week(items)
    #expect(week.counts.reduce(0, +) == 10_000)
    #expect(week.segments.count == 7 * Int(PackedWeek.mostLanes))
  }
}
