// SPDX-License-Identifier: MIT
import CivilTime

/// Makes taps, drags and paintings of pointer samples.
///
/// - A tap goes up near where it went down.
/// - A drag leaves that neighbourhood. It moves what moves along the axis on which it left, and
///   nothing else until it goes up; if nothing moves along that axis, the pointer is left to the
///   page around the calendar.
/// - An editing makes, moves or stretches an event, see `EditHand`.
/// - A painting selects the days that it passes. It begins with a long press on a day, or when a
///   pointer moves that went down on an end of the selected interval.
///
/// Other pointers are ignored meanwhile.
struct PointerGesture: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    case idle
    /// Down, may become any of the others.
    case possible
    case dragging
    case painting
    case editing
    /// Down, but ignored until it goes up.
    case ignored
  }

  private var phase = Phase.idle
  private var pointer: Int32 = 0
  private var target: NodeKey?
  /// Whether what it drags is the fold of an expandable calendar, not what moves along the axis.
  private(set) var dragsFold = false
  /// Whether a drag can still become a tap: on the handle, which follows from the first point on.
  private var mayTap = false
  /// Whether it has stopped pages that turn, and has not moved them.
  private var hasStopped = false
  /// Whether it paints as soon as it moves.
  private var paintsOnMove = false
  /// Whether it went down on an end of the selected interval.
  private var holdsEnd = false
  private var startX: Int32 = 0
  private var startY: Int32 = 0
  /// Where it was when it last moved what it drags.
  private var lastX: Int32 = 0
  private var lastY: Int32 = 0
  private var brush = PaintBrush()
  private(set) var edit = EditHand()
  private var tracker = VelocityTracker()

  private var start: (x: Int32, y: Int32) { (startX, startY) }

  /// After so many microseconds of rest a press is a long one.
  private static let longPress: Int64 = 500_000

  /// How far a pointer may stray and still tap, in 1/64 points.
  static func slop(_ device: PointerSample.Device) -> UInt32 {
    device == .mouse ? 4 * 64 : 10 * 64
  }

  /// Whether a pointer that is down may still become a tap, a drag or a painting.
  var isUndecided: Bool { phase == .possible }

  /// Whether a pointer drags at the moment.
  var isDragging: Bool { phase == .dragging }

  /// Whether a pointer paints at the moment.
  var isPainting: Bool { phase == .painting }

  /// Whether a pointer holds an event at the moment.
  var isEditing: Bool { phase == .editing }

  /// Whether Escape gives up what a pointer does.
  var canBeAbandoned: Bool { isPainting || isEditing || isDragging && dragsFold }

  /// Whether it needs frames: a press becomes a long one by time alone.
  var wantsFrame: Bool { isPainting || isEditing || phase == .possible && waitsForPress }

  private var waitsForPress: Bool { brush.waitsForPress || edit.waitsForPress }

  mutating func recognize(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    if sample.phase == .down { return down(sample, context) }
    if sample.device == .visitor, phase == .idle { return enter(sample, context) }
    guard sample.pointer == pointer, phase != .idle else { return Recognition() }
    switch sample.phase {
    case .moved: return moved(sample, context)
    case .up: return up(sample, context)
    case .cancelled, .down, .hovered, .left: return cancelled(context)
    }
  }

  /// What a resting pointer does once enough time has passed.
  mutating func expire(_ context: GestureContext) -> [CalendarAction] {
    switch phase {
    case .painting: return brush.rest(context)
    case .editing: return edit.rest(context)
    case .possible:
      guard waitsForPress, context.time - brush.since >= Self.longPress else { return [] }
      return edit.waitsForPress ? beginEditing() : beginPainting(context)
    case .idle, .dragging, .ignored: return []
    }
  }

  /// Cancels what a pointer does; it is ignored until it goes up.
  mutating func abandon(_ context: GestureContext) -> [CalendarAction] {
    let actions = cancelled(context).actions
    phase = .ignored
    return actions
  }

  /// Another finger is down as well: a press of this one is no long one any more.
  mutating func stopWaiting() {
    brush.waitsForPress = false
    edit.stopWaiting()
  }

  /// Cancels what a pointer does, which means nothing until it goes down again.
  mutating func giveUp(_ context: GestureContext) -> [CalendarAction] {
    cancelled(context).actions
  }

  private mutating func down(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    var actions: [CalendarAction] = []
    if phase != .idle {
      // A second finger gives up an editing, and else is ignored. If the first one goes down again,
      // its end was lost.
      guard sample.pointer == pointer else {
        return Recognition(actions: isEditing ? abandon(context) : [])
      }
      actions = cancelled(context).actions
    }
    pointer = sample.pointer
    (startX, startY) = sample.place
    tracker = VelocityTracker()
    tracker.add(sample.place, at: context.time)
    let node = context.scene.hit(x: sample.x, y: sample.y)
    target = node?.key
    mayTap = node?.role == .handle
    hasStopped = false
    if let caught = context.caught(at: node) {
      let press: [CalendarAction] = mayTap ? .only(.press(target)) : []
      if !mayTap { target = nil }
      hasStopped = caught == .view && !context.grip.scrolls
      actions += press + drag(sample, from: start, fold: caught == .fold, context)
      return Recognition(actions: actions, isClaimed: true)
    }
    phase = .possible
    // Only one month, year or decade can be selected.
    let canPaint = node?.role == .dayCell && node?.traits.contains(.selectable) == true
    let isEnd = node?.traits.isDisjoint(with: [.rangeStart, .rangeEnd]) == false
    holdsEnd = isEnd && node?.traits.contains(.preview) == false
    paintsOnMove = canPaint && (context.swipeSelects || holdsEnd)
    brush = PaintBrush(waitsForPress: canPaint && context.pressSelects, since: context.time)
    edit.take(node, sample, context)
    return Recognition(actions: actions + (target == nil ? [] : .only(.press(target))))
  }

  private mutating func moved(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    tracker.add(sample.place, at: context.time)
    switch phase {
    case .possible: return decide(on: sample, context)
    case .dragging:
      return Recognition(actions: .only(move(to: sample, context)), isClaimed: true)
    case .painting:
      return Recognition(actions: brush.move(to: sample.place, context), isClaimed: true)
    case .editing:
      return Recognition(actions: edit.move(to: sample, context), isClaimed: true)
    case .idle, .ignored: return Recognition()
    }
  }

  /// Decides whether a pointer that has moved is still near where it went down, and if not, what
  /// it drags.
  private mutating func decide(
    on sample: PointerSample, _ context: GestureContext
  ) -> Recognition {
    let travel = Travel(from: start, to: sample.place)
    guard travel.length > Self.slop(sample.device) else { return Recognition() }
    if edit.startsOnMove {
      let actions = beginEditing() + edit.move(to: sample, context)
      return Recognition(actions: actions, isClaimed: true)
    }
    if edit.isLeft, sample.device == .mouse {
      let release: [CalendarAction] = target == nil ? [] : .only(.press(nil))
      (phase, target) = (.ignored, nil)
      return Recognition(actions: release)
    }
    if paintsOnMove, !scrolls(sample.device, travel, context) {
      var actions = beginPainting(context)
      actions += brush.move(to: sample.place, context)
      return Recognition(actions: actions, isClaimed: true)
    }
    let release: [CalendarAction] = target == nil ? [] : .only(.press(nil))
    target = nil
    guard let followed = context.follower(of: travel) else {
      phase = .ignored
      return Recognition(actions: release)
    }
    if followed == .fold {
      // Samples from before the swipe say nothing about the speed of the fold.
      tracker = VelocityTracker()
      tracker.add(sample.place, at: context.time)
    }
    // What it drags moves from the edge of the slop on: it does not jump by the slop, and follows
    // all of the rest even where a busy host has joined many samples to one.
    let edge = travel.point(from: start, at: Self.slop(sample.device))
    var actions = drag(sample, from: edge, along: travel.axis, fold: followed == .fold, context)
    actions.append(move(to: sample, context))
    return Recognition(actions: release + actions, isClaimed: true)
  }

  /// Takes hold at a place.
  private mutating func drag(
    _ sample: PointerSample, from place: (x: Int32, y: Int32), along axis: PagingAxis? = nil,
    fold: Bool, _ context: GestureContext
  ) -> [CalendarAction] {
    phase = .dragging
    dragsFold = fold
    (lastX, lastY) = place
    return .only(action(.hold(axis), sample.modifiers, context))
  }

  /// Moves what it drags to where a pointer is.
  private mutating func move(
    to sample: PointerSample, _ context: GestureContext
  ) -> CalendarAction {
    let travel = Travel(from: (lastX, lastY), to: sample.place)
    (lastX, lastY) = sample.place
    let whole = Travel(from: start, to: sample.place)
    if mayTap, whole.y.magnitude > Self.slop(sample.device) { mayTap = false }
    if whole.length > Self.slop(sample.device) { hasStopped = false }
    return action(.move(travel), sample.modifiers, context)
  }

  // Not inlined at its callers, for the size of the WebAssembly module.
  /// The action of a step of a drag.
  @inline(never)
  private func action(
    _ step: Drag.Step, _ modifiers: Modifiers, _ context: GestureContext
  ) -> CalendarAction {
    let grip = (dragsFold ? context.beside.grip : nil) ?? context.grip
    return grip.action(for: Drag(step: step, modifiers: modifiers))
  }

  /// Whether a finger that could select scrolls instead: up and down where the view scrolls, unless
  /// it holds an end of an interval.
  private func scrolls(
    _ device: PointerSample.Device, _ travel: Travel, _ context: GestureContext
  ) -> Bool {
    context.grip.scrolls && device != .mouse && travel.axis == .vertical && !holdsEnd
  }

  private mutating func beginPainting(_ context: GestureContext) -> [CalendarAction] {
    guard let day = target?.day else { return [] }
    phase = .painting
    brush.begin(at: start)
    return .only(.press(nil)) + .only(.beginPainting(day))
  }

  /// Takes what comes from elsewhere, or comes back.
  private mutating func enter(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    guard sample.phase == .moved, edit.welcome(sample, context) else { return Recognition() }
    pointer = sample.pointer
    let actions = beginEditing()
    // What is new is begun here; what comes back has still to get here.
    let further = sample.isNew ? [] : edit.move(to: sample, context)
    return Recognition(actions: actions + further, isClaimed: true)
  }

  private mutating func beginEditing() -> [CalendarAction] {
    (phase, target) = (.editing, nil)
    return edit.begin()
  }

  private mutating func up(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    defer { phase = .idle }
    switch phase {
    case .dragging where hasStopped:
      // The turn goes on to its end, where a click counts; a finger has only stopped the pages.
      return Recognition(
        actions: .only(action(.cancel, [], context)), isClaimed: true,
        tap: sample.device == .mouse ? sample.place : nil)
    case .dragging:
      tracker.add(sample.place, at: context.time)
      let velocity = action(.release(tracker.velocity(at: context.time)), sample.modifiers, context)
      let moved = move(to: sample, context)
      let press: [CalendarAction] = target == nil ? [] : .only(.press(nil))
      let tap = mayTap ? target.flatMap { Self.action(for: $0) } : nil
      return Recognition(
        actions: press + (tap.map { .only($0) } ?? .only(moved) + .only(velocity)), isClaimed: true)
    case .painting:
      let actions = brush.move(to: sample.place, context)
      let end = [CalendarAction].only(.endPainting(isCancelled: false))
      return Recognition(actions: actions + end, isClaimed: true)
    case .editing:
      return Recognition(actions: edit.letGo(at: sample, context), isClaimed: true)
    case .possible:
      if let move = edit.tap(context) {
        return Recognition(actions: .only(.press(nil)) + .only(.edit(move)), isClaimed: true)
      }
      guard let target else { return Recognition() }
      // A tap counts where it began; what has moved away under the finger is not tapped.
      let isStillThere = context.scene.hit(x: sample.x, y: sample.y)?.key == target
      let tap = isStillThere ? Self.action(for: target) : nil
      let taps: [CalendarAction] = tap.map { .only($0) } ?? []
      return Recognition(actions: .only(.press(nil)) + taps, isClaimed: true)
    case .ignored, .idle: return Recognition()
    }
  }

  private mutating func cancelled(_ context: GestureContext) -> Recognition {
    defer { phase = .idle }
    let release: [CalendarAction] = target == nil ? [] : .only(.press(nil))
    switch phase {
    case .dragging: return Recognition(actions: release + .only(action(.cancel, [], context)))
    case .painting: return Recognition(actions: .only(.endPainting(isCancelled: true)))
    case .editing: return Recognition(actions: .only(.edit(.cancel)))
    case .possible: return Recognition(actions: release)
    case .ignored, .idle: return Recognition()
    }
  }

  /// What a tap on a node means, or nil.
  static func action(for key: NodeKey) -> CalendarAction? {
    switch key.role {
    case .previousButton: return .page(by: -1)
    case .nextButton: return .page(by: 1)
    case .todayButton: return .showToday
    case .dayCell: return key.day.map { .choose($0, on: key.page) }
    default: return further(key)
    }
  }
}
