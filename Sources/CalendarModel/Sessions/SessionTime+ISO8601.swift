// SPDX-License-Identifier: MIT

import CivilTime

extension SessionTime {
  /// The time in this ISO 8601 text: civil without an offset, zoned with one.
  ///
  ///     2024-02-20T08:00            what the wall showed
  ///     2024-02-20T08:00+01:00      an instant, written in Berlin's winter
  ///
  /// - Throws: what is wrong and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    guard let offset = Self.offset(in: bytes) else {
      self = .civil(try CivilDateTime(iso8601: bytes))
      return
    }
    self = .zoned(
      try Instant(iso8601: bytes), offset: try UTCOffset(iso8601: Array(offset)), zone: [])
  }

  /// The text of the offset, from `Z`, `+` or `-` behind the time on, or nil.
  private static func offset(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let time = bytes.firstIndex(where: { $0 == 0x54 || $0 == 0x74 || $0 == 0x20 }) else {
      return nil
    }
    // A minus sign may also be U+2212, E2 88 92.
    let signs: [UInt8] = [0x5A, 0x7A, 0x2B, 0x2D, 0xE2]
    return bytes[time...].firstIndex { signs.contains($0) }.map { bytes[$0...] }
  }
}

extension SessionTime {
  /// Appends the time in the form in which it is mostly written, so that reading it gives it back.
  ///
  /// A civil time as a page's field writes it, 2024-02-20T08:00, with seconds only where it has any.
  /// A zoned one as RFC 3339 does, 2024-02-20T08:00:00+01:00 and 2024-02-20T07:00:00Z, without the
  /// name of its zone, and in UTC where the clock at its offset has left the calendar.
  public func appendISO8601(to bytes: inout [UInt8]) {
    switch self {
    case .civil(let civil):
      civil.appendISO8601(to: &bytes)
      if civil.time.microsecondOfDay % 60_000_000 == 0 { bytes.removeLast(3) }
    case .zoned(let instant, .utc, _):
      instant.appendISO8601(to: &bytes)
    case .zoned(let instant, let offset, _):
      instant.appendISO8601(at: offset, to: &bytes)
    }
  }
}
