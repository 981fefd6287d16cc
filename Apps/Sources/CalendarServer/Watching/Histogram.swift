// SPDX-License-Identifier: MIT

/// How many times took how long.
struct Histogram: Equatable, Sendable {
  /// Upper ends of the buckets, in seconds, each of which belongs to its bucket.
  static let ends = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
  ]

  /// Those of each bucket alone; the last one has no upper end.
  private(set) var counts = [Int64](repeating: 0, count: ends.count + 1)
  /// All of them together, in seconds.
  private(set) var sum = 0.0

  mutating func add(_ seconds: Double) {
    counts[Self.ends.firstIndex { seconds <= $0 } ?? Self.ends.count] += 1
    sum += seconds
  }
}
