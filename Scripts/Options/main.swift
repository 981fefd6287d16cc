// SPDX-License-Identifier: MIT
import CalendarEngine
import Foundation

// Prints the table of options as JSON, an object for each row in the table's order, and the names of
// the presets; `Scripts/options.py` writes of it what is not Swift of the engine.

var describer = TableDescriber()
var draft = OptionDraft(CalendarOptions())
OptionTable.visit(&draft, &describer)
let table: [String: Any] = [
  "rows": describer.rows, "presets": Preset.allCases.map { "\($0.name)" },
]
let json = try JSONSerialization.data(
  withJSONObject: table, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
FileHandle.standardOutput.write(json + Data("\n".utf8))
