// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation

/// `--locale`: a BCP 47 tag.
enum LocaleArgument {
  private static let known = Locale.availableIdentifiers.map(tag)

  private static func tag(_ identifier: String) -> String {
    identifier.replacingOccurrences(of: "_", with: "-")
  }

  /// The locale of a tag such as `de-DE`; an underscore will do.
  ///
  /// - Throws: What it may have been meant to be.
  static func parse(_ text: String) throws -> Locale {
    let tag = tag(text)
    if let known = known.first(where: { $0.lowercased() == tag.lowercased() }) {
      return Locale(identifier: known)
    }
    let near = Spelling.nearest(to: tag, in: known).joined(separator: " or ")
    throw ValidationError(
      "No locale is called so. "
        + (near.isEmpty
          ? "A locale is a language and perhaps a region, such as en, de-DE or ar-EG."
          : "Is it \(near)?"))
  }

  /// The locale that the environment of a process names, or that of the United States.
  static func usual(_ environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    // Without the encoding: `de_DE.UTF-8`.
    let identifier = name.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    return (try? parse(identifier)) ?? Locale(identifier: "en-US")
  }
}
