// SPDX-License-Identifier: MIT

/// A text as a search compares it: its words, and the characters of scripts that write words without
/// spaces between them.
struct SearchText {
  /// A word, or a character with its marks.
  struct Piece {
    /// What it is compared as.
    var text: String
    /// The scalars of the text that it stands for.
    var range: Range<Int>
    /// Whether it is a character of a run of them.
    var isCharacter: Bool
    /// Whether it continues the run of the one before it.
    var isContinued = false
  }

  /// In order.
  private(set) var pieces: [Piece] = []

  /// The scalars of a word that count: what is longer is equal to what begins in the same way.
  static let longestWord = 64

  init(_ text: String) {
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

  private mutating func append(_ scalar: Unicode.Scalar, at place: Int, isCharacter: Bool) {
    pieces.append(
      Piece(text: String(scalar), range: place..<place + 1, isCharacter: isCharacter))
  }

  private mutating func extend(with scalar: Unicode.Scalar, at place: Int) {
    extend(to: place + 1)
    let last = pieces.count - 1
    guard
      pieces[last].text.utf8.count < Self.longestWord
        || pieces[last].text.unicodeScalars.count < Self.longestWord
    else { return }
    pieces[last].text.unicodeScalars.append(scalar)
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
      guard next < pieces.count, pieces[next].isContinued else { return pieces[place].text }
      return pieces[place].text + pieces[next].text
    }
  }
}
