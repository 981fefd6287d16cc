// SPDX-License-Identifier: MIT

/// Nothing in pickers is pinched.
struct PinchGesture: Hashable, Sendable {
  var hasBoth: Bool { false }

  func recognize(_ sample: PointerSample) -> Pinch? { nil }
  static func recognize(_ sample: WheelSample) -> Pinch? { nil }
}
