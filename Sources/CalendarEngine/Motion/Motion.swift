// SPDX-License-Identifier: MIT

/// How the pages are moving.
public enum Motion: Hashable, Sendable {
  /// Not at all; the displacement is 0.
  case rest
  /// They follow a finger, a mouse or a wheel. The value is the raw travel in page widths,
  /// before the rubber band.
  case held(travel: Double)
  /// They come to rest on the current page.
  case settling(Spring)
  /// A scroll view of the host moves them and reports where they are.
  case native

  /// Whether the host should call for another frame.
  public var wantsFrame: Bool {
    if case .settling = self { return true }
    return false
  }

  /// Whether an input device or a native scroll view has hold of the pages.
  var isHeld: Bool {
    switch self {
    case .held, .native: return true
    case .rest, .settling: return false
    }
  }
}
