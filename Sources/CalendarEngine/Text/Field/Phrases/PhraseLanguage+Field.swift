// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    /// The catalogue of the date field: one phrase per line, in the order of `FieldPhrase`.
    package var field: StaticString {
      switch self {
      case .english: return Self.englishField
      case .german: return Self.germanField
      case .french: return Self.frenchField
      case .spanish: return Self.spanishField
      case .japanese: return Self.japaneseField
      case .arabic: return Self.arabicField
      case .hebrew: return Self.hebrewField
      }
    }
  }
#endif
