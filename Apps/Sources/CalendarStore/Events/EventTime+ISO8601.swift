// SPDX-License-Identifier: MIT
import CivilTime

extension EventTime {
  /// Appends the time in a form that `WrittenTime` reads without rules.
  ///
  /// A day as 2026-03-29; a floating time as 2026-03-29T09:30, with seconds only if it has any; and
  /// one in a zone as 2026-03-29T09:30:00+02:00[Europe/Berlin].
  public func appendISO8601(to bytes: inout [UInt8]) {
    switch self {
    case .date(let day): day.appendISO8601(to: &bytes)
    case .floating(let civil): civil.appendMinutes(to: &bytes)
    case .zoned(let time):
      time.civil.appendISO8601(to: &bytes)
      time.offset.appendISO8601(to: &bytes)
      bytes.append(0x5B)
      bytes.append(contentsOf: time.zone.utf8)
      bytes.append(0x5D)
    }
  }
}

extension EventTime: CustomStringConvertible {
  /// The time as `appendISO8601(to:)` writes it.
  public var description: String {
    var bytes: [UInt8] = []
    appendISO8601(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CivilDateTime {
  /// Appends date and time, with seconds only if there are any: 2026-03-29T09:30.
  public func appendMinutes(to bytes: inout [UInt8]) {
    appendISO8601(to: &bytes)
    if time.microsecondOfDay % 60_000_000 == 0 { bytes.removeLast(3) }
  }
}
