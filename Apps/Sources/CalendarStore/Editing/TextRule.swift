// SPDX-License-Identifier: MIT

/// Which texts a store takes in a field: UTF-8 without control characters, of so many characters.
///
/// Characters are Unicode scalars, which every database counts alike.
struct TextRule {
  var least: Int
  var most: Int

  /// Ids of any record.
  static let id = TextRule(least: 1, most: 128)
  /// Types of marks.
  static let markType = TextRule(least: 1, most: 64)
  /// Owners of marks.
  static let markOwner = TextRule(least: 0, most: 128)
  /// Names of zones.
  static let zone = TextRule(least: 1, most: 255)
}

extension TextRule {
  /// - Throws: `invalid` when the bytes are no such text.
  func check(_ bytes: some Sequence<UInt8>, field: String) throws(StoreError) {
    guard let count = Self.characterCount(bytes) else {
      throw .invalid(field: field, reason: "has to be UTF-8 text without control characters")
    }
    guard (least...most).contains(count) else {
      let reason = least == 0 ? "at most \(most)" : "\(least) to \(most)"
      throw .invalid(field: field, reason: "has to have \(reason) characters")
    }
  }

  /// How many characters the bytes have, or nil when they are no text or hold control characters.
  private static func characterCount(_ bytes: some Sequence<UInt8>) -> Int? {
    var (decoder, iterator, count) = (UTF8(), bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        // C0, DEL and C1.
        guard scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) else { return nil }
        count += 1
      case .emptyInput: return count
      case .error: return nil
      }
    }
  }
}
