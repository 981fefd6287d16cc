// SPDX-License-Identifier: MIT

import CivilTime

/// All sessions of one person, by id and by day, and the streaks that follow from them.
///
/// Sessions of a day come in the order of their start on the wall, then by id. A civil start is its
/// own wall time; a zoned one has that of the viewer's zone, which is the book's. (In the hour that
/// a clock repeats, two zoned starts are in wall order, and of the same wall time in that of time.)
///
/// Cost, with n sessions, also if all are on one day: adding, replacing, removing, finding O(log n);
/// listing k sessions O(log n + k); a change of zone O(n + m log n) with m the sessions that move on
/// the wall. Streaks cost what `StreakIndex` says, which n does not enter. A removed session leaves
/// its slot to the next one.
public struct SessionBook: Sendable {
  /// The zone of the viewer, by which zoned sessions find their day.
  public private(set) var zone: ZoneRules
  /// The points of the days and what follows from them.
  public private(set) var streaks: StreakIndex

  var slots: [Slot] = []
  private var freeSlots: [Int32] = []
  var byStart = RankTree()
  var byID = RankTree()

  /// A book without sessions.
  public init(goal: StreakGoal, firstDay: EpochDay? = nil, zone: ZoneRules) {
    self.zone = zone
    streaks = StreakIndex(goal: goal, firstDay: firstDay)
  }
}

extension SessionBook {
  /// A session and where it stands in the zone of the book.
  struct Slot: Sendable {
    var session: Session
    /// Start on the viewer's wall.
    var wall: CivilDateTime
    /// Order among equal walls: microseconds of an instant, 0 for a civil start.
    var instant: Int64
    /// False once the session is removed.
    var isUsed = true

    init(_ session: Session, zone: ZoneRules) {
      self.session = session
      wall = session.start.shown(in: zone)
      instant = session.start.instant?.microsecondsSince1970 ?? 0
    }

    /// Whether this one comes first in the order of starts.
    func starts(before other: Slot) -> Bool {
      if wall != other.wall { return wall < other.wall }
      if instant != other.instant { return instant < other.instant }
      return session.id < other.session.id
    }
  }
}

extension SessionBook {
  /// Number of points that a day asks for; setting it is O(1), see `settle()`.
  public var goal: StreakGoal {
    get { streaks.goal }
    set { streaks.goal = newValue }
  }

  /// The first day that counts, or nil; setting it is O(1).
  public var firstDay: EpochDay? {
    get { streaks.firstDay }
    set { streaks.firstDay = newValue }
  }

  /// Makes the index of days ready for the present goal, see `StreakIndex.settle()`.
  public mutating func settle() {
    streaks.settle()
  }

  /// Adds a session; O(log n).
  ///
  /// - Throws: `duplicate` when its id is in the book. Whoever wants the newer one to win says
  ///   `put`.
  public mutating func add(_ session: Session) throws(SessionBookError) {
    guard slot(of: session.id) == nil else { throw .duplicate(session.id) }
    insert(session)
  }

  /// Adds a session, or replaces the one with its id, which is returned; O(log n).
  @discardableResult
  public mutating func put(_ session: Session) -> Session? {
    let previous = slot(of: session.id).map { take($0) }
    insert(session)
    return previous
  }

  /// Removes a session and returns it; O(log n).
  ///
  /// - Throws: `unknown` when there is none with this id.
  @discardableResult
  public mutating func remove(_ id: SessionID) throws(SessionBookError) -> Session {
    guard let slot = slot(of: id) else { throw .unknown(id) }
    return take(slot)
  }

  /// Moves the viewer to another zone: zoned sessions count on the days they have there.
  public mutating func setZone(_ zone: ZoneRules) {
    self.zone = zone
    for slot in Int32(0)..<Int32(slots.count) where slots[Int(slot)].isUsed {
      let moved = Slot(slots[Int(slot)].session, zone: zone)
      guard moved.wall != slots[Int(slot)].wall else { continue }
      withdraw(slot)
      slots[Int(slot)] = moved
      enter(slot)
    }
  }
}

extension SessionBook {
  /// The slot of the session with this id.
  func slot(of id: SessionID) -> Int32? {
    let slot = byID.first { slots[Int($0)].session.id < id }
    return slot.flatMap { slots[Int($0)].session.id == id ? $0 : nil }
  }

  private mutating func insert(_ session: Session) {
    let slot = freeSlots.popLast() ?? Int32(slots.count)
    if Int(slot) == slots.count {
      slots.append(Slot(session, zone: zone))
    } else {
      slots[Int(slot)] = Slot(session, zone: zone)
    }
    byID.insert(slot) { [slots] in slots[Int($0)].session.id < session.id }
    enter(slot)
  }

  private mutating func take(_ slot: Int32) -> Session {
    let session = slots[Int(slot)].session
    byID.remove(slot) { [slots] in slots[Int($0)].session.id < session.id }
    withdraw(slot)
    slots[Int(slot)].isUsed = false
    freeSlots.append(slot)
    return session
  }

  /// Enters the session of a slot among the starts and its points on its day.
  private mutating func enter(_ slot: Int32) {
    let new = slots[Int(slot)]
    byStart.insert(slot) { [slots] in slots[Int($0)].starts(before: new) }
    streaks.add(new.session.points, on: new.wall.day)
  }

  /// Takes the session of a slot from among the starts and its points from its day.
  private mutating func withdraw(_ slot: Int32) {
    let old = slots[Int(slot)]
    byStart.remove(slot) { [slots] in slots[Int($0)].starts(before: old) }
    streaks.remove(old.session.points, on: old.wall.day)
  }
}
