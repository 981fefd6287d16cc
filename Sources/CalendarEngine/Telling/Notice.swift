// SPDX-License-Identifier: MIT

/// A temporary message over the calendar.
public struct Notice: Hashable, Sendable {
  /// How long it stays, in microseconds.
  static let duration: Int64 = 6_000_000

  /// The words, UTF-8.
  public var text: [UInt8]
  /// When it disappears, in microseconds of the host's monotonic clock.
  public var ends: Int64
}
