// SPDX-License-Identifier: MIT
import CivilTime

/// Where the view is to go, and who wants to know when it is there.
public struct ScrollTarget: Hashable, Sendable {
  /// The position of the day in views that scroll freely; a page shows it where it is.
  ///
  /// The raw values are part of the web host's protocol.
  public enum Place: UInt8, Hashable, Sendable {
    /// As near as possible: no movement if it is in view already.
    case nearest = 0
    /// The start of its section at the start of the view.
    case start = 1
    /// The middle of the view.
    case center = 2
  }

  /// Returned with `scrollEnded`.
  public var id: Int32
  /// The day.
  public var day: EpochDay
  /// Its position.
  public var place: Place
  /// Whether the view moves there; otherwise it jumps.
  public var isAnimated: Bool
  /// The minutes of the day that are to be in view, too, where hours are shown.
  public var minutes: MinuteRange?

  /// A target.
  public init(
    id: Int32, day: EpochDay, place: Place = .nearest, isAnimated: Bool = true,
    minutes: MinuteRange? = nil
  ) {
    self.id = id
    self.day = day
    self.place = place
    self.isAnimated = isAnimated
    self.minutes = minutes
  }
}
