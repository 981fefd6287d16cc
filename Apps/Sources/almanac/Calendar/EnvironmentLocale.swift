// SPDX-License-Identifier: MIT
import Foundation

/// The locale that a process's environment asks for.
struct EnvironmentLocale {
  /// The locale; that of the United States when none, or an unknown one, is asked for.
  let locale: Locale
  /// What to report about an unknown locale, or nil.
  let complaint: String?

  /// The locale of this process; the first use prints the complaint.
  static let own: Locale = {
    let found = EnvironmentLocale(ProcessInfo.processInfo.environment)
    if let complaint = found.complaint { StandardError.say(complaint) }
    return found.locale
  }()

  /// Reads `LC_ALL`, otherwise `LC_TIME`, otherwise `LANG`, in their POSIX form:
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

  /// Whether a value names no language: `C`, `C.UTF-8`, `POSIX`.
  private static func isPortable(_ value: String) -> Bool {
    ["C", "POSIX"].contains(String(value.prefix { $0 != "." && $0 != "@" }))
  }

  /// The language tag of a value: `sr-Latn-RS` for `sr_RS.UTF-8@latin`.
  ///
  /// Other modifiers, such as `@euro`, do not affect dates.
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
