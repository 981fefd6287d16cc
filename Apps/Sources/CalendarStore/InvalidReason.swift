// SPDX-License-Identifier: MIT

/// Why no store takes a value: in English, and for programs that say it in other languages.
public struct InvalidReason: Hashable, Sendable {
  /// The reason in words that follow the name of the field: `has to be a whole second`.
  public let text: String
  /// The same without words, or nil where no page has to say it.
  public let cause: ReasonCause?

  /// A reason in words, and what it is without any.
  public init(_ text: String, _ cause: ReasonCause? = nil) {
    (self.text, self.cause) = (text, cause)
  }
}

extension InvalidReason: ExpressibleByStringInterpolation {
  /// A reason in words alone.
  public init(stringLiteral text: String) { self.init(text) }
}

extension InvalidReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String { text }
}

/// Which reason it is, without words: a code, and the values that belong to it.
public struct ReasonCause: Hashable, Sendable {
  /// Its name, such as `textLength`, listed in `docs/api.md`.
  public let code: String
  /// What its words name, such as the least and the greatest length.
  public let values: [String]

  /// A cause with its values, if it has any.
  public init(_ code: String, _ values: String...) {
    (self.code, self.values) = (code, values)
  }
}
