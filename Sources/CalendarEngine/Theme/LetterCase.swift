// SPDX-License-Identifier: MIT

/// The letter case of a part, in scripts that have two.
///
/// Screen readers get the text unchanged.
public enum LetterCase: Hashable, Sendable {
  /// As the locale writes it.
  case asWritten
  /// In capitals.
  ///
  /// Turkish and Azerbaijani texts stay as they are, because the common mapping does not know their
  /// dotted capital I.
  case upper
  /// The first letter of each word is a capital.
  case capitalized
}
