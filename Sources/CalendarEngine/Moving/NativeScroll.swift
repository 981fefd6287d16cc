// SPDX-License-Identifier: MIT

/// The position of a native scroll view.
public struct NativeScroll: Hashable, Sendable {
  /// A phase of a native scroll.
  public enum Phase: UInt8, Hashable, Sendable {
    /// A finger or momentum moves it.
    case moving = 0
    /// The finger has lifted; the effect `snap` says where to come to rest.
    case released
    /// It has come to rest.
    case ended
  }

  /// Pages from the current page, positive towards later pages; in a list of months, points below
  /// the top of the current page.
  public var offset: Double
  /// Pages, or points, per second at release.
  public var velocity: Double
  /// The phase.
  public var phase: Phase

  /// A report.
  public init(offset: Double, velocity: Double = 0, phase: Phase) {
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
  }
}
