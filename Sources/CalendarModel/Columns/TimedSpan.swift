// SPDX-License-Identifier: MIT
import CivilTime

/// A stretch of the minutes of a day, half-open.
///
/// - Invariant: `0 <= start <= end <= 2880`.
public struct TimedSpan: Hashable, Sendable {
  /// The first minute on the wall since midnight.
  public let start: Int32
  /// The minute after the last one; the start, where it takes no time.
  public let end: Int32
  /// Which of several equal ones comes first: the least.
  public let key: Int32

  /// A span; minutes outside 0...2880 are clamped, and an end before the start is the start.
  public init(start: Int32, end: Int32, key: Int32) {
    self.start = min(max(start, 0), MinuteRange.limit)
    self.end = min(max(end, self.start), MinuteRange.limit)
    self.key = key
  }
}

extension TimedSpan {
  /// The order in which spans are placed: by start, longer before shorter, then by key.
  static func comesBefore(_ left: TimedSpan, _ right: TimedSpan) -> Bool {
    if left.start != right.start { return left.start < right.start }
    return left.end != right.end ? left.end > right.end : left.key < right.key
  }
}
