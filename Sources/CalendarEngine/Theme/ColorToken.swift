// SPDX-License-Identifier: MIT

/// A place for a colour; a palette says which one.
public enum ColorToken: UInt8, CaseIterable, Sendable {
  /// What the calendar stands on.
  case ground = 0
  /// What lies above the ground: sheets, popovers, cards.
  case raised
  /// What cards stand on.
  case grouped
  /// The title, and day numbers.
  case text
  /// Weekday names and second lines.
  case secondary
  /// Days of neighbouring months, and what cannot be used.
  case outside
  /// Days of the weekend.
  case weekend
  /// Thin lines.
  case hairline
  /// Today, buttons, and what the app marks.
  case accent
  /// The shape of the selected day.
  case selection
  /// Text on that shape.
  case onSelection
  /// Text on the full colours of streaks.
  case onTint
  /// The ring of a day on which the goal was reached.
  case ringKept
  /// The half ring of a day short of the goal.
  case ringShort
  /// What has gone wrong.
  case failure
  /// Dots without a tint of their own.
  case event
}
