// SPDX-License-Identifier: MIT

/// Pickers show no events.
public struct Editing: Hashable, Sendable {
  init() {}

  var isHeld: Bool { false }
}
