// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    /// The catalogue: a line a phrase, in the order of `Phrase`.
    ///
    /// Forms of a number stand behind their category's letter and a colon (`1` one, `2` two,
    /// `0` zero, `f` few, `m` many), separated by bars; the last one is for all others.
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
