// SPDX-License-Identifier: MIT

/// A page of the sessions that a query asks for, by start on the viewer's wall, then by id.
///
/// In an hour that a clock repeats, zoned starts of the same wall time are in order of time.
public struct SessionPage: Hashable, Sendable {
  /// The sessions.
  public var sessions: [SessionRecord]
  /// What to pass as `after` for the next page, or nil when there is none.
  public var next: String?

  /// A page of sessions.
  public init(sessions: [SessionRecord], next: String? = nil) {
    self.sessions = sessions
    self.next = next
  }
}
