// SPDX-License-Identifier: MIT
import CivilTime

/// Days that people say in words, in a field that asks for days: "fri", "next Friday", "W49".
///
/// The words are those of `TypedEvent`, and some that lead back: "last Monday". docs/date-field.md
/// has the rules.
public enum TypedDayWords {
  /// The days that a text can mean which says some in words and nothing else, the likelier first.
  ///
  /// More than one where it could be either: on a Tuesday "next Friday" is three days ahead or ten.
  /// A week is the days of it.
  ///
  /// - Parameters:
  ///   - text: In UTF-8; one of more than 1,024 bytes says nothing.
  ///   - locale: The language, and the weeks that a number means.
  ///   - today: The day from which words count.
  /// - Returns: What it can mean; none where it is a date or no days at all.
  /// - Complexity: In proportion to the length of the text and to the number of words.
  public static func meanings(
    of text: [UInt8], in locale: LocaleProfile, today: EpochDay
  ) -> [DayInterval] {
    guard text.count <= 1024 else { return [] }
    return EventReader(text, locale, today: today, minute: 0).dayWords()
  }
}
