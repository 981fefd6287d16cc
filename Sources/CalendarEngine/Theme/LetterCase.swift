// SPDX-License-Identifier: MIT

/// Which letters a part is written in, where its script has two kinds.
///
/// Screen readers are told the text as it is.
public enum LetterCase: Hashable, Sendable {
  /// As the locale writes it.
  case asWritten
  /// In capitals. Turkish and Azerbaijani keep their letters: the common mapping does not know
  /// their dotted capital.
  case upper
  /// The first letter of each word is a capital.
  case capitalized
}
