// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension LocaleProfile {
    /// A phrase of a date field in the language, UTF-8; English where we have none of that language.
    public func phrase(_ phrase: FieldPhrase) -> [UInt8] {
      let language = PhraseLanguage(tag: tag)
      var words: [UInt8] = []
      PhraseBook(language, catalogue: [], shipped: language.field)
        .append(line: Int(phrase.rawValue), count: 0, arguments: [], to: &words)
      return words
    }
  }
#endif
