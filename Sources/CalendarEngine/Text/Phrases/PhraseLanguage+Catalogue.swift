// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    /// The catalogue: one phrase per line, in the order of `Phrase`.
    ///
    /// Plural forms are separated by bars; each begins with its category's letter and a colon (`1`
    /// one, `2` two, `0` zero, `f` few, `m` many), except the last, which applies to all other
    /// numbers.
    var catalogue: StaticString {
      switch self {
      case .english: return Self.englishCatalogue
      case .german: return Self.germanCatalogue
      case .french: return Self.frenchCatalogue
      case .spanish: return Self.spanishCatalogue
      case .japanese: return Self.japaneseCatalogue
      case .arabic: return Self.arabicCatalogue
      case .hebrew: return Self.hebrewCatalogue
      }
    }
  }
#endif
