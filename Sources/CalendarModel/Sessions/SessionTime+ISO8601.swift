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
