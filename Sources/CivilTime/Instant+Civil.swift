// SPDX-License-Identifier: MIT

extension Instant {
  /// What a clock shows at this instant that is so far ahead of UTC.
  ///
  /// Within 26 hours of the ends of the calendar the wall may have left it; then its first or last
  /// civil time.
  public func civil(at offset: UTCOffset) -> CivilDateTime {
    CivilDateTime(clamping: microsecondsSince1970 &+ offset.microseconds)
  }

  /// The day a clock shows at this instant that is so far ahead of UTC; clamped as `civil(at:)`.
  public func day(at offset: UTCOffset) -> EpochDay {
    civil(at: offset).day
  }
}

extension CivilDateTime {
  /// The instant at which a clock that is so far ahead of UTC shows this.
  ///
  /// Nil only within 26 hours of the ends of the calendar, where that instant may lie outside.
  public func instant(at offset: UTCOffset) -> Instant? {
    Instant(microsecondsSince1970: microseconds &- offset.microseconds)
  }

  /// As `instant(at:)`, but the first or last instant where it would be nil.
  public func instantClamped(at offset: UTCOffset) -> Instant {
    Instant(clamping: microseconds &- offset.microseconds)
  }
}
