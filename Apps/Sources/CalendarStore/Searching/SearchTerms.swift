// SPDX-License-Identifier: MIT

/// What somebody looks for: words, all of which have to occur, the last one as the beginning of a word;
/// and runs of characters, which occur anywhere in a text without spaces.
struct SearchTerms {
  enum Term: Hashable {
    case word(String, isPrefix: Bool)
    case run([String])
  }

  private(set) var terms: [Term] = []

  init(_ query: String) {
    let pieces = SearchText(query).pieces
    for (place, piece) in pieces.enumerated() {
      guard piece.isCharacter else {
        terms.append(.word(piece.text, isPrefix: place == pieces.count - 1))
        continue
      }
      if piece.isContinued, case .run(let run)? = terms.last {
        terms[terms.count - 1] = .run(run + [piece.text])
      } else {
        terms.append(.run([piece.text]))
      }
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { terms.isEmpty }
}

extension SearchTerms {
  /// Whether all terms occur in some texts, each in any of them.
  func match(_ texts: [SearchText]) -> Bool {
    terms.allSatisfy { term in texts.contains { !term.places(in: $0).isEmpty } }
  }

  /// The parts of a text that terms match, as ranges of its scalars: in order, apart from each other.
  func hits(in text: String) -> [Range<Int>] { hits(in: text, SearchText(text)) }

  /// Those of a text that was taken apart.
  func hits(in text: String, _ searched: SearchText) -> [Range<Int>] {
    let found = terms.flatMap { term in
      term.places(in: searched).map { places in
        let (first, last) = (searched.pieces[places.lowerBound], searched.pieces[places.upperBound])
        guard case .word(let word, isPrefix: true) = term else {
          return first.range.lowerBound..<last.range.upperBound
        }
        return SearchText.beginning(of: first.range, in: text, as: word)
      }
    }
    var hits: [Range<Int>] = []
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
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
  /// The pieces of a text that match, each from the first through the last one.
  fileprivate func places(in text: SearchText) -> [ClosedRange<Int>] {
    let pieces = text.pieces
    switch self {
    case .word(let word, let isPrefix):
      return pieces.indices.filter { place in
        let text = pieces[place].text.utf8
        return !pieces[place].isCharacter
          && (isPrefix ? text.starts(with: word.utf8) : text.elementsEqual(word.utf8))
      }.map { $0...$0 }
    case .run(let run):
      guard pieces.count >= run.count else { return [] }
      return (0...pieces.count - run.count).filter { start in
        run.indices.allSatisfy { step in
          let piece = pieces[start + step]
          guard piece.isCharacter, step == 0 || piece.isContinued else { return false }
          return step == run.count - 1
            ? piece.text.utf8.starts(with: run[step].utf8)
            : piece.text.utf8.elementsEqual(run[step].utf8)
        }
      }.map { $0...$0 + run.count - 1 }
    }
  }
}

extension SearchText {
  /// The scalars of a word that make up its beginning.
  fileprivate static func beginning(
    of range: Range<Int>, in text: String, as prefix: String
  ) -> Range<Int> {
    var (count, end) = (prefix.unicodeScalars.count, range.lowerBound)
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
