// SPDX-License-Identifier: MIT

/// Minutes on the wall of a day, half-open: 360..<1440 is six o'clock until midnight.
///
/// They may pass 1440, where a day is shown until some time of the next: 360..<1800 is six o'clock
/// until six.
///
/// - Invariant: `0 <= start <= end <= 2880`.
public struct MinuteRange: Hashable, Sendable {
  /// The first minute.
  public let start: Int32
  /// The minute after the last one.
  public let end: Int32

  /// The minutes from `start` up to but not including `end`.
  ///
  /// Minutes outside 0...2880 are clamped; an end before the start makes the range empty.
  public init(start: Int32, end: Int32) {
    self.start = min(max(start, 0), Self.limit)
    self.end = min(max(end, self.start), Self.limit)
  }

  /// The 1440 minutes of a day.
  public static let wholeDay = MinuteRange(start: 0, end: 1440)

  /// The number of minutes of two days.
  package static let limit: Int32 = 2880
}

extension MinuteRange {
  /// The number of minutes.
  public var count: Int32 { end - start }

  /// Whether it contains no minutes.
  public var isEmpty: Bool { start == end }

  /// Whether the minute lies in the range.
  public func contains(_ minute: Int32) -> Bool {
    minute >= start && minute < end
  }
}
