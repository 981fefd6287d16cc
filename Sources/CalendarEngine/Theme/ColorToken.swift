// SPDX-License-Identifier: MIT

/// A role for a colour; a palette defines the colour.
public enum ColorToken: UInt8, CaseIterable, Sendable {
  /// The background of the calendar.
  case ground = 0
  /// Surfaces above the background: sheets, popovers, cards.
  case raised
  /// The background of cards.
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
  /// The band that joins days on which the goal was reached.
  case run
  /// The ring of a day short of the goal, as long as the points are of the goal.
  case ringShort
  /// Errors.
  case failure
  /// Dots without a tint of their own.
  case event
  /// The line of the time it is now, and its label.
  case now
}
