// SPDX-License-Identifier: MIT

/// How the pages are moving.
public enum Motion: Hashable, Sendable {
  /// Not at all; the displacement is 0.
  case rest
  /// They follow a finger, a mouse or a wheel. The value is the raw travel in pages, before the
  /// rubber band; of a list of months what of it is beyond an end, in 1/64 points.
  case held(travel: Double)
  /// They come to rest on the current page.
  case settling(Spring)
  /// A list of months goes on after it was let go.
  case coasting(Coast)
  /// A list of months comes to rest at a place.
  case gliding(Glide)
  /// A scroll view of the host moves them and reports where they are.
  case native

  /// Whether the host should call for another frame.
  public var wantsFrame: Bool {
    switch self {
    case .settling, .coasting, .gliding: return true
    case .rest, .held, .native: return false
    }
  }

  /// Whether an input device or a native scroll view has hold of the pages.
  var isHeld: Bool {
    switch self {
    case .held, .native: return true
    case .rest, .settling, .coasting, .gliding: return false
    }
  }

  /// Whether anything is seen to move, so that whoever goes there takes hold of it.
  ///
  /// Nobody sees the last point of a spring's way, and a tap then is one on what stands there.
  func isSeen(pointsLeft: @autoclosure () -> Double) -> Bool {
    if case .settling = self { return abs(pointsLeft()) >= 1 }
    return self != .rest
  }
}
