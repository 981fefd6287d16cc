// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// `--preset`: a calendar that is replaced, by its name.
enum PresetArgument {
  private static let names = Preset.allCases.map { "\($0.name)" }

  /// The preset of a name.
  ///
  /// - Throws: The names that there are.
  static func parse(_ text: String) throws -> Preset {
    if let preset = Preset(name: Array(text.utf8)) { return preset }
    let near = Spelling.nearest(to: text, in: names).map { " Is it \($0)?" }.first ?? ""
    throw ValidationError("Presets are called \(names.joined(separator: ", ")).\(near)")
  }
}
