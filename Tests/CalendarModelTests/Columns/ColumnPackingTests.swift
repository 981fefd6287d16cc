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

  @Test func noTwoThatOverlapShareAWidth() {
    var (numbers, checked) = (SeededNumbers(seed: 61), 0)
    for round in 0..<300 {
      let spans = Self.spans(&numbers, round)
      let minimum = Int32.random(in: 1...60, using: &numbers)
      let places = ColumnPacking.places(of: spans, minimum: minimum)
      checked += expectDisjoint(spans, places, minimum)
    }
    #expect(checked > 50_000)
  }

  @Test func everySmallSetIsPackedByTheLaws() {
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

  @Test func theOrderOfTheListDoesNotMatter() {
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
