// SPDX-License-Identifier: MIT

/// How the view is moving.
public indirect enum Motion: Hashable, Sendable {
  /// At rest; the displacement is 0.
  case rest
  /// Following a finger, a mouse or a wheel.
  case held(Hold)
  /// Settling on the current page, or on the mode of a fold; displacements are in ways to a stop.
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

  /// Whether nothing moves.
  ///
  /// A pattern and no `==`, which would compare springs and glides for it wherever it is asked.
  var isRest: Bool {
    if case .rest = self { return true }
    return false
  }

  /// Whether an input device or a native scroll view holds the pages.
  var isHeld: Bool {
    switch self {
    case .held, .native: return true
    case .rest, .settling, .coasting, .gliding: return false
    }
  }

  /// Tells a hand that has hold how far it is to the stops by now.
  mutating func measure(_ extents: PageExtents) {
    guard case .held(let hold) = self, hold.extents != extents else { return }
    self = .held(hold.measured(extents))
  }

  /// Whether any movement can be seen, so that touching it stops it.
  ///
  /// The last point of a spring's way cannot; touching a day then is a tap on that day.
  func isSeen(pointsLeft: @autoclosure () -> Double) -> Bool {
    switch self {
    case .settling: abs(pointsLeft()) >= 1
    case .gliding(let glide): glide.displacement.magnitude >= 64
    case .rest: false
    case .held, .coasting, .native: true
    }
  }
}
