// SPDX-License-Identifier: MIT

/// A phrase of a date field before its calendar is loaded.
///
/// They have a catalogue of their own: a page with closed fields loads nothing more.
///
/// The raw values are the lines of the catalogues, which the field's script knows by name.
public enum FieldPhrase: UInt8, CaseIterable, Sendable {
  /// Name of the button and of the popover, and placeholder of an empty field.
  case chooseDate = 0
  /// The same for an interval.
  case chooseDates
  /// The same for several days.
  case chooseDays
  /// The same for a week.
  case chooseWeek
  /// The button that closes the popover.
  case done
  /// The button that empties the field.
  case clear
  /// Name of the list of named days.
  case presets
  /// Error of an empty required field.
  case missing
  /// Error when the calendar could not be loaded.
  case broken
  /// The button that closes the sheet of a small window.
  case close
  /// The button there that brings the keyboard of the screen.
  case typeDate
  /// The letters for day, month and year in the form of a date, with spaces between.
  case dateLetters
}
