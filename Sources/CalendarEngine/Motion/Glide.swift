// SPDX-License-Identifier: MIT

/// Something that scrolls freely, on its way to a stop and pulled by a spring.
public struct Glide: Hashable, Sendable {
  /// Where it will come to rest.
  let goal: Stop
  /// The height of the view, which is the spring's unit, in 1/64 points.
  let scale: Int32
  var spring: Spring

  /// How far it is from its goal, in 1/64 points.
  var displacement: Int32 {
    Int32((spring.displacement * Double(scale)).rounded(.toNearestOrEven))
  }
}
