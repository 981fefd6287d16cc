// SPDX-License-Identifier: MIT
import CivilTime

/// The date of a day in another calendar, as the host writes it.
public struct AlternateLabel: Hashable, Sendable {
  /// The number of the day, or the name of the month on its first day, UTF-8; empty where the host
  /// does not know it for sure.
  public var text: [UInt8]
  /// The whole date, for assistive technology, UTF-8.
  public var spoken: [UInt8]

  /// A date.
  public init(text: [UInt8], spoken: [UInt8]) {
    self.text = text
    self.spoken = spoken
  }

  /// No date.
  public static let none = AlternateLabel(text: [], spoken: [])
}
