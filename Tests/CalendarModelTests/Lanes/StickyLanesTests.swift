// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

/// Lanes on an endless row of days, loaded in whatever order.
struct StickyLanesTests {
  private static func bar(_ id: Int, _ start: Int32, _ count: Int32) -> Occurrence {
    let days = DayInterval(start: EpochDay(clamping: Int64(start)), count: count)
    return Occurrence(id: Array("\(id)".utf8), days: days ?? .all)
  }

  /// Bars over about 400 days, of one to twelve days and some of a hundred.
  private static func bars(_ numbers: inout SeededNumbers, _ count: Int) -> [Occurrence] {
    (0..<count).map { id in
      let days = Int32.random(in: 0..<20, using: &numbers) == 0 ? 100 : 12 as Int32
      return bar(
        id, Int32.random(in: 0..<400, using: &numbers), Int32.random(in: 1...days, using: &numbers))
    }
  }

  private static func known(_ bars: [Occurrence], _ days: Range<Int32>) -> [Occurrence] {
    bars.filter {
      $0.days.start.rawValue < days.upperBound && $0.days.endRawValue > days.lowerBound
    }
  }

  /// The bars of a list that share a lane and a day with another one.
  private static func collisions(_ bars: [Occurrence], _ lanes: [Int32]) -> Int {
    bars.indices.reduce(0) { sum, one in
      sum
        + bars.indices.filter {
          $0 > one && lanes[$0] == lanes[one] && bars[$0].days.overlaps(bars[one].days)
        }.count
    }
  }

  private static func depth(_ bars: [Occurrence]) -> Int32 {
    Int32(bars.map { one in bars.filter { $0.days.contains(one.days.start) }.count }.max() ?? 0)
  }

  @Test func aFirstPlacingTakesAsFewLanesAsCanBe() {
    var (numbers, checked) = (SeededNumbers(seed: 81), 0)
    for round in 0..<100 {
      let bars = Self.bars(&numbers, round).inPlacingOrder
      var memory = StickyLanes()
      let lanes = memory.place(bars)
      let spans = bars.map {
        LanePacking.Span(first: $0.days.start.rawValue, end: $0.days.endRawValue)
      }
      #expect(lanes == LanePacking.lanes(of: spans))
      #expect((lanes.max().map { $0 + 1 } ?? 0) == Self.depth(bars))
      checked += bars.count
    }
    #expect(checked == 4950)
  }

  @Test func ic64NoBarMovesWhileDaysAreLoadedAndForgotten() {
    var (numbers, kept, steps) = (SeededNumbers(seed: 82), 0, 0)
    for _ in 0..<20 {
      let bars = Self.bars(&numbers, 150)
      var memory = StickyLanes()
      var former: [[UInt8]: Int32] = [:]
      var window: Range<Int32> = 180..<220
      for _ in 0..<60 {
        let shift = Int32.random(in: -14...14, using: &numbers)
        let low = min(max(window.lowerBound + shift, 0), 400)
        window = low..<low + Int32.random(in: 20..<90, using: &numbers)
        let known = Self.known(bars, window).shuffled(using: &numbers)
        let lanes = memory.place(known)
        #expect(Self.collisions(known, lanes) == 0)
        for (bar, lane) in zip(known, lanes) {
          guard let before = former[bar.id] else { continue }
          #expect(before == lane)
          kept += 1
        }
        former = Dictionary(uniqueKeysWithValues: zip(known.map { $0.id }, lanes))
        steps += 1
      }
    }
    #expect(steps == 1200)
    #expect(kept > 10_000)
  }

  @Test func loadingLaterDaysMakesTheLanesOfTheWhole() {
    var (numbers, checked) = (SeededNumbers(seed: 83), 0)
    for _ in 0..<50 {
      let bars = Self.bars(&numbers, 120)
      var (whole, grown) = (StickyLanes(), StickyLanes())
      let expected = Dictionary(uniqueKeysWithValues: zip(bars.map { $0.id }, whole.place(bars)))
      for end in stride(from: 7 as Int32, through: 420, by: 7) {
        let known = Self.known(bars, 0..<end)
        let lanes = grown.place(known)
        #expect(lanes == known.map { expected[$0.id] })
        checked += known.count
      }
    }
    #expect(checked > 100_000)
  }

  /// Online colouring of intervals may need more; what it needs here is asserted, so that it shows
  /// when it grows.
  @Test func loadingEarlierDaysTakesFewLanesMore() {
    var (numbers, most, sum, least) = (SeededNumbers(seed: 84), 0 as Int32, 0 as Int32, 0 as Int32)
    for _ in 0..<50 {
      let bars = Self.bars(&numbers, 120)
      var memory = StickyLanes()
      var top: Int32 = 0
      for start in stride(from: 400 as Int32, through: 0, by: -7) {
        top = max(top, (memory.place(Self.known(bars, start..<500)).max() ?? -1) + 1)
      }
      most = max(most, top - Self.depth(bars))
      sum += top
      least += Self.depth(bars)
    }
    #expect(most <= 1)
    #expect(sum * 100 <= least * 102)
  }

  @Test func theOrderOfTheListDoesNotMatter() {
    var numbers = SeededNumbers(seed: 85)
    for _ in 0..<50 {
      let bars = Self.bars(&numbers, 60)
      let later = Self.bars(&numbers, 80)
      let (order, next) = (
        bars.indices.shuffled(using: &numbers), later.indices.shuffled(using: &numbers)
      )
      var (one, other) = (StickyLanes(), StickyLanes())
      let lanes = one.place(bars)
      #expect(other.place(order.map { bars[$0] }) == order.map { lanes[$0] })
      #expect(one == other)
      let further = one.place(later)
      #expect(other.place(next.map { later[$0] }) == next.map { further[$0] })
    }
  }

  @Test func whatIsRemovedLeavesTheOthersWhereTheyAre() {
    let bars = (0..<5).map { Self.bar($0, 10, 3) }
    var memory = StickyLanes()
    #expect(memory.place(bars) == [0, 1, 2, 3, 4])
    #expect(memory.place([bars[4], bars[2]]) == [4, 2])
    // What is new takes the lowest of the lanes that are free.
    #expect(memory.place([bars[4], Self.bar(7, 11, 1), bars[2]]) == [4, 0, 2])
  }

  @Test func whatIsReleasedMovesUpAndNothingElse() {
    let bars = [Self.bar(1, 10, 3), Self.bar(2, 10, 3), Self.bar(3, 11, 1), Self.bar(4, 30, 2)]
    var memory = StickyLanes()
    #expect(memory.place(bars + [Self.bar(0, 30, 2)]) == [0, 1, 2, 1, 0])
    let left = Array(bars[1...])
    var released = memory
    #expect(memory.place(left) == [1, 2, 1])
    released.release(bars[0].days)
    #expect(released.place(left) == [0, 1, 1])
  }

  @Test func aBarOfOtherDaysKeepsItsLaneWhereItIsFree() {
    var memory = StickyLanes()
    #expect(
      memory.place([Self.bar(1, 10, 3), Self.bar(2, 11, 3), Self.bar(3, 20, 2)]) == [0, 1, 0])
    #expect(
      memory.place([Self.bar(1, 10, 3), Self.bar(2, 14, 3), Self.bar(3, 20, 2)]) == [0, 1, 0])
    #expect(
      memory.place([Self.bar(1, 10, 3), Self.bar(2, 14, 3), Self.bar(3, 9, 2)]) == [0, 1, 1])
  }

  @Test func onesWithTheSameIDAndThoseOfNoDaysAreOneEach() {
    var memory = StickyLanes()
    let twins = [Self.bar(1, 10, 3), Self.bar(1, 10, 3), Self.bar(1, 12, 3), Self.bar(2, 10, 0)]
    #expect(memory.place(twins) == [0, 1, 2, PackedWeek.mostLanes])
    #expect(memory.place(twins.reversed()) == [PackedWeek.mostLanes, 2, 0, 1])
    #expect(memory.place([twins[2]]) == [2])
  }

  @Test func manyAtOneTimeAreCounted() {
    var memory = StickyLanes()
    let bars = (0..<1000).map { Self.bar($0, 10, 3) }
    let lanes = memory.place(bars)
    #expect(lanes.filter { $0 < PackedWeek.mostLanes }.sorted() == Array(0..<32))
    let days = DayInterval(start: EpochDay(clamping: 9), count: 5) ?? .all
    let fitting = LaneFitting(bars, lanes: lanes, in: days, limit: 3)
    #expect(fitting.more == [0, 998, 998, 998, 0])
    #expect(fitting.lanes == [0, 3, 3, 3, 0])
    #expect(fitting.bars.map { $0.lane }.sorted() == [0, 1])
  }
}

extension [Occurrence] {
  fileprivate var inPlacingOrder: [Occurrence] {
    sorted { Occurrence.comesBefore($0, $1) }
  }
}
