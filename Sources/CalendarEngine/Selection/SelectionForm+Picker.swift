// SPDX-License-Identifier: MIT

/// Pickers have no hours.
public struct TimeRange: Hashable, Sendable {}

struct SelectionForm: Hashable, Sendable {
  let kind: Selection.Kind

  init(_ kind: Selection.Kind) { self.kind = kind }

  static func read(_ text: [UInt8]) throws(SelectionTextError) -> Selection? { nil }

  func append(to out: inout [UInt8]) -> Bool { false }
}
