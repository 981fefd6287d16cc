// SPDX-License-Identifier: MIT

/// A text as a search compares it: its words, and the characters of scripts that write words without
/// spaces between them.
struct SearchText {
  /// A word, or a character with its marks.
  struct Piece {
    /// What it is compared as, a part of `folded`.
    var folded: Range<Int>
    /// The scalars of the text that it stands for.
    var range: Range<Int>
    /// Whether it is a character of a run of them.
    var isCharacter: Bool
    /// Whether it continues the run of the one before it.
    var isContinued = false
  }

  /// In order.
  private(set) var pieces: [Piece] = []
  /// What the pieces are compared as, one after the other, in UTF-8.
  private(set) var folded: [UInt8] = []
  /// The scalars of `folded` that belong to the last piece.
  private var length = 0

  /// The scalars of a word that count: what is longer is equal to what begins in the same way.
  static let longestWord = 64

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      folded.reserveCapacity(bytes.count)
      pieces.reserveCapacity(bytes.count / 4)
      if !bytes.contains(where: { $0 >= 0x80 }) { addWords(bytes) }
    }
    if pieces.isEmpty { add(text) }
  }

  /// Adds the words of a text in ASCII, of which each byte is a scalar.
  private mutating func addWords(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < text.count {
      let rest = text[start...]
      let end = rest.firstIndex { SearchFolding.letter($0) == nil } ?? text.count
      if end > start {
        let first = folded.count
        for byte in rest.prefix(min(end - start, Self.longestWord)) {
          folded.append(SearchFolding.letter(byte) ?? byte)
        }
        pieces.append(
          Piece(folded: first..<folded.count, range: start..<end, isCharacter: false))
      }
      start = end + 1
    }
  }

  private mutating func add(_ text: String) {
    var open = false
    var place = 0
    for scalar in text.unicodeScalars {
      var isNothing = true
      SearchFolding.fold(scalar) { folded, role in
        isNothing = false
        switch role {
        case .separator: open = false
        case .mark:
          if open { extend(with: folded, at: place) }
        case .letter:
          if open, let last = pieces.last, !last.isCharacter {
            extend(with: folded, at: place)
          } else {
            append(folded, at: place, isCharacter: false)
          }
          open = true
        case .character:
          let isContinued = open && pieces.last?.isCharacter == true
          append(folded, at: place, isCharacter: true)
          pieces[pieces.count - 1].isContinued = isContinued
          open = true
        }
      }
      place += 1
      // What is compared as nothing belongs to the letter before it, where a hit is shown.
      if isNothing, open { extend(to: place) }
    }
  }

  /// What a piece is compared as, in UTF-8.
  func bytes(of piece: Piece) -> ArraySlice<UInt8> { folded[piece.folded] }

  private mutating func append(_ scalar: Unicode.Scalar, at place: Int, isCharacter: Bool) {
    let end = folded.count
    pieces.append(Piece(folded: end..<end, range: place..<place, isCharacter: isCharacter))
    length = 0
    extend(with: scalar, at: place)
  }

  private mutating func extend(with scalar: Unicode.Scalar, at place: Int) {
    extend(to: place + 1)
    guard length < Self.longestWord else { return }
    length += 1
    folded.append(utf8Of: scalar)
    let last = pieces.count - 1
    pieces[last].folded = pieces[last].folded.lowerBound..<folded.count
  }

  private mutating func extend(to end: Int) {
    let last = pieces.count - 1
    pieces[last].range = pieces[last].range.lowerBound..<end
  }
}

extension SearchText {
  /// The words of the index: a character stands there together with the one that follows it, so that a
  /// run of three is found by two words that occur more rarely than its characters.
  var indexed: [String] {
    pieces.indices.map { place in
      let next = place + 1
      let first = pieces[place].folded
      guard next < pieces.count, pieces[next].isContinued else {
        return String(decoding: folded[first], as: UTF8.self)
      }
      // They lie side by side.
      return String(
        decoding: folded[first.lowerBound..<pieces[next].folded.upperBound], as: UTF8.self)
    }
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  @inline(__always)
  mutating func append(utf8Of scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
