// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// The id of a session that was imported without one: its content, and an ordinal among equal rows.
///
///     c800611cb98cf0000-a60c7ba0cc1f1ca5-0
///
/// That is: `c` for a civil start or `z` for an instant; the start in microseconds since 1970 with
/// its sign bit inverted, as 16 hexadecimal digits, so ids sort by start and rows in order of time
/// are stored side by side; a 64-bit FNV-1a hash of the canonical bytes; and the number of equal
/// rows before it. Two contents with the same start share a hash with a probability of 1 in 2⁶⁴.
///
/// The canonical bytes are start and end, each as `c` and microseconds, or as `z`, microseconds,
/// offset in seconds, length of the zone's name and the name; then the points. Numbers are
/// big-endian, of 8, 8, 4, 1 and 4 bytes. None of this may ever change: files that were imported
/// before are recognised by these ids.
struct ContentIdentity: Hashable {
  /// The id without the ordinal.
  let stem: [UInt8]

  /// The identity of this content.
  init(start: SessionTime, end: SessionTime, points: Int32) {
    var hash = FNV1a()
    hash.add(start)
    hash.add(end)
    hash.add(UInt64(UInt32(bitPattern: points)), bytes: 4)
    var stem: [UInt8] = []
    stem.reserveCapacity(48)
    let (axis, microseconds) = start.axisAndMicroseconds
    stem.append(axis.letter)
    stem.appendHexadecimal(UInt64(bitPattern: microseconds) ^ (1 << 63))
    stem.append(0x2D)
    stem.appendHexadecimal(hash.value)
    stem.append(0x2D)
    self.stem = stem
  }

  /// The id of the equal row that has `ordinal` others before it.
  func id(ordinal: Int64) -> SessionID {
    SessionID(bytes: ordinal == 0 ? stem + [0x30] : stem + Array(String(ordinal).utf8))
  }
}

extension FNV1a {
  mutating func add(_ time: SessionTime) {
    let (axis, microseconds) = time.axisAndMicroseconds
    add(axis.letter)
    add(UInt64(bitPattern: microseconds), bytes: 8)
    guard case .zoned(_, let offset, let zone) = time else { return }
    add(UInt64(UInt32(bitPattern: offset.seconds)), bytes: 4)
    add(UInt8(truncatingIfNeeded: zone.count))
    zone.forEach { add($0) }
  }
}

extension [UInt8] {
  fileprivate mutating func appendHexadecimal(_ value: UInt64) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value >> shift) & 0xF
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
