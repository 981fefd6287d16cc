// SPDX-License-Identifier: MIT
import CivilTime

/// The date of a day in another calendar, as written by the host.
public struct AlternateLabel: Hashable, Sendable {
  /// The number of the day or, on the first day of a month, the month's name, UTF-8; empty if the
  /// host is not sure.
  public var text: [UInt8]
  /// The whole date for screen readers, UTF-8.
  public var spoken: [UInt8]

  /// A date.
  public init(text: [UInt8], spoken: [UInt8]) {
    self.text = text
    self.spoken = spoken
  }

  /// No date.
  public static let none = AlternateLabel(text: [], spoken: [])
}
