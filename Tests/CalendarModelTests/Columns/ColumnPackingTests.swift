// SPDX-License-Identifier: MIT

import AlmanacSamples
import Testing

@testable import CalendarModel

/// Laws of columns, over seeded random sets and all small ones.
struct ColumnPackingTests {
  private static func spans(_ numbers: inout SeededNumbers, _ count: Int) -> [TimedSpan] {
    (0..<count).map { key in
      // A few starts for many spans, so that ties occur; every tenth takes no time.
      let start = Int32.random(in: 0..<96, using: &numbers) * 15
      let length = Int32.random(in: 0..<10, using: &numbers) * 15
      return TimedSpan(start: start, end: start + length, key: Int32(key))
    }
  }

  /// Every set of `count` spans among the hours 0 to 4.
  private static func smallSets(_ count: Int) -> [[TimedSpan]] {
    let bounds = (0..<4).flatMap { start in (start..<5).map { (Int32(start), Int32($0)) } }
    return (0..<count).reduce([[]]) { sets, key in
      sets.flatMap { set in
        bounds.map { set + [TimedSpan(start: $0.0 * 60, end: $0.1 * 60, key: Int32(key))] }
      }
    }
  }

  @Test func ic63NoTwoThatOverlapShareAWidth() {
    var (numbers, checked) = (SeededNumbers(seed: 61), 0)
    for round in 0..<300 {
      let spans = Self.spans(&numbers, round)
      let minimum = Int32.random(in: 1...60, using: &numbers)
      let places = ColumnPacking.places(of: spans, minimum: minimum)
      checked += expectDisjoint(spans, places, minimum)
    }
    #expect(checked > 50_000)
  }

  @Test func ic63EverySmallSetIsPackedByTheLaws() {
    var sets = 0
    for count in 0...3 {
      for spans in Self.smallSets(count) {
        for minimum in [1, 30, 90] as [Int32] {
          let places = ColumnPacking.places(of: spans, minimum: minimum)
          expectDisjoint(spans, places, minimum)
          #expect(places.map { $0.columns } == Oracle.columns(spans, minimum))
          #expect(places == Oracle.places(spans, minimum))
        }
        sets += 1
      }
    }
    #expect(sets == 1 + 14 + 196 + 2744)
  }

  @Test func placesAreThoseOfTheOracle() {
    var (numbers, checked) = (SeededNumbers(seed: 62), 0)
    for round in 0..<60 {
      let spans = Self.spans(&numbers, round * 2)
      let minimum = Int32.random(in: 1...60, using: &numbers)
      let places = ColumnPacking.places(of: spans, minimum: minimum)
      #expect(places == Oracle.places(spans, minimum))
      checked += spans.count
    }
    #expect(checked == 3540)
  }

  @Test func ic63TheOrderOfTheListDoesNotMatter() {
    var (numbers, checked) = (SeededNumbers(seed: 63), 0)
    for round in 0..<100 {
      let spans = Self.spans(&numbers, round * 4)
      for style in ColumnPacking.Style.allCases {
        let packed = ColumnPacking.packed(spans, minimum: 20, style: style, limit: 4)
        let order = Array(spans.indices).shuffled(using: &numbers)
        let other = ColumnPacking.packed(
          order.map { spans[$0] }, minimum: 20, style: style, limit: 4)
        #expect(other.places == order.map { packed.places[$0] })
        #expect(other.hidden == packed.hidden)
        checked += spans.count
      }
    }
    #expect(checked == 39_600)
  }

  @Test func noLaterOneCoversTheFirstMinutesOfACascade() {
    var (numbers, pairs, wider) = (SeededNumbers(seed: 64), 0, 0)
    for round in 0..<150 {
      let spans = Self.spans(&numbers, round)
      let minimum = Int32.random(in: 1...40, using: &numbers)
      let places = ColumnPacking.places(of: spans, minimum: minimum, style: .cascade)
      let columns = ColumnPacking.places(of: spans, minimum: minimum)
      for (one, (cascade, column)) in zip(places, columns).enumerated() {
        #expect(cascade.column == column.column && cascade.columns == column.columns)
        #expect(cascade.span >= column.span)
        #expect(cascade.column + cascade.span <= cascade.columns)
        if cascade.span > column.span { wider += 1 }
        for other in spans.indices where Oracle.overlap(spans[one], spans[other], minimum) {
          // What it reaches under begins later and stands to the right.
          let next = places[other].column
          guard next > cascade.column, next < cascade.column + cascade.span else { continue }
          #expect(spans[other].start >= spans[one].start + minimum)
          pairs += 1
        }
      }
    }
    #expect(pairs > 3000 && wider > 1000)
  }

  @Test func whatHasNoColumnIsCounted() {
    var (numbers, hiddenCount, groups) = (SeededNumbers(seed: 65), 0, 0)
    for round in 0..<150 {
      let spans = Self.spans(&numbers, round)
      let minimum = Int32.random(in: 1...40, using: &numbers)
      let limit = Int32.random(in: 1...5, using: &numbers)
      let all = ColumnPacking.places(of: spans, minimum: minimum)
      let packed = ColumnPacking.packed(spans, minimum: minimum, style: .columns, limit: limit)
      for (place, whole) in zip(packed.places, all) {
        let isHidden = whole.columns > limit && whole.column >= limit - 1
        #expect(place.isHidden == isHidden)
        #expect(place.columns == min(whole.columns, limit))
        if isHidden { hiddenCount += 1 }
      }
      // With their numbers beside them, what is shown is as disjoint as without a limit.
      let shown = zip(spans, packed.places).filter { !$0.1.isHidden }
      let numbers = packed.hidden.map {
        (TimedSpan(start: $0.start, end: $0.end, key: -1), $0.place)
      }
      let drawn = shown.map { ($0.0, $0.1) } + numbers
      expectDisjoint(drawn.map { $0.0 }, drawn.map { $0.1 }, minimum)
      #expect(packed.hidden.reduce(0) { $0 + Int($1.count) } + shown.count == spans.count)
      for (hidden, next) in zip(packed.hidden, packed.hidden.dropFirst()) {
        #expect(hidden.end <= next.start)
      }
      groups += packed.hidden.count
    }
    #expect(hiddenCount > 4000 && groups > 300)
  }

  @Test func ic63ThousandsAtOneMomentAreReadable() {
    let spans = (0..<5000).map { TimedSpan(start: 600, end: 660, key: Int32($0)) }
    let packed = ColumnPacking.packed(spans, minimum: 15, style: .columns, limit: 4)
    #expect(packed.places.prefix(3).map { $0.column } == [0, 1, 2])
    #expect(packed.places.filter { !$0.isHidden }.count == 3)
    #expect(
      packed.hidden == [
        HiddenSpans(
          start: 600, end: 660, count: 4997, place: ColumnPlace(column: 3, columns: 4, span: 1))
      ])
    let all = ColumnPacking.places(of: spans.reversed(), minimum: 15)
    #expect(all.map { $0.column } == Array((0..<5000).reversed()))
    #expect(all.allSatisfy { $0.columns == 5000 && $0.span == 1 })
  }

  @Test func oddNumbersTrapNowhere() {
    let ends: [Int32] = [.min, -1, 0, 1, 1440, 2880, 5000, .max]
    let spans = ends.flatMap { start in
      ends.map { TimedSpan(start: start, end: $0, key: $0) }
    }
    for (minimum, limit) in zip(ends, ends.reversed()) {
      for style in ColumnPacking.Style.allCases {
        let packed = ColumnPacking.packed(spans, minimum: minimum, style: style, limit: limit)
        #expect(packed.places.count == 64)
      }
    }
    #expect(ColumnPacking.places(of: [], minimum: 15).isEmpty)
  }
}

/// Checks that no two that overlap share a part of the width; returns the number of pairs.
@discardableResult
private func expectDisjoint(_ spans: [TimedSpan], _ places: [ColumnPlace], _ minimum: Int32) -> Int
{
  var pairs = 0
  for (index, one) in spans.enumerated() {
    let place = places[index]
    #expect(place.span > 0 && place.column >= 0 && place.column + place.span <= place.columns)
    for other in spans.indices.dropFirst(index + 1) {
      guard Oracle.overlap(one, spans[other], minimum) else { continue }
      let next = places[other]
      #expect(place.columns == next.columns)
      #expect(
        place.column + place.span <= next.column || next.column + next.span <= place.column)
      pairs += 1
    }
  }
  return pairs
}
