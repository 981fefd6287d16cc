// SPDX-License-Identifier: MIT
import CalendarEngine

/// An event without a title, which is called something where it is shown.
enum UntitledEvent {
  /// What it is called in English.
  static let name = "(No title)"

  /// What it is called in a language; in English where we have no words in it.
  static func name(in locale: LocaleProfile) -> String { locale.words(of: names) ?? name }

  /// The title that a text means: none, where it is what an event without one is called, as where that was
  /// dragged out.
  static func title(from text: String) -> String {
    text == name || names.values.contains(text) ? "" : text
  }

  /// The names by language, as pages have them.
  static let names = [
    "ar": "(بلا عنوان)", "de": "(Ohne Titel)", "es": "(Sin título)", "fr": "(Sans titre)",
    "he": "(ללא כותרת)", "ja": "（タイトルなし）",
  ]
}
