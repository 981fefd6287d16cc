// SPDX-License-Identifier: MIT

extension Instant {
  /// What a clock at this offset from UTC shows at this instant.
  ///
  /// Within 26 hours of the ends of the calendar the wall time may be outside it; the result is
  /// then clamped.
  public func civil(at offset: UTCOffset) -> CivilDateTime {
    CivilDateTime(clamping: microsecondsSince1970 &+ offset.microseconds)
  }

  /// The day that a clock at this offset from UTC shows at this instant; clamped like `civil(at:)`.
  public func day(at offset: UTCOffset) -> EpochDay {
    civil(at: offset).day
  }
}

extension CivilDateTime {
  /// The instant at which a clock at this offset from UTC shows this time.
  ///
  /// Nil only within 26 hours of the ends of the calendar, where the instant may be outside it.
  public func instant(at offset: UTCOffset) -> Instant? {
    Instant(microsecondsSince1970: microseconds &- offset.microseconds)
  }

  /// Like `instant(at:)`, but clamped to the first or last instant.
  public func instantClamped(at offset: UTCOffset) -> Instant {
    Instant(clamping: microseconds &- offset.microseconds)
  }
}
