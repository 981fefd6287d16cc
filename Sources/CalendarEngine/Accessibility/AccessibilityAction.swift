// SPDX-License-Identifier: MIT

/// An action that assistive technology can perform on an element.
public struct AccessibilityAction: Hashable, Sendable {
  /// What triggers an action.
  public enum Trigger: UInt8, Hashable, Sendable {
    /// The default action: a double tap, Enter.
    case activate = 0
    /// The next value: swiping up on an adjustable element, or scrolling towards later pages.
    case increment
    /// The previous value.
    case decrement
    /// Leaving something unfinished: a two-finger scrub, Escape.
    case escape
    /// What is wanted most often, from wherever one is: a double tap with two fingers.
    case magicTap
    /// Being chosen by its name from the list of an element's actions.
    case named
  }

  /// What triggers it.
  public var trigger: Trigger
  /// Its name in a list of actions, UTF-8; may be empty for `activate`.
  public var name: [UInt8]
  /// What the host sends to the calendar.
  public var input: CalendarInput.Content
}
