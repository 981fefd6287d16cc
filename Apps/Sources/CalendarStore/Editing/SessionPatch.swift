// SPDX-License-Identifier: MIT
import CalendarModel

/// The parts of a session that an edit gives; what it leaves out stays as the store has it.
public struct SessionPatch: Hashable, Sendable {
  /// When it began, or nil to leave that.
  public var start: SessionTime?
  /// When it ended, or nil to leave that.
  public var end: SessionTime?
  /// What it scored, or nil to leave that.
  public var points: Int32?
  /// Whether a tombstone comes back; without it a patch of a tombstone is a conflict.
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
  /// The session with the parts that the patch gives.
  func applied(to session: Session) -> Session {
    Session(
      id: session.id, start: start ?? session.start, end: end ?? session.end,
      points: points ?? session.points)
  }
}
