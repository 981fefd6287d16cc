// SPDX-License-Identifier: MIT

/// Writes TZif files that no zone has.
struct TZifBuilder {
  var version: UInt8 = 0x32
  /// Seconds since 1970 and the index of the type that holds from then on.
  var transitions: [(seconds: Int64, type: UInt8)] = []
  /// Offsets of the local time types, in seconds.
  var types: [Int32] = [0]
  var leapSeconds: UInt32 = 0
  var footer = ""

  /// Version 1 has one block of 32-bit times; later versions an empty one first, and a footer.
  var bytes: [UInt8] {
    guard version != 0 else { return block(timeSize: 4) }
    var empty = TZifBuilder()
    empty.version = version
    return empty.block(timeSize: 4) + block(timeSize: 8) + [0x0A] + Array(footer.utf8) + [0x0A]
  }

  private func block(timeSize: Int) -> [UInt8] {
    var bytes: [UInt8] = Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15)
    let counts = [0, 0, leapSeconds, UInt32(transitions.count), UInt32(types.count), 4]
    for count in counts { bytes += Self.bigEndian(UInt64(count), size: 4) }
    for transition in transitions {
      bytes += Self.bigEndian(UInt64(bitPattern: transition.seconds), size: timeSize)
    }
    bytes += transitions.map { $0.type }
    for offset in types {
      bytes += Self.bigEndian(UInt64(UInt32(bitPattern: offset)), size: 4) + [0, 0]
    }
    bytes += Array("LMT\0".utf8)
    bytes += Array(repeating: 0, count: Int(leapSeconds) * (timeSize + 4))
    return bytes
  }

  private static func bigEndian(_ value: UInt64, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (size - 1 - $0))) }
  }
}
