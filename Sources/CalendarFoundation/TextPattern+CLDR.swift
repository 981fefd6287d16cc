// SPDX-License-Identifier: MIT
import CalendarEngine
import Foundation

extension TextPattern {
  /// The pattern of Foundation or CLDR with what the engine does not fill made plain.
  ///
  /// Eras (`G`, as Thai has them) become the name of the current one, flexible day periods (`b`,
  /// `B`) become the half day.
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
