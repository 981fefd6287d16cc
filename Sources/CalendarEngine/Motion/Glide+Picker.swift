// SPDX-License-Identifier: MIT

/// Nothing in pickers glides.
public struct Glide: Hashable, Sendable {
  init(goal: Stop, scale: Int32, spring: Spring) {}
}

extension Glide {
  var goal: Stop { Stop(index: 0, offset: 0) }
  var scale: Int32 { 0 }
  var spring: Spring {
    get { Spring(displacement: 0, velocity: 0, time: 0) }
    set {}
  }
  var displacement: Int32 { 0 }
}
