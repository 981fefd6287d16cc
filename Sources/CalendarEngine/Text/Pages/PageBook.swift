// SPDX-License-Identifier: MIT

/// The phrases of our pages in one language, filled with text and numbers.
public struct PageBook: Sendable {
  private let book: PhraseBook

  /// The phrases for a BCP 47 tag: those of a catalogue, or the shipped ones where the catalogue
  /// has none.
  ///
  /// - Parameters:
  ///   - tag: Decides on the plural rule and the shipped phrases; English when we have none.
  ///   - catalogue: UTF-8, a line for each case of `PagePhrase`, in order; may be empty.
  public init(tag: [UInt8], catalogue: [UInt8] = []) {
    let language = PhraseLanguage(tag: tag)
    book = PhraseBook(language, catalogue: catalogue, shipped: language.pages)
  }

  /// Appends a phrase; see `PhraseBook.append`.
  public func append(
    _ phrase: PagePhrase, count: Int64 = 0, arguments: [[UInt8]] = [], to out: inout [UInt8]
  ) {
    book.append(line: Int(phrase.rawValue), count: count, arguments: arguments, to: &out)
  }
}
