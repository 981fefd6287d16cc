// SPDX-License-Identifier: MIT

/// A civil date as the algorithm leaves it, for the benchmark only.
struct BareDate {
  let year: Int32
  let month: UInt8
  let day: UInt8

  /// Neri and Schneider's conversion with nothing around it: what the product is measured against.
  @inline(never)
  static func of(_ dayNumber: Int32) -> BareDate {
    let shifted = UInt32(bitPattern: dayNumber) &+ 719_468 &+ 146_097 &* 82
    let n1 = 4 &* shifted &+ 3
    let century = n1 / 146_097
    let n2 = (n1 % 146_097) | 3
    let product = UInt64(n2) &* 2_939_745
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let n3 = 2141 &* dayOfYear &+ 197_913
    let isNextYear: UInt32 = dayOfYear >= 306 ? 1 : 0
    let year = 100 &* century &+ yearOfCentury &+ isNextYear
    return BareDate(
      year: Int32(bitPattern: year &- 400 &* 82),
      month: UInt8(truncatingIfNeeded: (n3 >> 16) &- 12 &* isNextYear),
      day: UInt8(truncatingIfNeeded: (n3 & 0xFFFF) / 2141 &+ 1))
  }
}
