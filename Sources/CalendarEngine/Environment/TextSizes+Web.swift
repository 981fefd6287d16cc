// SPDX-License-Identifier: MIT

/// In browsers all texts grow alike.
public struct TextSizes: Hashable, Sendable {
  package init() {}

  package func factor(of size: Double) -> Double? { nil }
}
