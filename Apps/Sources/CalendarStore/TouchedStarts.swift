// SPDX-License-Identifier: MIT
import CalendarModel

/// Where changes since a token may have moved points: what whoever counts has to count again.
public struct TouchedStarts: Hashable, Sendable {
  /// The starts, present and former, of the sessions that have changed; some may come twice.
  public var starts: [SessionTime]
  /// Up to where this holds.
  public var token: ChangeToken
  /// Whether there are more than were asked for; then it is cheaper to count anew.
  public var hasMore: Bool

  /// Starts up to a place.
  public init(starts: [SessionTime], token: ChangeToken, hasMore: Bool) {
    self.starts = starts
    self.token = token
    self.hasMore = hasMore
  }
}
