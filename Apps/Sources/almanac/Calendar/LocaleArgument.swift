// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation

/// `--locale`: a BCP 47 tag.
enum LocaleArgument {
  /// The locale of a tag such as `de-DE`; an underscore works, too.
  ///
  /// - Throws: Suggestions for what was meant.
  static func parse(_ text: String) throws -> Locale {
    let tag = text.replacing("_", with: "-")
    if let locale = KnownLocales.locale(of: tag) { return locale }
    let near = Spelling.nearest(to: tag, in: KnownLocales.tags).joined(separator: " or ")
    throw ValidationError(
      "There is no such locale. "
        + (near.isEmpty
          ? "A locale is a language and perhaps a region, such as en, de-DE or ar-EG."
          : "Did you mean \(near)?"))
  }
}
