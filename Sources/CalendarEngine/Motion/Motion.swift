// SPDX-License-Identifier: MIT

/// How the view is moving.
public enum Motion: Hashable, Sendable {
  /// At rest; the displacement is 0.
  case rest
  /// Following a finger, a mouse or a wheel.
  ///
  /// The value is the raw travel in pages, before the rubber band; for a list of months, the travel
  /// beyond an end in 1/64 points.
  case held(travel: Double)
  /// Settling on the current page.
  case settling(Spring)
  /// A list of months that keeps moving after it was released.
  case coasting(Coast)
  /// A list of months that is coming to rest at a place.
  case gliding(Glide)
  /// Moved by a scroll view of the host, which reports the position.
  case native

  /// Whether the host should request another frame.
  public var wantsFrame: Bool {
    switch self {
    case .settling, .coasting, .gliding: return true
    case .rest, .held, .native: return false
    }
  }

  /// Whether an input device or a native scroll view holds the pages.
  var isHeld: Bool {
    switch self {
    case .held, .native: return true
    case .rest, .settling, .coasting, .gliding: return false
    }
  }

  /// Whether any movement can be seen, so that touching it takes hold of it.
  ///
  /// Nobody sees the last point of a spring's way; a tap then is a tap on what is there.
  func isSeen(pointsLeft: @autoclosure () -> Double) -> Bool {
    if case .settling = self { return abs(pointsLeft()) >= 1 }
    return self != .rest
  }
}
