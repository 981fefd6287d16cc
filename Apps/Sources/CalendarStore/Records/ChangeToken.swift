// SPDX-License-Identifier: MIT

/// A place in the sequence of changes of one store.
///
/// Clients keep its text and hand it back.
public struct ChangeToken: Hashable, Sendable {
  /// The store's name for itself, made when it was made: 16 hexadecimal digits.
  public var store: String
  /// Number of the last change before this place, 0 for none.
  public var change: Int64
  /// What the store had forgotten when a reading from the beginning set out, while it is under way.
  ///
  /// 0 for every other place. Within such a reading places before what is forgotten are good: who
  /// reads has never heard of the records that are gone.
  public var floor: Int64

  /// A place in a store.
  public init(store: String, change: Int64, floor: Int64 = 0) {
    self.store = store
    self.change = change
    self.floor = floor
  }
}

extension ChangeToken: CustomStringConvertible {
  /// The token in this text, or nil when it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 16, parts[0].allSatisfy(\.isHexDigit),
      let change = Int64(parts[1]), change >= 0,
      let floor = Int64(parts.count == 3 ? parts[2] : "0"), floor >= 0
    else { return nil }
    self.init(store: String(parts[0]), change: change, floor: floor)
  }

  /// The store, a dot and the number: `5f0c1a2b3c4d5e6f.120`; a floor other than 0 is a third part.
  public var description: String {
    "\(store).\(change)" + (floor == 0 ? "" : ".\(floor)")
  }
}

extension ChangeToken {
  /// Whether a store tells everything since this place that has forgotten the changes up to `floor`.
  func isKept(above floor: Int64) -> Bool {
    change >= floor || change == 0 || self.floor == floor
  }

  /// The place behind a page that began here.
  func advanced(to change: Int64, above floor: Int64) -> ChangeToken {
    ChangeToken(store: store, change: change, floor: change < floor ? floor : 0)
  }
}
