// SPDX-License-Identifier: MIT
import Foundation

extension AlternateCalendar {
  /// CLDR's names of the calendars that every supported platform knows.
  public static let names = [
    "buddhist", "chinese", "coptic", "ethioaa", "ethiopic", "gregorian", "hebrew", "indian",
    "islamic", "islamic-civil", "islamic-tbla", "islamic-umalqura", "iso8601", "japanese",
    "persian",
    "roc",
  ]

  /// The identifier for a CLDR name, or nil.
  ///
  /// Newer platforms know more than `names`, such as `dangi` and `vietnamese`. They are asked
  /// through a locale, which answers with the Gregorian calendar for unknown names.
  static func identifier(named name: String) -> Calendar.Identifier? {
    if name == "gregorian" || name == "gregory" { return .gregorian }
    let isName = name.utf8.allSatisfy {
      $0 == 0x2D || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
    }
    guard isName else { return nil }
    let identifier = Locale(identifier: "en@calendar=\(name)").calendar.identifier
    return identifier == .gregorian ? nil : identifier
  }

  /// A language in which a calendar's dates are at home.
  static func homeLanguage(of identifier: Calendar.Identifier) -> String {
    switch identifier {
    case .chinese: "zh-Hans"
    case .republicOfChina: "zh-Hant"
    case .hebrew: "he"
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .coptic: "ar"
    case .persian: "fa"
    case .buddhist: "th"
    case .japanese: "ja"
    case .indian: "hi"
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: "am"
    case Self.identifier(named: "dangi"): "ko"
    case Self.identifier(named: "vietnamese"): "vi"
    default: "en"
    }
  }

  /// The locale with a calendar's own numerals in its own language: 十一, י״א.
  ///
  /// A locale that specifies numerals keeps them.
  static func withTraditionalNumbers(
    _ locale: Locale, _ identifier: Calendar.Identifier
  ) -> Locale {
    let name = locale.identifier
    guard !name.contains("numbers="), !name.contains("-u-") else { return locale }
    let language = name.prefix { $0.isLetter }
    let numbers: String
    switch (identifier, language) {
    case (.chinese, "zh"): numbers = "hanidays"
    case (.hebrew, "he"), (.hebrew, "iw"), (.hebrew, "yi"): numbers = "hebr"
    default: return locale
    }
    return Locale(identifier: name + (name.contains("@") ? ";" : "@") + "numbers=\(numbers)")
  }
}
