// SPDX-License-Identifier: MIT
import Foundation

/// The locales that this machine knows, found by the tags that people write.
///
/// CLDR names some locales with their script, `zh_Hans_CN`, where people and `LANG` say `zh-CN`.
/// CLDR's likely subtags complete both to the same locale.
enum KnownLocales {
  /// All of them, as tags: `zh-Hans-CN`.
  static let tags = Locale.availableIdentifiers.map { $0.replacing("_", with: "-") }

  /// Language codes that CLDR has replaced, but that systems still use.
  private static let renamed = ["tl": "fil", "cmn": "zh", "sh": "sr-Latn"]

  /// The locale of a tag, or nil when there is none.
  ///
  /// A language is known in any region of ISO 3166, since `ar-IN` means Arabic as written in India,
  /// but only in scripts for which it has names of months.
  static func locale(of tag: String) -> Locale? {
    let word = tag.lowercased()
    if let known = tags.first(where: { $0.lowercased() == word }) {
      return named(Locale(identifier: known))
    }
    let first = String(word.prefix { $0 != "-" })
    guard let canonical = canonical((renamed[first] ?? first) + word.dropFirst(first.count)) else {
      return nil
    }
    let written = WrittenLanguage(canonical)
    let isKnown = tags.contains { tag in
      tag.hasPrefix(written.language) && WrittenLanguage(tag) == written
    }
    return isKnown ? named(Locale(identifier: canonical)) : nil
  }

  /// The tag in canonical case without variants: `zh-CN` for `ZH-cn`; nil for a malformed tag or an
  /// unknown region.
  private static func canonical(_ tag: String) -> String? {
    let parts = Locale.Language.Components(identifier: tag)
    guard let language = parts.languageCode?.identifier, language.count >= 2 else { return nil }
    if let region = parts.region, !region.isISORegion { return nil }
    let named = [language, parts.script?.identifier, parts.region?.identifier].compactMap { $0 }
    let name = named.joined(separator: "-")
    // Every part of the tag must have been understood, except for a variant at its end, as in
    // ca-ES-valencia.
    guard tag.lowercased().hasPrefix(name.lowercased()) else { return nil }
    let rest = tag.dropFirst(name.count)
    let isVariant = rest.first == "-" && (6...9).contains(rest.count)
    return rest.isEmpty || isVariant ? name : nil
  }

  /// The locale if its months have names; some have only numbers, `M01`.
  private static func named(_ locale: Locale) -> Locale? {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter.monthSymbols.first == "M01" ? nil : locale
  }
}

/// A language and its script, completed with likely subtags.
private struct WrittenLanguage: Equatable {
  let language: String
  let script: String

  init(_ tag: String) {
    let maximal = Locale.Language(identifier: tag).maximalIdentifier
    let parts = Locale.Language.Components(identifier: maximal)
    language = parts.languageCode?.identifier ?? ""
    script = parts.script?.identifier ?? ""
  }
}
