// SPDX-License-Identifier: MIT
import Foundation

/// The locale that the environment of a process asks for.
struct EnvironmentLocale {
  /// The locale, that of the United States where nothing or nothing known is asked for.
  let locale: Locale
  /// What to say about a locale that is not known, or nil.
  let complaint: String?

  /// That of this process; a complaint is said the first time.
  static let own: Locale = {
    let found = EnvironmentLocale(ProcessInfo.processInfo.environment)
    if let complaint = found.complaint { StandardError.say(complaint) }
    return found.locale
  }()

  /// What `LC_ALL`, else `LC_TIME`, else `LANG` say, in the form that POSIX gives them:
  /// `sr_RS.UTF-8@latin`.
  init(_ environment: [String: String]) {
    let usual = Locale(identifier: "en-US")
    let variable = ["LC_ALL", "LC_TIME", "LANG"].first { environment[$0]?.isEmpty == false }
    guard let variable, let value = environment[variable], !Self.isPortable(value) else {
      (locale, complaint) = (usual, nil)
      return
    }
    if let known = KnownLocales.locale(of: Self.tag(value)) {
      (locale, complaint) = (known, nil)
      return
    }
    locale = usual
    complaint = """
      no locale is known for \(variable)=\(value), so the calendar is in English; --locale names \
      another one.
      """
  }

  /// Whether a value asks for no language at all: `C`, `C.UTF-8`, `POSIX`.
  private static func isPortable(_ value: String) -> Bool {
    ["C", "POSIX"].contains(String(value.prefix { $0 != "." && $0 != "@" }))
  }

  /// The tag of a value: `sr-Latn-RS` of `sr_RS.UTF-8@latin`.
  ///
  /// Other modifiers, such as `@euro`, say nothing about dates.
  private static func tag(_ value: String) -> String {
    let name = value.prefix { $0 != "." && $0 != "@" }
    let modifier = value.firstIndex(of: "@").map { String(value[$0...].dropFirst()) } ?? ""
    var parts = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    if let script = scripts[modifier.lowercased()] { parts.insert(script, at: 1) }
    return parts.joined(separator: "-")
  }

  private static let scripts = [
    "latin": "Latn", "iqtelif": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva",
  ]
}
