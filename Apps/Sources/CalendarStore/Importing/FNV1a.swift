// SPDX-License-Identifier: MIT

/// The 64-bit hash FNV-1a, which is the same everywhere and never changes.
///
/// Fowler, Noll, Vo and others, "The FNV Non-Cryptographic Hash Algorithm", RFC 9923.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Adds the lowest `bytes` bytes of a number, the most significant first.
  mutating func add(_ number: UInt64, bytes: UInt64) {
    var shift = bytes * 8
    while shift > 0 {
      shift -= 8
      add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
