// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    /// The catalogue of the pages: one phrase per line, in the order of `PagePhrase`, in the same
    /// syntax as the calendar's.
    var pages: StaticString {
      switch self {
      case .english: return Self.englishPages
      case .german: return Self.germanPages
      case .french: return Self.frenchPages
      case .spanish: return Self.spanishPages
      case .japanese: return Self.japanesePages
      case .arabic: return Self.arabicPages
      case .hebrew: return Self.hebrewPages
      }
    }
  }
#endif
