// SPDX-License-Identifier: MIT

/// A histogram of durations.
struct Histogram: Equatable, Sendable {
  /// Upper bounds of the buckets in seconds, inclusive.
  static let ends = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
  ]

  /// The count of each bucket on its own; the last bucket has no upper bound.
  private(set) var counts = [Int64](repeating: 0, count: ends.count + 1)
  /// The sum of all durations, in seconds.
  private(set) var sum = 0.0

  mutating func add(_ seconds: Double) {
    counts[Self.ends.firstIndex { seconds <= $0 } ?? Self.ends.count] += 1
    sum += seconds
  }
}
