// SPDX-License-Identifier: MIT

import CivilTime

extension SessionTime {
  /// The time in an ISO 8601 text: civil without an offset, zoned with one.
  ///
  ///     2024-02-20T08:00                              what the wall showed
  ///     2024-02-20T08:00+01:00                        an instant, written in Berlin's winter
  ///     2024-02-20T08:00:00+01:00[Europe/Berlin]      the same with the name of the zone
  ///
  /// Text in brackets is as in RFC 9557. The zone is kept and not looked up; where its rules give
  /// another offset, the written one wins (section 3.4). Other tags are ignored. A `!`, which
  /// demands that a zone or tag be respected, is an error, because that needs rules.
  ///
  /// - Throws: What is wrong, and at which byte.
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

  /// The text of the offset, from `Z`, `+` or `-` after the time on, or nil.
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
  /// Appends the time in its most common form; reading it gives the same time.
  ///
  /// A civil time as in a page's field, 2024-02-20T08:00, with seconds only if it has any. A zoned
  /// time as in RFC 3339, 2024-02-20T08:00:00+01:00 or 2024-02-20T07:00:00Z, and in UTC where the
  /// clock at its offset has left the calendar. The zone follows if RFC 9557 allows its name there,
  /// as in 2024-02-20T08:00:00+01:00[Europe/Berlin].
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

#if !hasFeature(Embedded)

  extension SessionTime: CustomStringConvertible {
    /// The time in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The time in ISO 8601: 2024-02-20T08:00, 2024-02-20T08:00:00+01:00, perhaps with a zone.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

#endif
