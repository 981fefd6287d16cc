// SPDX-License-Identifier: MIT

/// A value in a JSON object, in as much detail as the API needs.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number written as digits, optionally with a minus sign, that fits 64 bits.
  case whole(Int64)
  case text(String)
  /// Another number, an array or an object: valid JSON that the API has no use for.
  case other
}
