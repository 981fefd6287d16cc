// SPDX-License-Identifier: MIT
import CivilTime

/// A pointer that makes, moves and stretches events: of a timeline, with hours and of whole days, and
/// the bars of months and weeks; and a range of times, where one can be selected.
///
/// A mouse does so as soon as it moves, a finger after a long press: before that it scrolls. An event of
/// which a finger lets go without having moved stays held: then every pointer moves it as soon as it
/// moves, and its ends by their handles. On a free day of a month it makes one only where dragging does not
/// select days; there a mouse has to reach another day, and a finger may stay on the one that it presses.
/// At the edges of the view hours scroll on, the faster the nearer, and a page turns after a while at a
/// side. Above the hours they only scroll for an end that has hours. With Alt what it moves is a copy.
struct EditHand: Hashable, Sendable {
  /// What it does once it has begun.
  private var first: EditMove?
  /// Whether it begins after a long press.
  private(set) var waitsForPress = false
  /// Whether it begins as soon as it moves.
  private(set) var startsOnMove = false
  /// Whether what it would do is left to the platform's own drags.
  private(set) var isLeft = false
  /// What it does when it goes up where it went down: an event that is held goes there, or else the
  /// keyboard does.
  private var tapped: EditMove?
  /// When it last pointed at a free time, in microseconds; a second time there makes an event.
  private var pointedAt: Int64 = .min
  /// Whether what it lets go of where it took it stays held, or has been made by the press alone.
  private var mayRest = false
  /// Whether hours scroll while it is above them.
  private var scrollsAbove = false
  /// Whether it moves a copy.
  private var copies = false
  private var start = Travel()
  private var place = Travel()
  /// The side at which it is: −1 left or above, 1 right or below, 0 neither.
  private var side: Int32 = 0
  /// Whether a page has turned since it came to that side.
  private var hasTurned = false
  /// Since when it has been at a side, and when it last scrolled, in microseconds.
  private var since: Int64 = 0
  private var scrolled: Int64 = 0
  /// What it has not scrolled yet of the way that time has brought, less than 1/64 point.
  private var owed = 0.0

  /// Does nothing.
  init() {}

  /// What a pointer that goes down on a node may do to events, or nil.
  init?(over node: SceneNode?, _ sample: PointerSample, _ context: GestureContext) {
    guard context.edits, let node, let time = context.time(at: sample.place) else { return nil }
    start = Travel(x: sample.x, y: sample.y)
    place = start
    if context.holds {
      let isHeld = node.traits.contains(.lifted)
      switch node.key.role {
      case .resizeHandle: regrip(node.key.ordinal == 0 ? .resizeStart : .resizeEnd, time, context)
      case .timedEvent where isHeld, .eventBar where isHeld:
        regrip(.move, time, context)
        tapped = .put(at: time)
      case .timedEvent, .eventBar:
        tapped = .place(at: time)
        // A finger that stays on another event means that one.
        guard sample.device != .mouse, context.canEdit, !node.key.isTime,
          !node.traits.contains(.locked)
        else { return }
        first = .lift(node.key, .move, at: time)
        (waitsForPress, mayRest) = (true, true)
        scrollsAbove = scrollsAbove(.move, time, context)
      case .dayColumn, .allDayCell, .dayCell: tapped = .place(at: time)
      default: return nil
      }
      return
    }
    switch node.key.role {
    case .timedEvent, .eventBar:
      guard node.key.isTime ? context.choosesTime : context.canEdit else { return nil }
      if !node.key.isTime, context.selects(with: sample) { tapped = .toggle(node.key) }
      // Of what is locked there are only copies; a mouse that would move it is told so.
      if node.traits.contains(.locked), !sample.modifiers.contains(.alt) {
        guard sample.device == .mouse, !context.liftsEvents else { return nil }
        (first, startsOnMove, tapped) = (.grab(node.key), true, nil)
        return
      }
      let kind = Self.kind(node, sample, context)
      first = .lift(node.key, kind, at: time)
      scrollsAbove = scrollsAbove(kind, time, context)
      mayRest = sample.device != .mouse
    case .dayColumn where !node.traits.contains(.disabled):
      first = .begin(at: time)
      tapped =
        context.choosesTime
        ? .choose(at: time) : sample.device == .mouse ? .point(at: time) : .tap(at: time)
      scrollsAbove = true
    case .allDayCell where context.canEdit: first = .begin(at: time)
    case .dayCell where context.canEdit && context.drawsOnDays:
      guard !node.traits.contains(.disabled) else { return nil }
      first = .begin(at: time)
      mayRest = sample.device != .mouse
    default: return nil
    }
    isLeft = context.liftsEvents && carries
    startsOnMove = sample.device == .mouse && !isLeft
    waitsForPress = sample.device != .mouse && !isLeft
  }

  /// Takes what is held without a hand as soon as it moves.
  private mutating func regrip(_ kind: Edit.Kind, _ time: ClockPlace, _ context: GestureContext) {
    first = .regrip(kind, at: time)
    startsOnMove = true
    scrollsAbove = scrollsAbove(kind, time, context)
  }

  private func scrollsAbove(
    _ kind: Edit.Kind, _ time: ClockPlace, _ context: GestureContext
  ) -> Bool {
    kind != .move && !time.isWholeDay || context.grip.hours == nil
  }

  /// Takes what is dragged in from elsewhere, or what has left with the event of this hand and comes back;
  /// returns whether there is a place for it.
  mutating func welcome(_ sample: PointerSample, _ context: GestureContext) -> Bool {
    guard context.canEdit, context.edits, !context.holds, let time = context.time(at: sample.place),
      sample.isNew || carries
    else {
      return false
    }
    let former = self
    self = EditHand()
    (first, scrollsAbove) =
      sample.isNew ? (.carry(from: time), true) : (former.first, former.scrollsAbove)
    start = Travel(x: sample.x, y: sample.y)
    place = start
    return true
  }

  /// Which part of an event a pointer takes: an end near it, otherwise all of it.
  ///
  /// A finger takes all of it, and finds the ends by their handles then; unless the platform takes up
  /// events itself and leaves only their ends.
  private static func kind(
    _ node: SceneNode, _ sample: PointerSample, _ context: GestureContext
  ) -> Edit.Kind {
    guard sample.device == .mouse || context.liftsEvents,
      let index = context.scene.index(of: node.key)
    else { return .move }
    let frame = context.scene.absoluteFrame(index)
    // How far it is from the start of an event, which hours have above and whole days at a side.
    let length = node.key.role == .eventBar ? frame.width : frame.height
    let way =
      node.key.role == .timedEvent
      ? sample.y - frame.y
      : context.isRightToLeft ? frame.x + frame.width - sample.x : sample.x - frame.x
    // Ends that can be taken leave at least half of an event to move it by.
    let wanted: Int32 = sample.device == .mouse ? 8 * 64 : 24 * 64
    let reach = min(wanted, length / 4)
    if length - way <= reach, !node.traits.contains(.continuesAfter) { return .resizeEnd }
    // A short one is stretched by its end alone.
    let isLong = length >= 4 * wanted
    return isLong && way <= reach && !node.traits.contains(.continuesBefore) ? .resizeStart : .move
  }
}

extension EditHand {
  /// Whether it carries an event about, or is about to.
  var carries: Bool {
    if case .lift(let key, .move, _) = first { return !key.isTime }
    return false
  }

  /// Whether it moves an end of an event, or is about to.
  var stretches: Bool {
    if case .lift(_, let kind, _) = first { return kind != .move }
    return false
  }

  /// Goes down on a node.
  mutating func take(_ node: SceneNode?, _ sample: PointerSample, _ context: GestureContext) {
    let former = self
    self = EditHand(over: node, sample, context) ?? EditHand()
    let travel = Travel(from: (former.start.x, former.start.y), to: sample.place)
    let isAgain = sample.device == .mouse && travel.length <= Self.near
    // A time that is long ago is no part of a second click.
    if isAgain, context.time - Self.doubleClick < former.pointedAt { tapped = .createAtFocus }
  }

  /// Waits for no long press any more.
  mutating func stopWaiting() { waitsForPress = false }

  /// Goes up where it went down, and has not begun; nil where that means nothing for events.
  mutating func tap(_ context: GestureContext) -> EditMove? {
    if case .point = tapped { pointedAt = context.time } else { pointedAt = .min }
    return tapped
  }

  /// Begins.
  mutating func begin() -> [CalendarAction] {
    guard let first else { return [] }
    return .only(.press(nil)) + .only(.edit(first))
  }

  /// Moves what it holds, or a copy of it.
  mutating func move(to sample: PointerSample, _ context: GestureContext) -> [CalendarAction] {
    place = Travel(x: sample.x, y: sample.y)
    let way = Travel(from: (start.x, start.y), to: sample.place)
    if way.length > PointerGesture.slop(sample.device) { mayRest = false }
    let now = side(in: context)
    if now != side { (side, since, hasTurned) = (now, context.time, false) }
    if scrolled == 0 { scrolled = context.time }
    return copying(sample) + drag(context)
  }

  /// Scrolls and turns pages while it rests at an edge.
  mutating func rest(_ context: GestureContext) -> [CalendarAction] {
    if case .grab = first { return [] }
    let grip = context.grip
    defer { scrolled = context.time }
    var actions: [CalendarAction] = []
    let patience = context.edges.dwell.patience(isFirst: !hasTurned)
    if side != 0, grip.turnsUnderHands, !grip.isMoving, context.time - since >= patience {
      (since, hasTurned) = (context.time, true)
      let isMirrored = context.isRightToLeft && grip.axis == .horizontal
      actions += .only(.page(by: isMirrored ? -side : side))
    }
    let distance =
      grip.hours == nil ? 0 : distance(in: context, for: context.time - scrolled)
    if distance != 0 { actions += .only(.wheel(by: 0, across: distance, smoothly: false)) }
    // What is under a hand can become another day without any movement: a page that is there at once.
    let canDiffer = grip.isMoving || place != start
    return actions.isEmpty && !canDiffer ? [] : actions + drag(context)
  }

  /// Moves what it holds where it is let go, and lets go of it; at the place where it was last, that stays
  /// as it is.
  ///
  /// Whether it is a copy Alt says by then.
  mutating func letGo(at sample: PointerSample, _ context: GestureContext) -> [CalendarAction] {
    let isStill = Travel(x: sample.x, y: sample.y) == place
    let moves = isStill ? copying(sample) : move(to: sample, context)
    return moves + .only(.edit(mayRest ? .rest : .drop(isFollowed: false)))
  }

  /// Begins or ends to move a copy, as Alt says.
  private mutating func copying(_ sample: PointerSample) -> [CalendarAction] {
    let hasAlt = sample.modifiers.contains(.alt)
    guard hasAlt != copies else { return [] }
    copies = hasAlt
    return .only(.edit(.copies(hasAlt)))
  }

  /// Beside the days what is held stays where it is.
  private func drag(_ context: GestureContext) -> [CalendarAction] {
    context.time(at: (place.x, place.y)).map { .only(.edit(.drag(to: $0))) } ?? []
  }
}

extension EditHand {
  /// The most time that counts at once, in microseconds: a late frame must not cause a jump.
  private static let longestFrame: Int64 = 50_000

  // An edge where the pointer went down does not count until it has moved towards it.
  private func side(in context: GestureContext) -> Int32 {
    let (window, axis) = (context.editWindow, context.grip.axis)
    let (from, length) =
      axis == .horizontal ? (window.x, window.width) : (window.y, window.height)
    let (now, before) = (place.along(axis), start.along(axis))
    let zones = context.edges.zones
    let isMirrored = context.isRightToLeft && axis == .horizontal
    let first = (isMirrored ? zones.end : zones.start).reach(in: length)
    let last = (isMirrored ? zones.start : zones.end).reach(in: length)
    if first > 0, now < from + first, now < before { return -1 }
    return last > 0 && now > from + length - last && now > before ? 1 : 0
  }

  /// How far it scrolls in some microseconds, in 1/64 points.
  private mutating func distance(in context: GestureContext, for time: Int64) -> Int32 {
    let (window, edges) = (context.editWindow, context.edges)
    if place.y < window.y, !scrollsAbove { return 0 }
    let top = edges.zones.top.reach(in: window.height)
    let bottom = edges.zones.bottom.reach(in: window.height)
    let (above, below) = (
      window.y + top &- place.y, place.y &- (window.y + window.height - bottom)
    )
    let goesUp = top > 0 && above > 0 && place.y < start.y
    guard goesUp || bottom > 0 && below > 0 && place.y > start.y else {
      owed = 0
      return 0
    }
    let part = goesUp ? Double(above) / Double(top) : Double(below) / Double(bottom)
    let seconds = Double(min(max(time, 0), Self.longestFrame)) / 1_000_000
    let wanted = edges.speed.pointsPerSecond(at: part) * seconds * 64 * (goesUp ? -1 : 1) + owed
    // What is left of a frame counts in the next one, or many frames would go another way than few.
    let whole = wanted.rounded(.toNearestOrEven)
    owed = wanted - whole
    return Int32(whole)
  }
}

extension EditHand {
  /// Two clicks with at most so many microseconds and 1/64 points between them are a double one.
  private static let doubleClick: Int64 = 500_000
  private static let near: UInt32 = 8 * 64
}

extension GestureContext {
  /// The time or the day where a hand is that edits; nil beside the days of months.
  fileprivate func time(at place: (x: Int32, y: Int32)) -> ClockPlace? {
    if let hours = grip.hours { return hours.time(at: place) }
    return scene.dayCell(x: place.x, y: place.y)?.key.day.map { ClockPlace(wholeDay: $0) }
  }

  /// Whether a tap on an event selects it as well: with a key of the keyboard, or by a finger as long as
  /// others are.
  fileprivate func selects(with sample: PointerSample) -> Bool {
    sample.device == .mouse
      ? !sample.modifiers.isDisjoint(with: [.control, .shift]) : hasSelectedEvents
  }

  /// Whether a drag across days of a month makes an event: where pages turn, and it does not select.
  fileprivate var drawsOnDays: Bool {
    if case .paged = grip { return !swipeSelects && !pressSelects }
    return false
  }

  /// The part of the view at whose edges hands that edit scroll and turn pages.
  fileprivate var editWindow: SceneRect {
    grip.hours?.window ?? scene.window ?? SceneRect(x: 0, y: 0, width: 0, height: 0)
  }
}

extension MovementGrip {
  /// The hours of a timeline.
  fileprivate var hours: TimelineGrip? {
    if case .timeline(let timeline) = self { return timeline }
    return nil
  }

  /// Whether a page turns for a hand that rests at a side.
  fileprivate var turnsUnderHands: Bool {
    switch self {
    case .paged(let pages): !pages.isLocked
    case .timeline(let timeline): !timeline.isLocked
    case .list, .fold: false
    }
  }
}
