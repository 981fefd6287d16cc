// SPDX-License-Identifier: MIT

/// In browsers the widths of texts are estimated.
public struct TextWidths: Hashable, Sendable {
  package init() {}

  package func width(of text: ArraySlice<UInt8>, size: Double) -> Double? { nil }
}
