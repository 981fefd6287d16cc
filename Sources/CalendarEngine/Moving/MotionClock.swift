// SPDX-License-Identifier: MIT

/// When something is moved, and whether it may be seen to move.
struct MotionClock {
  /// Microseconds of the host's monotonic clock.
  let time: Int64
  /// Whether what moves jumps instead.
  let reducesMotion: Bool
}
