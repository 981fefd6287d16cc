// SPDX-License-Identifier: MIT
import CalendarEngine

extension KeySample {
  /// What can be held with a key that means something to a calendar.
  ///
  /// For platforms that are told beforehand which keys are wanted.
  public static let allModifiers: [Modifiers] = [
    [], .shift, .control, [.control, .shift],
    // Move an event, its end and its start.
    .alt, [.control, .alt], [.control, .shift, .alt],
  ]
}
