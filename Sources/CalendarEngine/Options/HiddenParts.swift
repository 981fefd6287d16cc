// SPDX-License-Identifier: MIT

/// What is left out around the days, as FSCalendar does by heights of 0.
///
/// The raw values are bits of the attribute `hide`.
public struct HiddenParts: OptionSet, Hashable, Sendable {
  /// One bit a part.
  public let rawValue: UInt8

  /// The parts of these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The title and the buttons; the grid of the days then has the title as its name.
  public static let header = HiddenParts(rawValue: 1 << 0)
  /// The names of weekdays above the days; each day's own name says its weekday anyway.
  public static let weekdays = HiddenParts(rawValue: 1 << 1)
}
