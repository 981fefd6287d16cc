// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let englishField: StaticString = """
      Choose a date
      Choose dates
      Choose days
      Choose a week
      Done
      Clear
      Quick choices
      This field is required.
      The calendar could not be loaded. Try again.
      Close
      Type a date
      DD MM YYYY
      """
  }
#endif
