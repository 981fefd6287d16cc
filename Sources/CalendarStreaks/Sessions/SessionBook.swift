// SPDX-License-Identifier: MIT

import CivilTime

/// All sessions of one person, by id and by day, and the streaks derived from them.
///
/// The sessions of a day are ordered by start on the wall, then by id. A civil start is its own
/// wall time; a zoned one has the wall time of the book's zone, which is the viewer's. (In an hour
/// that a clock repeats, two zoned starts are in order of wall time, and those with the same wall
/// time in order of time.)
///
/// Cost with n sessions, even if all are on one day: adding, replacing, removing and finding O(log
/// n); listing k sessions O(log n + k); a change of zone O(n + m log n), with m the sessions whose
/// wall time changes. Streaks cost what `StreakIndex` says, independently of n. The slot of a
/// removed session is reused.
public struct SessionBook: Sendable {
  /// The viewer's zone, in which zoned sessions find their day.
  public private(set) var zone: ZoneRules
  /// The points of days and what follows from them.
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
  /// A session and its place in the book's zone.
  struct Slot: Sendable {
    var session: Session
    /// Start on the viewer's wall.
    var wall: CivilDateTime
    /// Order among equal wall times: microseconds of an instant, 0 for a civil start.
    var instant: Int64
    /// False once the session is removed.
    var isUsed = true

    init(_ session: Session, zone: ZoneRules) {
      self.session = session
      wall = session.start.shown(in: zone)
      instant = session.start.instant?.microsecondsSince1970 ?? 0
    }

    /// Whether this one comes before the other in the order of starts.
    func starts(before other: Slot) -> Bool {
      if wall != other.wall { return wall < other.wall }
      if instant != other.instant { return instant < other.instant }
      return session.id < other.session.id
    }
  }
}

extension SessionBook {
  /// The points needed to keep a day; setting it is O(1), see `settle()`.
  public var goal: StreakGoal {
    get { streaks.goal }
    set { streaks.goal = newValue }
  }

  /// The first day that counts, or nil; setting it is O(1).
  public var firstDay: EpochDay? {
    get { streaks.firstDay }
    set { streaks.firstDay = newValue }
  }

  /// Prepares the index of days for the present goal, see `StreakIndex.settle()`.
  public mutating func settle() {
    streaks.settle()
  }

  /// Adds a session; O(log n).
  ///
  /// - Throws: `duplicate` when its id is in the book. Use `put` to replace the older one.
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

  /// Moves the viewer to another zone: zoned sessions then count on the days that they have there.
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

  /// Adds the session of a slot to the starts, and its points to its day.
  private mutating func enter(_ slot: Int32) {
    let new = slots[Int(slot)]
    byStart.insert(slot) { [slots] in slots[Int($0)].starts(before: new) }
    streaks.add(new.session.points, on: new.wall.day)
  }

  /// Removes the session of a slot from the starts, and its points from its day.
  private mutating func withdraw(_ slot: Int32) {
    let old = slots[Int(slot)]
    byStart.remove(slot) { [slots] in slots[Int($0)].starts(before: old) }
    streaks.remove(old.session.points, on: old.wall.day)
  }
}
