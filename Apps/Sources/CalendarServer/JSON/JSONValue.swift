// SPDX-License-Identifier: MIT

/// A value in a JSON object, as far as anything here asks for it.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number that is written with digits alone, perhaps with a minus sign, and fits 64 bits.
  case whole(Int64)
  case text(String)
  /// Another number, an array or an object: JSON, but nothing that anything here asks for.
  case other
}
