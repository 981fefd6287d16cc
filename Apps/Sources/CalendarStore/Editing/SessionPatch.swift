// SPDX-License-Identifier: MIT
import CalendarStreaks

/// The parts of a session that an edit sets; the store keeps the others as they are.
public struct SessionPatch: Hashable, Sendable {
  /// When it began, or nil to keep that.
  public var start: SessionTime?
  /// When it ended, or nil to keep that.
  public var end: SessionTime?
  /// What it scored, or nil to keep that.
  public var points: Int32?
  /// Whether a tombstone is restored; otherwise patching a tombstone is a conflict.
  public var restores: Bool

  /// A patch of these parts.
  public init(
    start: SessionTime? = nil, end: SessionTime? = nil, points: Int32? = nil,
    restores: Bool = false
  ) {
    self.start = start
    self.end = end
    self.points = points
    self.restores = restores
  }
}

extension SessionPatch {
  /// The session with the parts of the patch set.
  func applied(to session: Session) -> Session {
    Session(
      id: session.id, start: start ?? session.start, end: end ?? session.end,
      points: points ?? session.points)
  }
}
