// SPDX-License-Identifier: MIT
import CivilTime

/// Why a line of CSV is no session.
///
///     line 12: points: "12x" is not a whole number
public struct SessionCSVProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// The text is not a time, because of this.
    case notATime(ISO8601Error.Reason)
    /// The text is not a whole number.
    case notAWholeNumber
    /// The number has more than 32 bits.
    case numberOutOfRange
    /// The id has more than 128 characters.
    case idTooLong
    /// The id is not UTF-8 or holds control characters.
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

  /// The physical line on which the record begins, from 1.
  public var line: Int64
  /// The column at fault, or nil when it is none of the known ones.
  public var column: SessionCSVColumn?
  /// The field at fault, from 1, or 0 when it is the line as a whole.
  public var field: Int32
  /// What is wrong.
  public var reason: Reason
  /// The text at fault, of a long one the beginning and `…`; empty when there is none.
  public var excerpt: [UInt8]

  /// A problem of these values.
  public init(
    line: Int64, column: SessionCSVColumn? = nil, field: Int32 = 0, reason: Reason,
    excerpt: [UInt8] = []
  ) {
    self.line = line
    self.column = column
    self.field = field
    self.reason = reason
    self.excerpt = excerpt
  }
}

extension SessionCSVProblem {
  /// As much of a text as a person needs to find it again.
  static func excerpt(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard text.count > excerptLength else { return Array(text) }
    var end = excerptLength
    // Not within a character of UTF-8.
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(text[..<end]) + [0xE2, 0x80, 0xA6]
  }

  private static let excerptLength = 40
}
