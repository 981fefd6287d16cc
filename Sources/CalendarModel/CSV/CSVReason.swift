// SPDX-License-Identifier: MIT
import CivilTime

/// What is wrong with a line of CSV.
public enum CSVReason: Error, Hashable, Sendable {
  /// The text is not a time, because of this.
  case notATime(ISO8601Error.Reason)
  /// The text is not a day, because of this.
  case notADay(ISO8601Error.Reason)
  /// The text is not a whole number.
  case notAWholeNumber
  /// The number has more than 32 bits.
  case numberOutOfRange
  /// The text has more characters than this.
  case textTooLong(Int32)
  /// The text is not UTF-8 or holds control characters.
  case notText
  /// The field is empty or absent, and has to be there.
  case missing
  /// The field is longer than the reader takes.
  case fieldTooLong
  /// The line is longer than the reader takes.
  case lineTooLong
  /// The field begins with a quotation mark that has no partner.
  case unclosedQuote
  /// A quotation mark stands within a field that does not begin with one.
  case strayQuote
  /// The field goes on behind its closing quotation mark.
  case textBehindQuote
  /// There are so many fields, more than columns.
  case tooManyFields(Int32, columns: Int32)
  /// The line holds this control character.
  case controlCharacter(UInt8)
  /// The header names columns that are not known; they are left out.
  case unknownColumns
  /// The file is UTF-16; nothing of it is read.
  case wideCharacters
}
