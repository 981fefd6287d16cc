// SPDX-License-Identifier: MIT

/// Something in a style sheet that cannot be used, and where it is.
public struct StyleSheetProblem: Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// The line, from 1.
  public let line: Int32
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int32
  /// The offending text, UTF-8; at most 80 bytes of it.
  public let text: [UInt8]
  /// A similar known name, or empty.
  public let suggestion: [UInt8]

  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no such key.
    case unknownKey
    /// The key has no such property, or not in this state.
    case unknownProperty
    /// The property cannot have this value.
    case badValue
    /// No variable has this name.
    case unknownVariable
    /// Something else is expected here; reading continues after the declaration or block.
    case expected(Expectation)
  }

  /// What can be missing.
  public enum Expectation: UInt8, CaseIterable, Sendable {
    /// A key.
    case key = 0
    /// A brace that opens a block.
    case openingBrace
    /// The brace that closes a block; the position is that of the opening one.
    case closingBrace
    /// A property.
    case property
    /// A colon after a property or variable.
    case colon
    /// A value.
    case value
    /// A semicolon after a value.
    case semicolon
    /// The end of a comment; the position is that of its beginning.
    case commentEnd
  }
}

extension StyleSheetProblem: CustomStringConvertible {
  /// One line for the people who edit the sheet.
  ///
  /// For example `3:5: unknown property "font-colour"; did you mean "font-color"?`
  public var description: String {
    var out: [UInt8] = []
    out.append(decimal: Int64(line))
    out.append(":")
    out.append(decimal: Int64(column))
    out.append(": ")
    out.append(words)
    if !text.isEmpty {
      if case .expected = kind { out.append(" before") }
      out.append(" \"")
      out.append(contentsOf: text)
      out.append("\"")
    }
    if !suggestion.isEmpty {
      out.append("; did you mean \"")
      out.append(contentsOf: suggestion)
      out.append("\"?")
    }
    return String(decoding: out, as: UTF8.self)
  }

  private var words: StaticString {
    switch kind {
    case .unknownKey: "unknown key"
    case .unknownProperty: "unknown property"
    case .badValue: "bad value"
    case .unknownVariable: "unknown variable"
    case .expected(.key): "expected a key"
    case .expected(.openingBrace): "expected {"
    case .expected(.closingBrace): "expected a } for this block"
    case .expected(.property): "expected a property"
    case .expected(.colon): "expected :"
    case .expected(.value): "expected a value"
    case .expected(.semicolon): "expected ;"
    case .expected(.commentEnd): "expected */ for this comment"
    }
  }
}
