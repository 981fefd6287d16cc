// SPDX-License-Identifier: MIT

/// How far a clock is ahead of UTC, in seconds.
///
///     UTCOffset(hours: 5, minutes: 45)      // Kathmandu
///
/// East of Greenwich is positive. Whole seconds, because local mean times before the railways need
/// them: Amsterdam had +00:19:32 until 1937.
///
/// - Invariant: Within 25:59:59 either way, the limit of TZif in RFC 9636.
public struct UTCOffset: Hashable, Sendable {
  /// Seconds ahead of UTC, −93_599...93_599; negative in the west.
  public let seconds: Int32

  /// The offset of so many seconds, or nil beyond 25:59:59 either way.
  public init?(seconds: Int32) {
    guard (-Self.limit...Self.limit).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// The offset of these hours and minutes, or nil outside hours −25...25 or minutes 0...59.
  ///
  /// The minutes count in the direction of the hours: (−3, 30) is half past three behind UTC.
  public init?(hours: Int32, minutes: Int32 = 0) {
    guard (-25...25).contains(hours), (0...59).contains(minutes) else { return nil }
    self.seconds = hours * 3600 + (hours < 0 ? -minutes : minutes) * 60
  }

  init(unchecked seconds: Int32) {
    self.seconds = seconds
  }

  /// UTC itself.
  public static let utc = UTCOffset(unchecked: 0)

  /// The greatest distance from UTC, in seconds.
  static let limit: Int32 = 93_599
}

extension UTCOffset: Comparable {
  /// West comes before east.
  public static func < (left: UTCOffset, right: UTCOffset) -> Bool {
    left.seconds < right.seconds
  }
}

extension UTCOffset {
  var microseconds: Int64 { Int64(seconds) &* 1_000_000 }
}
