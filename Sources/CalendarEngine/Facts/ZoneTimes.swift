// SPDX-License-Identifier: MIT
import CivilTime

/// A zone whose times a timeline shows, with what its clocks do on some days.
public struct ZoneTimes: Hashable, Sendable {
  /// What it is called above its times, UTF-8.
  public var name: [UInt8]
  /// What its clocks do.
  public var offsets: ZoneOffsets

  /// A zone.
  public init(name: [UInt8], offsets: ZoneOffsets) {
    self.name = name
    self.offsets = offsets
  }
}
