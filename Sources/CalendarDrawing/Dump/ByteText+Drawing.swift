// SPDX-License-Identifier: MIT
import CalendarEngine

extension [UInt8] {
  /// Appends 1/64 points as an exact decimal: 1/64 is 0.015625.
  package mutating func append(points units: Int32) {
    let magnitude = units.magnitude
    if units < 0 { append(0x2D) }
    append(decimal: Int64(magnitude / 64))
    var rest = magnitude % 64 * 15_625
    guard rest != 0 else { return }
    append(0x2E)
    var place: UInt32 = 100_000
    while rest != 0 {
      append(0x30 + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Appends a colour without its opacity, as in `#0b6bdb`.
  package mutating func append(rgb color: ThemeColor) {
    append(0x23)
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color.rgb >> shift & 15)
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
