// SPDX-License-Identifier: MIT

/// Why a line of CSV is not a row of its table.
///
///     line 12: points: "12x" is not a whole number
public struct CSVProblem<Column: CSVColumn>: Error, Hashable, Sendable {
  /// What is wrong.
  public typealias Reason = CSVReason

  /// The physical line on which the record begins, from 1.
  public var line: Int64
  /// The offending column, or nil when it is not a known one.
  public var column: Column?
  /// The offending field, from 1, or 0 when it is the whole line.
  public var field: Int32
  /// What is wrong.
  public var reason: Reason
  /// The offending text, of a long one the beginning and `…`; may be empty.
  public var excerpt: [UInt8]

  /// A problem of these values.
  public init(
    line: Int64, column: Column? = nil, field: Int32 = 0, reason: Reason,
    excerpt: [UInt8] = []
  ) {
    self.line = line
    self.column = column
    self.field = field
    self.reason = reason
    self.excerpt = excerpt
  }
}

extension CSVProblem {
  /// As much of a text as a person needs to find it.
  static func excerpt(
    of text: UnsafeBufferPointer<UInt8>, most: Int = 40
  ) -> [UInt8] {
    guard text.count > most else { return Array(text) }
    var end = most
    // Do not cut within a UTF-8 character.
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(text[..<end]) + [0xE2, 0x80, 0xA6]
  }
}

/// Why a line of CSV is not a session.
public typealias SessionCSVProblem = CSVProblem<SessionCSVColumn>
/// Why a line of CSV is not a mark.
public typealias MarkCSVProblem = CSVProblem<MarkCSVColumn>
