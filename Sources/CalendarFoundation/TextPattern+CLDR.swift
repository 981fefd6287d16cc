// SPDX-License-Identifier: MIT
import CalendarEngine
import Foundation

extension TextPattern {
  /// A pattern of Foundation or CLDR, with the fields that the engine cannot fill resolved.
  ///
  /// Eras (`G`, as in Thai) become the name of the current era, and flexible day periods (`b`, `B`)
  /// become AM or PM.
  init(cldr pattern: String, era: String) {
    var out = ""
    var isQuoted = false
    var former: Character?
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      switch character {
      case "G" where !isQuoted:
        if former != "G" { out += "'" + era.replacingOccurrences(of: "'", with: "''") + "'" }
      case "b" where !isQuoted, "B" where !isQuoted: out += "a"
      default: out.append(character)
      }
      former = character
    }
    self.init(utf8: Array(out.utf8))
  }
}
