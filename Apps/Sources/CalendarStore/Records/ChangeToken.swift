// SPDX-License-Identifier: MIT

/// A place in one store's sequence of changes.
///
/// Clients store it as text and send it back.
public struct ChangeToken: Hashable, Sendable {
  /// The store's name, 16 hexadecimal digits made when the store was created.
  public var store: String
  /// Number of the last change before this place, 0 for none.
  public var change: Int64
  /// During a client's first full reading, the number of the last change that was forgotten when
  /// the reading began.
  ///
  /// 0 for every other place. Within such a reading a place before forgotten changes is valid,
  /// because the client has never heard of the records that are gone.
  public var floor: Int64

  /// A place in a store.
  public init(store: String, change: Int64, floor: Int64 = 0) {
    self.store = store
    self.change = change
    self.floor = floor
  }
}

extension ChangeToken: CustomStringConvertible {
  /// The token in a text, or nil when the text is malformed.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 16, parts[0].allSatisfy(\.isHexDigit),
      let change = Int64(parts[1]), change >= 0,
      let floor = Int64(parts.count == 3 ? parts[2] : "0"), floor >= 0
    else { return nil }
    self.init(store: String(parts[0]), change: change, floor: floor)
  }

  /// The store, a dot and the number, as in `5f0c1a2b3c4d5e6f.120`; a floor other than 0 is a third
  /// part.
  public var description: String {
    "\(store).\(change)" + (floor == 0 ? "" : ".\(floor)")
  }
}

extension ChangeToken {
  /// Whether a store that has forgotten the changes through `floor` still knows everything since
  /// this place.
  func isKept(above floor: Int64) -> Bool {
    change >= floor || change == 0 || self.floor == floor
  }

  /// The place after a page that began here.
  func advanced(to change: Int64, above floor: Int64) -> ChangeToken {
    ChangeToken(store: store, change: change, floor: change < floor ? floor : 0)
  }
}
