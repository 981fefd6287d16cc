// SPDX-License-Identifier: MIT
import CivilTime

/// What is known of an attribute beside its value: one row of `OptionTable`.
///
/// Only `name` and `values` are ever read in WebAssembly; the words are for documents, galleries and
/// commands, and the optimiser drops them where nobody asks for them.
package struct OptionRow: Sendable {
  /// The attribute of `<almanac-calendar>`, and the option of the commands.
  package let name: StaticString
  /// The words that are values, with spaces between.
  ///
  /// In the order of the raw values that they stand for; a dash is a number without a word. Empty
  /// where values are no words.
  package let values: StaticString
  /// Where it stands among the others.
  package let group: OptionGroup
  /// What a control is called.
  package let label: StaticString
  /// What it does, in one sentence without its full stop; attributes stand between backticks.
  package let help: StaticString
  /// Who has it.
  package let traits: OptionTraits
  /// The views that heed it, with spaces between; empty for all.
  package let views: StaticString

  /// A row.
  @inline(__always)
  package init(
    _ name: StaticString, _ values: StaticString, _ group: OptionGroup, _ label: StaticString,
    _ help: StaticString, _ traits: OptionTraits = [], views: StaticString = ""
  ) {
    self.name = name
    self.values = values
    self.group = group
    self.label = label
    self.help = help
    self.traits = traits
    self.views = views
  }

  /// Whether this build reads it: the pickers' leaves out what only the whole one has, and that of
  /// fields all of that but what they hand on.
  @inline(__always)
  package var isRead: Bool {
    if !Edition.isPicker || !traits.contains(.whole) { return true }
    return Edition.readsText && traits.contains(.field)
  }
}

/// What an attribute is about.
package enum OptionGroup: UInt8, CaseIterable, Sendable {
  /// Which days are shown.
  case time = 0
  /// Words, numbers and directions.
  case language
  /// How days are laid out.
  case layout
  /// What stands around the days and in them.
  case chrome
  /// What can be selected, and how.
  case selecting
  /// What only pages have.
  case page
}

/// Who has an attribute.
package struct OptionTraits: OptionSet, Sendable {
  /// One bit a trait.
  package let rawValue: UInt8

  /// The traits of these bits.
  @inline(__always)
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The pickers' edition leaves it out.
  package static let whole = OptionTraits(rawValue: 1 << 0)
  /// The element has it as a property too.
  package static let property = OptionTraits(rawValue: 1 << 1)
  /// It needs a hand, an app or a page, so that commands leave it out.
  package static let byHand = OptionTraits(rawValue: 1 << 2)
  /// The element has to hear of changes though the engine does not read it.
  package static let watched = OptionTraits(rawValue: 1 << 3)
  /// The date field has it too, and hands it on.
  package static let field = OptionTraits(rawValue: 1 << 4)
}
