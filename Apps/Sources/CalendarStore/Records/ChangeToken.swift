// SPDX-License-Identifier: MIT

/// A place in the sequence of changes of one store.
///
/// Clients keep its text and hand it back.
public struct ChangeToken: Hashable, Sendable {
  /// The store's name for itself, made when it was made: 16 hexadecimal digits.
  public var store: String
  /// Number of the last change before this place, 0 for none.
  public var change: Int64

  /// A place in a store.
  public init(store: String, change: Int64) {
    self.store = store
    self.change = change
  }
}

extension ChangeToken: CustomStringConvertible {
  /// The token in this text, or nil when it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 16, parts[0].allSatisfy(\.isHexDigit),
      let change = Int64(parts[1]), change >= 0
    else { return nil }
    self.init(store: String(parts[0]), change: change)
  }

  /// The store, a dot and the number: `5f0c1a2b3c4d5e6f.120`.
  public var description: String { "\(store).\(change)" }
}
