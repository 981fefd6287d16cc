// SPDX-License-Identifier: MIT
import CalendarModel

/// What hands and keys can do to events, as traits.
enum EventTraits {
  // Not inlined at their callers, for the size of the WebAssembly module.

  /// What is held: whether it may stay where it is among them.
  @inline(never)
  static func held(_ input: LayoutInput) -> Traits {
    let isRefused = input.state.brokenRule(input.locale.weekend) != nil
    return isRefused ? [.lifted, .decorative, .refused] : [.lifted, .decorative]
  }

  /// An event that is held elsewhere, or locked.
  @inline(never)
  static func of(_ event: Occurrence, _ input: LayoutInput) -> Traits {
    var traits: Traits = input.state.editing.moves(event) ? .vacated : []
    if isLocked(event, input) { traits.insert(.locked) }
    if input.state.editing.selects(event) { traits.insert(.selected) }
    return traits
  }

  /// Whether an event is locked where others can be edited.
  static func isLocked(_ event: Occurrence, _ input: LayoutInput) -> Bool {
    event.isLocked && input.state.makesEvents
  }
}
