// SPDX-License-Identifier: MIT

import CivilTime

extension SessionTime {
  /// The time in this ISO 8601 text: civil without an offset, zoned with one.
  ///
  ///     2024-02-20T08:00                              what the wall showed
  ///     2024-02-20T08:00+01:00                        an instant, written in Berlin's winter
  ///     2024-02-20T08:00:00+01:00[Europe/Berlin]      the same with the name of the zone
  ///
  /// What stands in brackets is as RFC 9557 has it: the zone is kept and not looked up; where its
  /// rules say another offset the written one holds (section 3.4). Other tags are passed over. A
  /// `!`, which asks that a zone or a tag be heeded, is an error: without rules nobody can.
  ///
  /// - Throws: what is wrong and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    guard let bracket = bytes.firstIndex(of: 0x5B) else {
      try self.init(plain: bytes)
      return
    }
    guard case .zoned(let instant, let offset, _) = try Self(plain: Array(bytes[..<bracket])) else {
      throw ISO8601Error(reason: .suffixWithoutOffset, byteOffset: Int32(clamping: bracket))
    }
    var suffix = ZoneSuffixReader(bytes, from: bracket)
    self = .zoned(instant, offset: offset, zone: try suffix.zone())
  }

  /// The time in a text without brackets.
  private init(plain bytes: [UInt8]) throws(ISO8601Error) {
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
  /// A zoned one as RFC 3339 does, 2024-02-20T08:00:00+01:00 and 2024-02-20T07:00:00Z, and in UTC
  /// where the clock at its offset has left the calendar; behind it the zone, if it has a name that
  /// RFC 9557 lets stand there, as in 2024-02-20T08:00:00+01:00[Europe/Berlin].
  public func appendISO8601(to bytes: inout [UInt8]) {
    switch self {
    case .civil(let civil):
      civil.appendISO8601(to: &bytes)
      if civil.time.microsecondOfDay % 60_000_000 == 0 { bytes.removeLast(3) }
    case .zoned(let instant, let offset, let zone):
      if offset == .utc {
        instant.appendISO8601(to: &bytes)
      } else {
        instant.appendISO8601(at: offset, to: &bytes)
      }
      guard ZoneSuffixReader.isZone(zone[...]) else { return }
      bytes.append(0x5B)
      bytes.append(contentsOf: zone)
      bytes.append(0x5D)
    }
  }
}
