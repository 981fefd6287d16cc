// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  /// Pickers say nothing of events.
  static let englishFurther: StaticString = ""
}
