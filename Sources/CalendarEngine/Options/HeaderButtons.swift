// SPDX-License-Identifier: MIT

/// The buttons in the header.
public struct HeaderButtons: OptionSet, Hashable, Sendable {
  /// One bit per button.
  public let rawValue: UInt8

  /// The buttons of these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// To the page before.
  public static let previous = HeaderButtons(rawValue: 1 << 0)
  /// To the page after.
  public static let next = HeaderButtons(rawValue: 1 << 1)
  /// To today.
  public static let today = HeaderButtons(rawValue: 1 << 2)
  /// All of them.
  public static let all: HeaderButtons = [.previous, .next, .today]
}

/// The form of the weekday names above the days.
///
/// The raw values are part of the web host's protocol.
public enum WeekdayForm: UInt8, Hashable, Sendable {
  /// Short if there is room, otherwise narrow.
  case fitting = 0
  /// The shortest form, usually one letter.
  case narrow = 1
  /// Short, as in Tue; narrow if it does not fit.
  case short = 2
  /// Full, as in Tuesday; short or narrow if it does not fit.
  case full = 3
}
