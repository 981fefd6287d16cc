// SPDX-License-Identifier: MIT
import CalendarModel

/// What hands and keys can do to events, and whether these take place, as traits.
enum EventTraits {
  // Not inlined at their callers, for the size of the WebAssembly module.

  /// What is held: whether it may stay where it is among them.
  @inline(never)
  static func held(_ input: LayoutInput) -> Traits {
    let isRefused = input.state.brokenRule(input.locale.weekend) != nil
    return isRefused ? [.lifted, .decorative, .refused] : [.lifted, .decorative]
  }

  /// An event that is held elsewhere, locked or not certain to take place.
  @inline(never)
  static func of(_ event: Occurrence, _ input: LayoutInput) -> Traits {
    var traits: Traits = input.state.editing.moves(event) ? .vacated : []
    if isLocked(event, input) { traits.insert(.locked) }
    if input.state.editing.selects(event) { traits.insert(.selected) }
    switch event.status {
    case .confirmed: break
    case .tentative: traits.insert(.tentative)
    case .cancelled: traits.insert(.cancelled)
    }
    return traits
  }

  /// Whether an event is locked where others can be edited.
  static func isLocked(_ event: Occurrence, _ input: LayoutInput) -> Bool {
    event.isLocked && input.state.makesEvents
  }
}
