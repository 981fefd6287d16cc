// SPDX-License-Identifier: MIT
import CivilTime

/// Goes through the rows of `OptionTable`, each with its value: whoever reads attributes sets the
/// values, whoever writes them looks at them, and documents take the words.
///
/// A value that means nothing counts as the usual one, which every method is told or knows.
package protocol OptionVisitor {
  /// One of the row's words; `usual` is the number of the word that counts where none is written.
  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ row: OptionRow, usual: UInt8, _ value: inout Value)
  /// The place of one of the row's words.
  mutating func place(_ row: OptionRow, usual: UInt8, _ value: inout Int32)
  /// On where the attribute is there; `on` is the value that it stands for.
  mutating func flag(_ row: OptionRow, on: Bool, _ value: inout Bool)
  /// On where the attribute is the row's word.
  mutating func word(_ row: OptionRow, _ value: inout Bool)
  /// Any of the row's words, a bit each; `bare` are the bits of an attribute without a value.
  mutating func words(_ row: OptionRow, bare: UInt8, _ value: inout UInt8)
  /// A whole number; one outside the range counts as the nearest one in it.
  mutating func number(
    _ row: OptionRow, in range: ClosedRange<Int32>, usual: Int32, _ value: inout Int32)
  /// A number above 0, or 0 for none.
  mutating func length(_ row: OptionRow, _ value: inout Double)
  /// A number from 0 to 1 in hundredths, or nil for none.
  mutating func fraction(_ row: OptionRow, _ value: inout Double?)
  /// One number or several.
  mutating func lengths<Value: AttributeLengths>(_ row: OptionRow, _ value: inout Value)
  /// The four steps of a heat map.
  mutating func heat(_ row: OptionRow, _ value: inout HeatScale)
  /// A day, or nil for none.
  mutating func day(_ row: OptionRow, _ value: inout EpochDay?)
  /// Any days.
  mutating func days(_ row: OptionRow, _ value: inout DaySet)
  /// Hours of the day, or nil for none.
  mutating func hours(_ row: OptionRow, _ value: inout MinuteRange?)
  /// A weekday, or nil for the locale's.
  mutating func weekday(_ row: OptionRow, _ value: inout Weekday?)
  /// Any weekdays.
  mutating func weekdays(_ row: OptionRow, _ value: inout WeekdaySet)
  /// What the engine does not read: the host keeps it.
  mutating func host(_ row: OptionRow, _ kind: HostKind)
}

/// What the value of an attribute is that the host keeps.
package enum HostKind: UInt8, Sendable {
  /// One of the row's words.
  case choice = 0
  /// There or not.
  case flag
  /// A day.
  case day
  /// A selection.
  case days
  /// A BCP 47 tag.
  case locale
  /// A name of the time zone database.
  case zone
  /// Several of them, with spaces between.
  case zones
  /// The name of a preset.
  case preset
  /// Anything.
  case text
}
