// SPDX-License-Identifier: MIT

/// What somebody looks for: words, all of which have to occur, the last one as the beginning of a word;
/// and runs of characters, which occur anywhere in a text without spaces.
struct SearchTerms {
  /// Words and characters as they are compared, in UTF-8.
  enum Term: Hashable {
    case word([UInt8], isPrefix: Bool)
    case run([[UInt8]])
  }

  private(set) var terms: [Term] = []

  init(_ query: String) {
    let text = SearchText(query)
    for (place, piece) in text.pieces.enumerated() {
      let bytes = Array(text.bytes(of: piece))
      guard piece.isCharacter else {
        terms.append(.word(bytes, isPrefix: place == text.pieces.count - 1))
        continue
      }
      if piece.isContinued, case .run(let run)? = terms.last {
        terms[terms.count - 1] = .run(run + [bytes])
      } else {
        terms.append(.run([bytes]))
      }
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { terms.isEmpty }
}

extension SearchTerms {
  /// Where the terms are in some texts, or nil unless each occurs in any of them.
  ///
  /// For each text the parts that terms match, as ranges of its scalars: in order, apart from each other.
  func hits(in texts: [String]) -> [[Range<Int>]]? {
    let searched = texts.map(SearchText.init)
    var found: [[Range<Int>]] = texts.map { _ in [] }
    for term in terms {
      var occurs = false
      for (place, text) in searched.enumerated() {
        term.forEachPlace(in: text) { pieces in
          occurs = true
          found[place].append(term.range(of: pieces, in: text, texts[place]))
        }
      }
      guard occurs else { return nil }
    }
    return found.map(Self.apart)
  }

  /// The ranges in order, joined where they meet.
  private static func apart(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard ranges.count > 1 else { return ranges }
    var hits: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = hits.last, range.lowerBound <= last.upperBound {
        hits[hits.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        hits.append(range)
      }
    }
    return hits
  }
}

extension SearchTerms.Term {
  /// Visits the pieces of a text that match, each from the first through the last one.
  fileprivate func forEachPlace(in text: SearchText, _ body: (ClosedRange<Int>) -> Void) {
    let pieces = text.pieces
    switch self {
    case .word(let word, let isPrefix):
      for (place, piece) in pieces.enumerated()
      where !piece.isCharacter && Self.matches(piece, word, isPrefix: isPrefix, in: text) {
        body(place...place)
      }
    case .run(let run):
      guard pieces.count >= run.count else { return }
      for start in 0...pieces.count - run.count {
        let isRun = run.indices.allSatisfy { step in
          let piece = pieces[start + step]
          return piece.isCharacter && (step == 0 || piece.isContinued)
            && Self.matches(piece, run[step], isPrefix: step == run.count - 1, in: text)
        }
        if isRun { body(start...start + run.count - 1) }
      }
    }
  }

  private static func matches(
    _ piece: SearchText.Piece, _ word: [UInt8], isPrefix: Bool, in text: SearchText
  ) -> Bool {
    isPrefix
      ? piece.folded.count >= word.count && text.bytes(of: piece).starts(with: word)
      : piece.folded.count == word.count && text.bytes(of: piece).elementsEqual(word)
  }

  /// The scalars of some pieces: of one that only begins with a word, its beginning.
  fileprivate func range(
    of places: ClosedRange<Int>, in searched: SearchText, _ text: String
  ) -> Range<Int> {
    let (first, last) = (searched.pieces[places.lowerBound], searched.pieces[places.upperBound])
    guard case .word(let word, isPrefix: true) = self else {
      return first.range.lowerBound..<last.range.upperBound
    }
    return SearchText.beginning(of: first.range, in: text, as: word)
  }
}

extension SearchText {
  /// The scalars of a word that make up its beginning.
  fileprivate static func beginning(
    of range: Range<Int>, in text: String, as prefix: [UInt8]
  ) -> Range<Int> {
    var (count, end) = (prefix.count { $0 & 0xC0 != 0x80 }, range.lowerBound)
    for scalar in text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count) {
      var made = 0
      SearchFolding.fold(scalar) { _, _ in made += 1 }
      // What is compared as nothing belongs to the letter before it.
      guard count > 0 || made == 0 else { break }
      count -= made
      end += 1
    }
    return range.lowerBound..<end
  }
}
