// SPDX-License-Identifier: MIT

/// Where a native scroll view is.
public struct NativeScroll: Hashable, Sendable {
  /// A phase of a native scroll.
  public enum Phase: UInt8, Hashable, Sendable {
    /// A finger or momentum moves it.
    case moving = 0
    /// The finger has gone; the effect `snap` says where to come to rest.
    case released
    /// It has come to rest.
    case ended
  }

  /// Pages from the current page, positive towards later pages; of a list of months points below
  /// the top of the current page.
  public var offset: Double
  /// Pages, or points, a second at release.
  public var velocity: Double
  /// What it is doing.
  public var phase: Phase

  /// A report.
  public init(offset: Double, velocity: Double = 0, phase: Phase) {
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
  }
}
