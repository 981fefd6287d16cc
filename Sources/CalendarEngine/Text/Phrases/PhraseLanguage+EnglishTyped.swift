// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  /// The lines after the English ones that every calendar has: what is said of typed texts.
  static let englishTyped: StaticString = """

    The end is before the start.
    """

  /// Appends them.
  static func appendTyped(to bytes: inout [UInt8]) { bytes.append(englishTyped) }
}
