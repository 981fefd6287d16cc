// SPDX-License-Identifier: MIT

/// Pickers show no hours.
public struct HourScroll: Hashable, Sendable {
  init() {}
}

extension HourScroll {
  var isAtRest: Bool { true }
  var wantsFrame: Bool { false }
  var days: Int32? { nil }
}
