// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarModel
import CivilTime
import Testing

/// Lanes against a packer that tries them one by one, and the laws that any packing keeps.
struct LanePackingTests {
  private static func spans(_ numbers: inout SeededNumbers, _ count: Int) -> [LanePacking.Span] {
    (0..<count).map { _ in
      let first = Int32.random(in: 0..<7, using: &numbers)
      return LanePacking.Span(first: first, end: Int32.random(in: first + 1...7, using: &numbers))
    }.sorted { $0.first < $1.first }
  }

  /// The lowest lane in which nothing overlaps.
  private static func naive(_ spans: [LanePacking.Span]) -> [Int32] {
    var lanes: [Int32] = []
    for span in spans {
      var lane: Int32 = 0
      while zip(spans, lanes).contains(where: { $0.1 == lane && $0.0.overlaps(span) }) { lane += 1 }
      lanes.append(lane)
    }
    return lanes
  }

  @Test func lanesAreThoseOfTheNaivePacker() {
    var numbers = SeededNumbers(seed: 41)
    var checked = 0
    for round in 0..<400 {
      let spans = Self.spans(&numbers, round % 60)
      #expect(LanePacking.lanes(of: spans) == Self.naive(spans))
      checked += spans.count
    }
    #expect(checked > 10_000)
  }

  @Test func noTwoInALaneOverlapAndNoGapIsLeftAbove() {
    var numbers = SeededNumbers(seed: 42)
    for _ in 0..<200 {
      let spans = Self.spans(&numbers, 40)
      let placed = Array(zip(spans, LanePacking.lanes(of: spans)))
      for (index, one) in placed.enumerated() {
        for other in placed[(index + 1)...] where other.1 == one.1 {
          #expect(!one.0.overlaps(other.0))
        }
        for lane in 0..<one.1 {
          // What came before keeps it from being higher.
          #expect(placed[..<index].contains { $0.1 == lane && $0.0.overlaps(one.0) })
        }
      }
    }
  }

  @Test func asManyLanesAsTheFullestColumn() {
    var numbers = SeededNumbers(seed: 43)
    for _ in 0..<200 {
      let spans = Self.spans(&numbers, 50)
      let fullest = (0..<Int32(7)).map { column in
        spans.filter { $0.first <= column && column < $0.end }.count
      }.max()
      let lanes = LanePacking.lanes(of: spans).max().map { Int($0) + 1 }
      #expect(lanes == fullest)
    }
  }
}

extension LanePacking.Span {
  fileprivate func overlaps(_ other: LanePacking.Span) -> Bool {
    first < other.end && other.first < end
  }
}
