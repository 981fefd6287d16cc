// SPDX-License-Identifier: MIT
import ArgumentParser

/// `--size`: width and height in points.
struct SizeArgument: Equatable {
  var width: Double
  /// 0 means as high as needed.
  var height: Double

  /// The size in a text: `390x500` or `390`.
  ///
  /// - Throws: A description of the valid forms.
  static func parse(_ text: String) throws -> SizeArgument {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard (1...2).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ (1...16_384).contains($0) })
    else {
      throw ValidationError(
        "A size is width and height in points from 1 to 16384, as 390x500.")
    }
    return SizeArgument(
      width: Double(numbers[0]), height: numbers.count == 2 ? Double(numbers[1]) : 0)
  }
}
