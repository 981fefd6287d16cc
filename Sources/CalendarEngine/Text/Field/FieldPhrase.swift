// SPDX-License-Identifier: MIT

/// What a date field says before its calendar has come, in a catalogue of its own: a page with closed
/// fields fetches no more than this.
///
/// The raw values are the lines of the catalogues, which the field's script knows by name.
public enum FieldPhrase: UInt8, CaseIterable, Sendable {
  /// Name of the button, of the popover, and what an empty field shows.
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
  /// Name of the list of days with a name.
  case presets
  /// Said of a field that has to be filled in.
  case missing
  /// Said when the calendar could not be loaded.
  case broken
}
