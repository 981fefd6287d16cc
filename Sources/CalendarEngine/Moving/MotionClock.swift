// SPDX-License-Identifier: MIT

/// The time of a movement, and whether the movement may be animated.
struct MotionClock {
  /// Microseconds of the host's monotonic clock.
  let time: Int64
  /// Whether movements jump instead.
  let reducesMotion: Bool
}
