// SPDX-License-Identifier: MIT

/// How far a pointer or a wheel has moved along each axis, in whole 1/64 points.
///
/// Distances beyond `Int32` count as the greatest.
struct Travel: Hashable, Sendable {
  /// To the right.
  var x: Int32
  /// Down.
  var y: Int32

  init(x: Int32 = 0, y: Int32 = 0) {
    self.x = x
    self.y = y
  }

  /// From one place to another.
  init(from start: (x: Int32, y: Int32), to end: (x: Int32, y: Int32)) {
    x = Int32(clamping: Int64(end.x) - Int64(start.x))
    y = Int32(clamping: Int64(end.y) - Int64(start.y))
  }
}

extension Travel {
  /// The way back.
  static prefix func - (travel: Travel) -> Travel {
    Travel(x: Int32(clamping: -Int64(travel.x)), y: Int32(clamping: -Int64(travel.y)))
  }

  /// How far it goes along an axis.
  func along(_ axis: PagingAxis) -> Int32 { axis == .horizontal ? x : y }

  /// The axis along which it is longer, or nil where neither is.
  ///
  /// A pointer that leaves its place is bound to it from then on: that is the axis lock.
  var axis: PagingAxis? {
    let (across, down) = (x.magnitude, y.magnitude)
    return across == down ? nil : across > down ? .horizontal : .vertical
  }

  /// The length along the axis where it is longer, in 1/64 points.
  var length: UInt32 { max(x.magnitude, y.magnitude) }

  /// The place where a pointer that goes this way from `start` is `length` away, measured as
  /// `self.length` is and at most that.
  func point(from start: (x: Int32, y: Int32), at length: UInt32) -> (x: Int32, y: Int32) {
    let (part, whole) = (Int64(min(length, self.length)), max(1, Int64(self.length)))
    return (
      start.x &+ Int32(truncatingIfNeeded: Int64(x) * part / whole),
      start.y &+ Int32(truncatingIfNeeded: Int64(y) * part / whole)
    )
  }
}
