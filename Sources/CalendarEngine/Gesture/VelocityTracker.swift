// SPDX-License-Identifier: MIT

/// The speed of a pointer, from its samples of the last 100 ms.
struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var position: Int32
    var time: Int64
  }

  private static let window: Int64 = 100_000
  private var samples: [Sample] = []

  /// Adds a position in 1/64 points at a time in microseconds.
  mutating func add(_ position: Int32, at time: Int64) {
    samples = recent(at: time)
    samples.append(Sample(position: position, time: time))
  }

  /// Points per second at a time; 0 if the pointer has rested, or has not moved for long enough.
  func velocity(at time: Int64) -> Double {
    let recent = recent(at: time)
    guard let first = recent.first, let last = recent.last, last.time - first.time >= 1_000 else {
      return 0
    }
    let distance = Double(Int64(last.position) - Int64(first.position)) / 64
    return distance / (Double(last.time - first.time) / 1_000_000)
  }

  @inline(never)
  private func recent(at time: Int64) -> [Sample] {
    samples.filter { time - $0.time <= Self.window }
  }
}
