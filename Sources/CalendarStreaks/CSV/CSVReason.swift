// SPDX-License-Identifier: MIT
import CivilTime

/// What is wrong with a line of CSV.
public enum CSVReason: Error, Hashable, Sendable {
  /// The text is not a valid time, for this reason.
  case notATime(ISO8601Error.Reason)
  /// The text is not a valid day, for this reason.
  case notADay(ISO8601Error.Reason)
  /// The text is not a date in a form that other programs write.
  case notADate
  /// The text is not a time in a form that other programs write.
  case notATimeOfDay
  /// The text is neither `True` nor `False`.
  case notTrueOrFalse
  /// The date can be either of these days, which no date of the file decides; nothing is read.
  case undecidedDates(EpochDay, EpochDay)
  /// The text is not a whole number.
  case notAWholeNumber
  /// The number does not fit 32 bits.
  case numberOutOfRange
  /// The text has more characters than this.
  case textTooLong(Int32)
  /// The text is not UTF-8 or holds control characters.
  case notText
  /// The field is required but empty or absent.
  case missing
  /// The field is longer than the reader accepts.
  case fieldTooLong
  /// The line is longer than the reader accepts.
  case lineTooLong
  /// The field begins with an unmatched quotation mark.
  case unclosedQuote
  /// There is a quotation mark within a field that does not begin with one.
  case strayQuote
  /// The field continues after its closing quotation mark.
  case textBehindQuote
  /// There are this many fields, more than columns.
  case tooManyFields(Int32, columns: Int32)
  /// The line contains this control character.
  case controlCharacter(UInt8)
  /// The header names unknown columns, which are ignored.
  case unknownColumns
  /// The line names columns, but not those that every header needs.
  case missingColumns
  /// The line names the columns of some other table; nothing in the file is read.
  case otherColumns
  /// The file is UTF-16; nothing in it is read.
  case wideCharacters
}
