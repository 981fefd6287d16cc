// SPDX-License-Identifier: MIT

/// A list that keeps moving after it was released, slower from slice to slice.
///
/// Deceleration is 0.998 per millisecond, in fixed slices and with plain arithmetic: without `pow`,
/// the same bits come out on every platform. A velocity v leads on for v · 0.499 s in total, as in
/// `Paging.projection`.
public struct Coast: Hashable, Sendable {
  /// Points per second, positive towards later months.
  public private(set) var velocity: Double
  /// The rest of the way below 1/64 point.
  private var remainder = 0.0
  /// The time through which it has been stepped, in microseconds.
  private var time: Int64

  /// A list let go at a time.
  public init(velocity: Double, time: Int64) {
    self.velocity = velocity
    self.time = time
  }
}

extension Coast {
  /// 0.998 to the power of 4, because a slice has 4 ms.
  private static let decay = 0.992023968016
  /// The way of a slice, in seconds of its initial velocity: 0.499 · (1 − decay).
  private static let way = 0.003980039960016
  /// Below this it stops, in points per second.
  private static let least = 6.0
  /// More slices than this at once (half a second, as after a tab slept) end the movement.
  private static let longestPause: Int64 = 125 * Spring.slice

  /// Steps to a time; returns how far the list has moved, in 1/64 points.
  mutating func advance(to now: Int64) -> Int32 {
    guard now - time <= Self.longestPause else {
      (velocity, time) = (0, now)
      return 0
    }
    while now - time >= Spring.slice {
      remainder += velocity * Self.way * 64
      velocity *= Self.decay
      time += Spring.slice
    }
    let whole = remainder.rounded(.towardZero)
    remainder -= whole
    return Int32(whole)
  }

  /// Whether the rest of the movement is too small to see.
  var isAtRest: Bool { abs(velocity) < Self.least }
}
