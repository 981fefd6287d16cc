// SPDX-License-Identifier: MIT

extension ChangeToken {
  /// A name for a new store: 16 random hexadecimal digits.
  static func makeStoreName() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
