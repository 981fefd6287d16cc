// SPDX-License-Identifier: MIT

/// Pickers ask the app nothing.
struct Asking: Hashable, Sendable {}

extension Asking {
  var expiry: Int64? { nil }
}

extension NodeKey {
  /// Pickers have no times.
  var isTime: Bool { false }
}
