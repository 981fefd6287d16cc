// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Which edits are allowed; the weekend is that of the locale.
  func editRules(_ weekend: [Weekday]) -> EditRules {
    EditRules(options: options.timeline, facts: facts, weekend: weekend)
  }

  /// The rule that forbids what is held to stay where it is, or nil.
  ///
  /// Nothing forbids it to stay where it was.
  @inline(never)
  func brokenRule(_ weekend: [Weekday]) -> EditRule? {
    guard let edit = editing.edit, edit.changesAnything else { return nil }
    return editRules(weekend).broken(by: edit)
  }
}
