// SPDX-License-Identifier: MIT
import CivilTime

/// Sorts the spans of a day as they are placed.
enum SpanOrder {
  /// The places of spans, sorted by `TimedSpan.comesBefore`.
  static func places(of spans: [TimedSpan]) -> [Int32] {
    guard spans.count >= least else {
      let places = StableOrder.places(spans.count) {
        TimedSpan.comesBefore(spans[$0], spans[$1])
      }
      return places?.map { Int32($0) } ?? [Int32](0..<Int32(spans.count))
    }
    // Sorting by the second criterion and then, keeping that order, by the first one.
    let ends = counted([Int32](0..<Int32(spans.count))) { MinuteRange.limit - spans[$0].end }
    var places = counted(ends) { spans[$0].start }
    var first = 0
    for next in 1...places.count {
      let span = spans[Int(places[first])]
      if next < places.count, spans[Int(places[next])].start == span.start,
        spans[Int(places[next])].end == span.end
      {
        continue
      }
      if next - first > 1 {
        let equal = Array(places[first..<next])
        places.replaceSubrange(
          first..<next, with: equal.inOrder { spans[Int($0)].key < spans[Int($1)].key })
      }
      first = next
    }
    return places
  }

  /// Fewer are sorted sooner by comparing them.
  private static let least = 200

  /// Places sorted by a number of 0...2880, equal ones as they stood.
  private static func counted(_ places: [Int32], _ number: (Int) -> Int32) -> [Int32] {
    var starts = [Int32](repeating: 0, count: Int(MinuteRange.limit) + 2)
    for place in places { starts[Int(number(Int(place))) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var sorted = places
    for place in places {
      let index = Int(number(Int(place)))
      sorted[Int(starts[index])] = place
      starts[index] += 1
    }
    return sorted
  }
}
