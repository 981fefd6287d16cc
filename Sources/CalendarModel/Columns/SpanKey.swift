// SPDX-License-Identifier: MIT

/// A span of a list in one number, so that sorting needs no look at the list.
///
/// From above: twelve bits of the start, twelve of 4095 less the end, so that longer ones come
/// first, and the place in the list.
struct SpanKey {
  private let bits: UInt64

  private init(_ span: TimedSpan, _ index: Int) {
    let minutes = UInt64(span.start) << 12 | UInt64(4095 - span.end)
    bits = minutes << 32 | UInt64(index)
  }

  var start: Int32 { Int32(truncatingIfNeeded: bits >> 44) }
  var end: Int32 { 4095 - Int32(truncatingIfNeeded: bits >> 32 & 0xFFF) }
  var index: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  /// Spans in the order in which they are placed.
  ///
  /// O(n), unless the keys of spans with the same minutes are in no order.
  static func sorted(_ spans: [TimedSpan]) -> [SpanKey] {
    var keys: [SpanKey] = []
    keys.reserveCapacity(spans.count)
    for index in spans.indices { keys.append(SpanKey(spans[index], index)) }
    guard !isInOrder(keys, spans) else { return keys }
    var sorted = keys
    keys.withUnsafeMutableBufferPointer { keys in
      sorted.withUnsafeMutableBufferPointer { sorted in
        // By the lowest digit first; with three of them the last one is written into `sorted`.
        scatter(keys, into: sorted, by: 32)
        scatter(sorted, into: keys, by: 40)
        scatter(keys, into: sorted, by: 48)
      }
    }
    guard !isInOrder(sorted, spans) else { return sorted }
    return sorted.inOrder { TimedSpan.comesBefore(spans[$0.index], spans[$1.index]) }
  }

  private static func isInOrder(_ keys: [SpanKey], _ spans: [TimedSpan]) -> Bool {
    for place in keys.indices.dropFirst() {
      let (former, key) = (keys[place - 1], keys[place])
      let (before, after) = (former.bits >> 32, key.bits >> 32)
      if after < before { return false }
      if after == before, spans[key.index].key < spans[former.index].key { return false }
    }
    return true
  }

  /// Writes keys sorted by eight of their bits, equal ones as they stood.
  private static func scatter(
    _ keys: UnsafeMutableBufferPointer<SpanKey>, into sorted: UnsafeMutableBufferPointer<SpanKey>,
    by shift: UInt64
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { starts in
      starts.initialize(repeating: 0)
      for key in keys { starts[Int(truncatingIfNeeded: key.bits &>> shift & 0xFF)] &+= 1 }
      var sum = 0
      for digit in 0..<256 { (starts[digit], sum) = (sum, sum &+ starts[digit]) }
      for key in keys {
        let digit = Int(truncatingIfNeeded: key.bits &>> shift & 0xFF)
        sorted[starts[digit]] = key
        starts[digit] &+= 1
      }
    }
  }
}
