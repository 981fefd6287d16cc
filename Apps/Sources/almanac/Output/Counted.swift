// SPDX-License-Identifier: MIT

/// Numbers in sentences.
enum Counted {
  /// A number with commas: `1,000,000`.
  static func number(_ value: some BinaryInteger) -> String {
    let digits = Array(String(value.magnitude))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return value < 0 ? "-" + text : text
  }

  /// A number with its noun: `1 day`, `2 days`.
  static func of(_ value: some BinaryInteger, _ one: String, _ many: String? = nil) -> String {
    "\(number(value)) \(value == 1 ? one : many ?? one + "s")"
  }
}
