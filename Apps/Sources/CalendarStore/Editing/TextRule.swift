// SPDX-License-Identifier: MIT

/// Which texts a store takes in a field: UTF-8 without control characters, within a range of
/// lengths.
///
/// Lengths count Unicode scalars, as every database does.
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
  /// - Throws: `invalid` when the bytes break the rule.
  func check(_ bytes: some Sequence<UInt8>, field: String) throws(StoreError) {
    guard let count = Self.characterCount(bytes) else {
      throw .invalid(field: field, reason: "has to be UTF-8 text without control characters")
    }
    guard (least...most).contains(count) else {
      let reason = least == 0 ? "at most \(most)" : "\(least) to \(most)"
      throw .invalid(field: field, reason: "has to have \(reason) characters")
    }
  }

  /// The number of characters, or nil for invalid UTF-8 or control characters.
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
