// SPDX-License-Identifier: MIT

/// What scrolls freely on its way to a stop, pulled by a spring.
public struct Glide: Hashable, Sendable {
  /// Where it comes to rest.
  @WholeEdition private(set) var goal: Stop
  /// The height of the view, in which the spring measures, in 1/64 points.
  @WholeEdition private(set) var scale: Int32
  var spring: Spring

  /// How far it is from there, in 1/64 points.
  var displacement: Int32 {
    Int32((spring.displacement * Double(scale)).rounded(.toNearestOrEven))
  }
}
