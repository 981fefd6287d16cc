// SPDX-License-Identifier: MIT

/// How fast a pointer moves along each axis, in points a second.
struct Velocity: Hashable, Sendable {
  /// To the right.
  var x = 0.0
  /// Down.
  var y = 0.0
}

extension Velocity {
  /// The points a second along an axis.
  func points(_ axis: PagingAxis) -> Double { axis == .horizontal ? x : y }
}
