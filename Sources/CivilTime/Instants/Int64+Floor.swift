// SPDX-License-Identifier: MIT

extension Int64 {
  /// Quotient rounded towards negative infinity, and the remainder, which is never negative.
  ///
  /// - Precondition: `divisor` is positive.
  func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let quotient = self / divisor
    let remainder = self % divisor
    return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
  }
}
