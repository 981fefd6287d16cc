// SPDX-License-Identifier: MIT

import CivilTime

/// When a session began or ended, as it was written down.
public enum SessionTime: Hashable, Sendable {
  /// What the wall showed; it stays on its written day in every zone.
  case civil(CivilDateTime)
  /// A point on the world's time line; its day is that of whoever looks.
  ///
  /// The offset it was written with and the zone's name, empty if there was none, are kept so that
  /// it can be written again as it was. Neither changes the instant.
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

  /// What to show to someone in this zone: the written time, or for an instant the zone's.
  public func shown(in zone: ZoneRules) -> CivilDateTime {
    switch self {
    case .civil(let civil): civil
    case .zoned(let instant, _, _): zone.civil(at: instant)
    }
  }

  /// The instant, or nil for a civil time, which is none.
  public var instant: Instant? {
    guard case .zoned(let instant, _, _) = self else { return nil }
    return instant
  }
}
