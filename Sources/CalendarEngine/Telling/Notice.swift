// SPDX-License-Identifier: MIT

/// Words that stand over the calendar for a while.
public struct Notice: Hashable, Sendable {
  /// How long they stand, in microseconds.
  static let duration: Int64 = 6_000_000

  /// The words, UTF-8.
  public var text: [UInt8]
  /// When they go, in microseconds of the host's monotonic clock.
  public var ends: Int64
}
