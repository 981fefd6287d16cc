// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// The sort key of a session in a list: start on the viewer's wall, then instant, then id.
///
/// The instant decides within an hour that a clock repeats; a civil start has 0 there.
/// `SessionBook` has the same order.
struct StartOrder: Hashable {
  /// Microseconds on the viewer's wall.
  var wall: Int64
  /// Microseconds since 1970 of an instant, 0 for a civil start.
  var instant: Int64
  /// The id.
  var id: SessionID

  init(wall: Int64, instant: Int64, id: SessionID) {
    self.wall = wall
    self.instant = instant
    self.id = id
  }

  init(_ session: Session, zone: ZoneRules) {
    wall = session.start.shown(in: zone).wallMicroseconds
    instant = session.start.instant?.microsecondsSince1970 ?? 0
    id = session.id
  }
}

extension StartOrder: Comparable {
  static func < (left: StartOrder, right: StartOrder) -> Bool {
    if left.wall != right.wall { return left.wall < right.wall }
    if left.instant != right.instant { return left.instant < right.instant }
    return left.id < right.id
  }
}

extension StartOrder {
  /// The cursor for continuing after this place.
  var cursor: String {
    "\(wall).\(instant).\(String(decoding: id.bytes, as: UTF8.self))"
  }

  /// The place in a cursor.
  ///
  /// - Throws: `invalid` when it is malformed.
  init(cursor: String) throws(StoreError) {
    let parts = cursor.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let wall = Int64(parts[0]), let instant = Int64(parts[1]),
      abs(wall.dividedDown(by: 86_400_000_000)) < 5_000_000
    else { throw .invalid(field: "after", reason: "is no cursor of this store") }
    self.init(wall: wall, instant: instant, id: SessionID(bytes: Array(parts[2].utf8)))
  }
}
