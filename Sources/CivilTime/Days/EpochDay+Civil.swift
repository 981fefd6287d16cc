// SPDX-License-Identifier: MIT

// Conversion between day numbers and civil dates after Cassio Neri and Lorenz Schneider,
// "Euclidean affine functions and their application to calendar algorithms", Software: Practice
// and Experience 53 (2023), 937–970. The letters are the paper's: N a day count, C a century,
// Y a year that begins in March, M and D its month and day; a trailing G means Gregorian.

/// The shift in 400-year cycles that makes the whole range unsigned.
private let cycles: UInt32 = 82
/// Days from 0000-03-01 to 1970-01-01, plus the shift.
private let dayShift: UInt32 = 719_468 + 146_097 * cycles
/// The shift in years.
private let yearShift: UInt32 = 400 * cycles

extension EpochDay {
  /// The civil date of this day.
  ///
  /// Takes about 40 instructions.
  public var civil: CivilDate {
    let N = UInt32(bitPattern: rawValue) &+ dayShift
    // Century.
    let N1 = 4 &* N &+ 3
    let C = N1 / 146_097
    let NC = (N1 % 146_097) / 4
    // Year of the century; the day of the year is the low half of the same product.
    let N2 = 4 &* NC &+ 3
    let P2 = UInt64(N2) &* 2_939_745
    let Z = UInt32(truncatingIfNeeded: P2 >> 32)
    let NY = UInt32(truncatingIfNeeded: P2) / 2_939_745 / 4
    let Y = 100 &* C &+ Z
    // Month and day.
    let N3 = 2141 &* NY &+ 197_913
    let M = N3 >> 16
    let D = (N3 & 0xFFFF) / 2141
    // From a year that begins in March to one that begins in January.
    let J: UInt32 = NY >= 306 ? 1 : 0
    let YG = Int32(bitPattern: Y &- yearShift &+ J)
    let MG = J == 1 ? M &- 12 : M
    return CivilDate(
      unchecked: YG, month: UInt8(truncatingIfNeeded: MG), day: UInt8(truncatingIfNeeded: D &+ 1))
  }

  init(uncheckedYear YG: Int32, month MG: UInt8, day DG: UInt8) {
    let J: UInt32 = MG <= 2 ? 1 : 0
    let Y = UInt32(bitPattern: YG) &+ yearShift &- J
    let M = UInt32(MG) &+ 12 &* J
    let D = UInt32(DG) &- 1
    let C = Y / 100
    let yearDays = 1461 &* Y / 4 &- C &+ C / 4
    let monthDays = (979 &* M &- 2919) / 32
    self.init(unchecked: Int32(bitPattern: yearDays &+ monthDays &+ D &- dayShift))
  }
}
