// SPDX-License-Identifier: MIT
#if hasFeature(Embedded)
  extension PhraseLanguage {
    /// A web page fetches the one catalogue that it needs; English is the fallback.
    var catalogue: StaticString { Self.englishCatalogue }
  }
#endif
