// SPDX-License-Identifier: MIT

/// Something that assistive technology can do with an element.
public struct AccessibilityAction: Hashable, Sendable {
  /// By what it is done.
  public enum Trigger: UInt8, Hashable, Sendable {
    /// The usual action: a double tap, Enter.
    case activate = 0
    /// The next value: a swipe up on an adjustable element, a scroll towards later pages.
    case increment
    /// The previous value.
    case decrement
    /// Leaving what is half done: a two-finger scrub, Escape.
    case escape
  }

  /// By what it is done.
  public var trigger: Trigger
  /// What it is called, UTF-8, where a list of actions names it; may be empty for `activate`.
  public var name: [UInt8]
  /// What the host sends to the calendar.
  public var input: CalendarInput.Content
}
