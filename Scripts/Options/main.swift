// SPDX-License-Identifier: MIT
import CalendarEngine
import Foundation

// Prints the table of options as JSON, an object for each row in the table's order, and the presets
// with the attributes that they stand for; `Scripts/options.py` writes of it what is not Swift of the engine.

/// The attributes that a preset stands for, by name.
func attributes(of preset: Preset) -> [String: String] {
  var text: [UInt8] = []
  CalendarOptions(preset).appendAttributes(to: &text)
  let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
  return Dictionary(
    uniqueKeysWithValues: lines.map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    })
}

var describer = TableDescriber()
var draft = OptionDraft(CalendarOptions())
OptionTable.visit(&draft, &describer)
let table: [String: Any] = [
  "rows": describer.rows, "presets": Preset.allCases.map { "\($0.name)" },
  "presetAttributes": Dictionary(
    uniqueKeysWithValues: Preset.allCases.map { ("\($0.name)", attributes(of: $0)) }),
]
let json = try JSONSerialization.data(
  withJSONObject: table, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
FileHandle.standardOutput.write(json + Data("\n".utf8))
