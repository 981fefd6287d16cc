// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// `--preset`: the name of a calendar that Almanac replaces.
enum PresetArgument {
  private static let names = Preset.allCases.map { "\($0.name)" }

  /// The preset with a name.
  ///
  /// - Throws: The valid names.
  static func parse(_ text: String) throws -> Preset {
    if let preset = Preset(name: Array(text.utf8)) { return preset }
    let near = Spelling.nearest(to: text, in: names).map { " Did you mean \($0)?" }.first ?? ""
    throw ValidationError("Presets are called \(names.joined(separator: ", ")).\(near)")
  }
}
