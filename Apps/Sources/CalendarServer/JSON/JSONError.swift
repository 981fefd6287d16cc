// SPDX-License-Identifier: MIT

/// Why bytes are not a JSON object, and where.
struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  enum Reason: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// There is no `{` where the object should begin.
    case notAnObject
    /// A part is missing.
    case expected(Part)
    /// There is text after the object.
    case trailingBytes
    /// The text ends before the object does.
    case unfinished
    /// An object has more members than any that the API reads.
    case tooManyMembers
    /// A member appears twice.
    case duplicate
    /// A text contains a control character without an escape.
    case controlCharacter
    /// An escape that JSON does not have.
    case badEscape
    /// Half of a surrogate pair appears alone.
    case loneSurrogate
    /// A number is not written as JSON demands.
    case badNumber
    /// Arrays and objects are nested more deeply than is read.
    case tooDeep
  }

  /// The missing part, in words.
  enum Part: String, Hashable, Sendable {
    case value = "a value"
    case name = "the name of a member"
    case colon = "a colon"
    case commaOrEnd = "a comma or the end"
  }

  let reason: Reason
  /// Where the offending part begins, as a 0-based byte offset.
  let byteOffset: Int
  /// The offending member of the object, or nil when it is none.
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
