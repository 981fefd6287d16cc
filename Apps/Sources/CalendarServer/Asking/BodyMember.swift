// SPDX-License-Identifier: MIT

/// A value in the object that a body is.
enum BodyMember: Decodable {
  case null
  case boolean(Bool)
  case whole(Int64)
  case text(String)
  /// A fraction, a number beyond 64 bits, an array or an object: nothing that the API asks for.
  case other

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let whole = try? value.decode(Int64.self) {
      self = .whole(whole)
    } else {
      self = .other
    }
  }
}
