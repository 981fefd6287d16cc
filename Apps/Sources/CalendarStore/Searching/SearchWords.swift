// SPDX-License-Identifier: MIT

/// The words of some texts as they are added to the index: as they are compared, a space before each.
///
/// Most are added while events are imported, so they are written as bytes in one go.
struct SearchWords {
  private(set) var bytes: [UInt8] = []

  /// The words as one text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds the words of a text.
  mutating func add(_ text: String) {
    let count = bytes.count
    guard !addLetters(text) else { return }
    bytes.removeSubrange(count...)
    for word in SearchText(text).indexed { add(word: word) }
  }

  /// Adds a word that is as it is compared.
  mutating func add(word: String) {
    bytes.append(Self.space)
    bytes.append(contentsOf: word.utf8)
  }

  /// Adds the words of a text; returns whether its scripts write words with spaces between them.
  private mutating func addLetters(_ text: String) -> Bool {
    var (length, isOpen, isJoined) = (0, false, false)
    for scalar in text.unicodeScalars {
      SearchFolding.fold(scalar) { folded, role in
        switch role {
        case .separator: isOpen = false
        case .character: isJoined = true
        case .letter where !isOpen:
          bytes.append(Self.space)
          (length, isOpen) = (0, true)
          append(folded, &length)
        case .letter, .mark:
          if isOpen { append(folded, &length) }
        }
      }
      if isJoined { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func append(_ scalar: Unicode.Scalar, _ length: inout Int) {
    guard length < SearchText.longestWord else { return }
    length += 1
    bytes.append(utf8Of: scalar)
  }

  private static let space: UInt8 = 0x20
}
