// SPDX-License-Identifier: MIT

/// The speed of a pointer along both axes, from its samples of the last 100 ms.
struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var x: Int32
    var y: Int32
    var time: Int64
  }

  private static let window: Int64 = 100_000
  private var samples: [Sample] = []

  /// Adds a place in 1/64 points at a time in microseconds.
  mutating func add(_ place: (x: Int32, y: Int32), at time: Int64) {
    samples = recent(at: time)
    samples.append(Sample(x: place.x, y: place.y, time: time))
  }

  /// The velocity at a time; 0 if the pointer has rested, or has not moved for long enough.
  func velocity(at time: Int64) -> Velocity {
    let recent = recent(at: time)
    guard let first = recent.first, let last = recent.last, last.time - first.time >= 1_000 else {
      return Velocity()
    }
    let seconds = Double(last.time - first.time) / 1_000_000
    return Velocity(
      x: Double(Int64(last.x) - Int64(first.x)) / 64 / seconds,
      y: Double(Int64(last.y) - Int64(first.y)) / 64 / seconds)
  }

  @inline(never)
  private func recent(at time: Int64) -> [Sample] {
    samples.filter { time - $0.time <= Self.window }
  }
}
