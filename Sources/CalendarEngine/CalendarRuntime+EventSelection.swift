// SPDX-License-Identifier: MIT
import CalendarModel

// Which events keys and commands are about.
extension CalendarRuntime {
  /// The ids of the events that a command is about: all that are selected, in the order in which they
  /// were, unless the keyboard is on another one.
  ///
  /// - Parameter focused: The node that the keyboard is on, or nil; one that is no event does not count.
  /// - Returns: None where nothing is selected and the keyboard is on no event.
  public func targets(at focused: NodeKey?) -> [[UInt8]] {
    let selected = state.editing.selected
    guard let focused, focused.role == .timedEvent || focused.role == .eventBar, !focused.isTime,
      let event = state.facts.occurrence(of: focused), !state.editing.selects(event)
    else { return selected }
    return [event.id]
  }
}
