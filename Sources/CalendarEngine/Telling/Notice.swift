// SPDX-License-Identifier: MIT

/// A temporary message over the calendar.
public struct Notice: Hashable, Sendable {
  /// How long it stays, in microseconds.
  static let duration: Int64 = 6_000_000

  /// What it says.
  public var content: Announcement.Content
  /// When it disappears, in microseconds of the host's monotonic clock.
  public var ends: Int64
}
