// SPDX-License-Identifier: MIT

import CivilTime

/// Something done and scored, such as one round of practice.
///
/// It counts on the day on which it starts, whatever its end. Start and end are kept as given, even
/// if the end comes first: 2024-02-24 from 12:00 to 01:15 is what someone wrote down.
public struct Session: Hashable, Sendable {
  /// Its id, unique within a `SessionBook`.
  public let id: SessionID
  /// When it began.
  public var start: SessionTime
  /// When it ended; may be earlier than the start.
  public var end: SessionTime
  /// What it scored; may be 0 or negative.
  public var points: Int32

  /// A session of these values.
  public init(id: SessionID, start: SessionTime, end: SessionTime, points: Int32) {
    self.id = id
    self.start = start
    self.end = end
    self.points = points
  }
}

extension Session {
  /// Whether the end is earlier than the start.
  ///
  /// Two instants are compared as such; otherwise the written wall times are compared.
  public var endsBeforeItStarts: Bool {
    if let start = start.instant, let end = end.instant { return end < start }
    return end.written < start.written
  }

  /// The day on which it counts for a viewer in this zone.
  public func day(in zone: ZoneRules) -> EpochDay {
    start.shown(in: zone).day
  }
}
