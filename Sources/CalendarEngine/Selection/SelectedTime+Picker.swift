// SPDX-License-Identifier: MIT

/// Pickers have no hours.
public struct TimeRange: Hashable, Sendable {}

struct SelectedTime: Hashable, Sendable {
  init() {}

  static func read(_ text: [UInt8]) throws(SelectionTextError) -> Selection? { nil }

  func append(to out: inout [UInt8]) -> Bool { false }
}
