// SPDX-License-Identifier: MIT

import CivilTime

/// When a session began or ended, as it was written down.
public enum SessionTime: Hashable, Sendable {
  /// A wall time; it stays on its written day in every zone.
  case civil(CivilDateTime)
  /// A point on the world's time line; its day depends on the viewer.
  ///
  /// The offset and the name of the zone with which it was written (the name may be empty) are kept
  /// so that it can be written in the same way. Neither affects the instant.
  case zoned(Instant, offset: UTCOffset, zone: [UInt8])
}

extension SessionTime {
  /// What the wall showed where it was written; clamped at the ends of the calendar.
  public var written: CivilDateTime {
    switch self {
    case .civil(let civil): civil
    case .zoned(let instant, let offset, _): instant.civil(at: offset)
    }
  }

  /// The wall time to show to a viewer in this zone: the written one, or for an instant the zone's.
  public func shown(in zone: ZoneRules) -> CivilDateTime {
    switch self {
    case .civil(let civil): civil
    case .zoned(let instant, _, _): zone.civil(at: instant)
    }
  }

  /// The instant, or nil for a civil time.
  public var instant: Instant? {
    guard case .zoned(let instant, _, _) = self else { return nil }
    return instant
  }
}
