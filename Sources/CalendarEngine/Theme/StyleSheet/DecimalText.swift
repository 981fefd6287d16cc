// SPDX-License-Identifier: MIT

/// Reads numbers such as `12`, `0.5` and `.5`.
enum DecimalText {
  /// The number, or nil for any other text; no sign, no exponent, at most 12 digits.
  static func value(_ text: ArraySlice<UInt8>) -> Double? {
    var number = 0.0
    var scale = 1.0
    var digits = 0
    var hasPoint = false
    for byte in text {
      switch byte {
      case 0x30...0x39:
        number = number * 10 + Double(byte - 0x30)
        if hasPoint { scale *= 10 }
        digits += 1
      case 0x2E where !hasPoint: hasPoint = true
      default: return nil
      }
    }
    return (1...12).contains(digits) ? number / scale : nil
  }
}
