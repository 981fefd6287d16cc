// SPDX-License-Identifier: MIT

/// Why bytes are no JSON object, and where.
struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  enum Reason: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// There is no `{` where the object should begin.
    case notAnObject
    /// This was expected.
    case expected(Part)
    /// The text goes on behind the object.
    case trailingBytes
    /// The text ends before the object does.
    case unfinished
    /// An object has more members than anything here asks for.
    case tooManyMembers
    /// A member of this name stands there twice.
    case duplicate
    /// A control character stands in a text without an escape.
    case controlCharacter
    /// An escape that JSON does not have.
    case badEscape
    /// Half of a surrogate pair stands alone.
    case loneSurrogate
    /// A number that is not as JSON writes it.
    case badNumber
    /// Arrays and objects lie within each other deeper than is read.
    case tooDeep
  }

  /// What was expected, in words.
  enum Part: String, Hashable, Sendable {
    case value = "a value"
    case name = "the name of a member"
    case colon = "a colon"
    case commaOrEnd = "a comma or the end"
  }

  let reason: Reason
  /// The byte at which the wrong part begins, 0-based.
  let byteOffset: Int
  /// The member of the object that is at fault, or nil when it is none.
  let member: String?
}

extension JSONError: CustomStringConvertible {
  /// What is wrong and where: `a colon is missing at byte 12`.
  var description: String { "\(words) at byte \(byteOffset)" }

  private var words: String {
    switch reason {
    case .notUTF8: "it is not UTF-8"
    case .notAnObject: "it is no JSON object"
    case .expected(let text): "\(text.rawValue) is missing"
    case .trailingBytes: "it goes on behind its end"
    case .unfinished: "it ends too early"
    case .tooManyMembers: "an object has more than \(JSONReader.mostMembers) members"
    case .duplicate: "the member occurs twice"
    case .controlCharacter: "a control character has no escape"
    case .badEscape: "there is no such escape"
    case .loneSurrogate: "half a surrogate pair stands alone"
    case .badNumber: "a number is not as JSON writes it"
    case .tooDeep: "it is nested too deep"
    }
  }
}
