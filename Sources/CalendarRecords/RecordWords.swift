// SPDX-License-Identifier: MIT
import CalendarEngine

/// The language of facts about records.
public struct RecordWords: Sendable {
  /// Digits and date formats.
  public var locale: LocaleProfile
  /// The phrases of the calendar.
  public var phrases: PhraseBook
  /// The phrases of our pages.
  public var pages: PageBook

  /// The words of a locale, with the phrases that the build has in its language.
  public init(_ locale: LocaleProfile) {
    self.init(
      locale: locale, phrases: PhraseBook(tag: locale.tag), pages: PageBook(tag: locale.tag))
  }

  /// The words of a locale, with these phrases.
  public init(locale: LocaleProfile, phrases: PhraseBook, pages: PageBook) {
    self.locale = locale
    self.phrases = phrases
    self.pages = pages
  }
}
