// SPDX-License-Identifier: MIT
import CalendarEngine

/// How a language groups the digits of whole numbers, such as 1,234,567 or 12,34,567.
public struct NumberGrouping: Hashable, Sendable {
  /// What stands between two groups, UTF-8; numbers are not grouped where it is empty.
  public var separator: [UInt8]
  /// How many digits the last group has, 3 in most languages.
  public var lastLength: Int32
  /// How many digits every other group has, 2 in India.
  public var length: Int32
  /// How many digits a number needs to be grouped: 4, or 5 in Spanish.
  public var fewestDigits: Int32

  /// Numbers without groups.
  public static let none = NumberGrouping(separator: [])

  /// A grouping; lengths below 1 count as 1.
  public init(
    separator: [UInt8], lastLength: Int32 = 3, length: Int32 = 3, fewestDigits: Int32 = 4
  ) {
    self.separator = separator
    self.lastLength = max(1, lastLength)
    self.length = max(1, length)
    self.fewestDigits = fewestDigits
  }

  /// Appends a number in the digits of a locale.
  public func append(_ number: Int64, in locale: LocaleProfile, to out: inout [UInt8]) {
    let places = Self.places(of: number)
    guard !separator.isEmpty, places >= fewestDigits, places > lastLength else {
      return locale.append(number, to: &out)
    }
    // From the last group to the first, each cut off the end of the number.
    var groups: [(value: Int64, width: Int32)] = []
    var (rest, width) = (number, lastLength)
    var left = places
    while left > width {
      let (head, tail) = rest.quotientAndRemainder(dividingBy: Self.power(of: width))
      groups.append((tail < 0 ? -tail : tail, width))
      rest = head
      left -= width
      width = length
    }
    locale.append(rest, to: &out)
    for group in groups.reversed() {
      out += separator
      locale.append(group.value, width: group.width, to: &out)
    }
  }

  private static func places(of number: Int64) -> Int32 {
    var (count, rest): (Int32, Int64) = (1, number / 10)
    while rest != 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  private static func power(of exponent: Int32) -> Int64 {
    (0..<exponent).reduce(1) { power, _ in power &* 10 }
  }
}
