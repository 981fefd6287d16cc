// SPDX-License-Identifier: MIT
import CivilTime

/// Makes taps, pans and paintings of pointer samples.
///
/// A pointer that goes up near where it went down has tapped. One that leaves that neighbourhood
/// along the axis of the pages pans them; across it, it belongs to what surrounds the calendar. One that has
/// rested on a day, or went down on an end of the selected interval, paints: it selects the days
/// that it passes.
struct PointerGesture: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    case idle
    /// Down, may become a tap, a pan or a painting.
    case possible
    case panning
    case painting
    /// Moves the handle of an expandable calendar.
    case expanding
    /// Down, but of no concern any more.
    case ignored
  }

  private var phase = Phase.idle
  private var pointer: Int32 = 0
  private var target: NodeKey?
  /// Whether it paints as soon as it moves.
  private var isGrip = false
  /// Whether it went down on an end of the selected interval.
  private var holdsEnd = false
  private var startX: Int32 = 0
  private var startY: Int32 = 0
  private var last: Int32 = 0
  private var brush = PaintBrush()
  private var tracker = VelocityTracker()
  @WholeEdition private var grip = HandleGesture()

  /// After so many microseconds of rest a press is a long one.
  private static let longPress: Int64 = 500_000

  /// How far a pointer may stray and still tap, in 1/64 points.
  static func slop(_ device: PointerSample.Device) -> Int64 {
    device == .mouse ? 4 * 64 : 10 * 64
  }

  /// Whether a pointer pans at the moment.
  var isPanning: Bool { phase == .panning }

  /// Whether a pointer paints at the moment.
  var isPainting: Bool { phase == .painting }

  /// Whether a pointer moves the handle at the moment.
  var isExpanding: Bool { !Edition.isPicker && phase == .expanding }

  /// Whether time alone can make something of it.
  var wantsFrame: Bool { phase == .painting || phase == .possible && brush.waitsForPress }

  mutating func recognize(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    if sample.phase == .down { return down(sample, context) }
    guard sample.pointer == pointer, phase != .idle else { return Recognition() }
    switch sample.phase {
    case .moved: return moved(sample, context)
    case .up: return up(sample, context)
    case .cancelled, .down: return cancelled()
    }
  }

  /// What time makes of a pointer that rests.
  mutating func expire(_ context: GestureContext) -> [CalendarAction] {
    switch phase {
    case .painting: return brush.rest(context)
    case .possible:
      guard brush.waitsForPress, context.time - brush.since >= Self.longPress else { return [] }
      return beginPainting(at: (startX, startY), context)
    case .idle, .panning, .expanding, .ignored: return []
    }
  }

  /// Gives a painting or a hold of the handle up; the pointer is of no concern from here on.
  mutating func abandon() -> [CalendarAction] {
    defer { phase = .ignored }
    return isExpanding ? grip.cancel() : .only(.endPainting(isCancelled: true))
  }

  private mutating func down(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    var actions: [CalendarAction] = []
    if phase != .idle {
      // A second finger does not disturb the first; the first one again means that its end is lost.
      guard sample.pointer == pointer else { return Recognition() }
      actions = cancelled().actions
    }
    pointer = sample.pointer
    (startX, startY, last) = (sample.x, sample.y, context.place(sample))
    tracker = VelocityTracker()
    tracker.add(context.place(sample), at: context.time)
    // What is in the strip can be caught in motion; the buttons stay buttons.
    let node = context.scene.hit(x: sample.x, y: sample.y)
    target = node?.key
    if !Edition.isPicker, let taken = grip.down(on: node, sample, context) {
      phase = .expanding
      return Recognition(actions: actions + taken, isClaimed: true)
    }
    if context.grip.isMoving, target.map({ $0.role.isOnPage }) ?? true {
      phase = .panning
      target = nil
      return Recognition(actions: actions + .only(.hold), isClaimed: true)
    }
    phase = .possible
    // Of months, years and decades one is selected.
    let canPaint = node?.role == .dayCell && node?.traits.contains(.selectable) == true
    let isEnd = node?.traits.isDisjoint(with: [.rangeStart, .rangeEnd]) == false
    holdsEnd = isEnd && (Edition.isPicker || node?.traits.contains(.preview) == false)
    isGrip = canPaint && (context.swipeSelects || holdsEnd)
    brush = PaintBrush(waitsForPress: canPaint && context.pressSelects, since: context.time)
    return Recognition(actions: actions + (target == nil ? [] : .only(.press(target))))
  }

  private mutating func moved(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    tracker.add(context.place(sample), at: context.time)
    switch phase {
    case .possible: return left(sample, context)
    case .panning:
      let distance = context.grip.distance(pointerMovedBy: points(to: sample, context))
      last = context.place(sample)
      return Recognition(actions: .only(.drag(by: distance)), isClaimed: true)
    case .painting:
      return Recognition(actions: brush.move(to: (sample.x, sample.y), context), isClaimed: true)
    case .expanding where !Edition.isPicker:
      return Recognition(actions: grip.move(sample, context), isClaimed: true)
    case .idle, .ignored, .expanding: return Recognition()
    }
  }

  /// How far a pointer has moved along the axis of the pages.
  private func points(to sample: PointerSample, _ context: GestureContext) -> Double {
    Double(Int64(context.place(sample)) - Int64(last)) / 64
  }

  /// What becomes of a pointer that may leave the neighbourhood of where it went down.
  private mutating func left(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    let dx = Int64(sample.x) - Int64(startX)
    let dy = Int64(sample.y) - Int64(startY)
    guard max(abs(dx), abs(dy)) > Self.slop(sample.device) else { return Recognition() }
    if isGrip, !scrolls(sample.device, isAlong: abs(dy) > abs(dx), context) {
      var actions = beginPainting(at: (startX, startY), context)
      actions += brush.move(to: (sample.x, sample.y), context)
      return Recognition(actions: actions, isClaimed: true)
    }
    let release: [CalendarAction] = target == nil ? [] : .only(.press(nil))
    if !Edition.isPicker, abs(dy) > abs(dx),
      let actions = grip.swipe(down: dy > 0, sample, context)
    {
      phase = .expanding
      return Recognition(actions: release + actions, isClaimed: true)
    }
    guard context.grip.axis == .horizontal ? abs(dx) > abs(dy) : abs(dy) > abs(dx) else {
      phase = .ignored
      return Recognition(actions: release)
    }
    phase = .panning
    // The pages move from here on, so that they do not jump by the slop.
    last = context.place(sample)
    return Recognition(actions: release + .only(.hold), isClaimed: true)
  }

  /// Whether a finger on what scrolls does so although it could select: up and down, unless it has
  /// hold of an end of an interval.
  private func scrolls(
    _ device: PointerSample.Device, isAlong: Bool, _ context: GestureContext
  ) -> Bool {
    context.grip.scrolls && device != .mouse && isAlong && !holdsEnd
  }

  private mutating func beginPainting(
    at place: (x: Int32, y: Int32), _ context: GestureContext
  ) -> [CalendarAction] {
    guard let day = target?.day else { return [] }
    phase = .painting
    brush.begin(at: place)
    return .only(.press(nil)) + .only(.beginPainting(day))
  }

  private mutating func up(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    defer { phase = .idle }
    switch phase {
    case .panning:
      tracker.add(context.place(sample), at: context.time)
      let distance = context.grip.distance(pointerMovedBy: points(to: sample, context))
      let velocity = context.grip.velocity(pointerMovedBy: tracker.velocity(at: context.time))
      return Recognition(
        actions: .only(.drag(by: distance)) + .only(.release(velocity: velocity, threshold: 0.5)),
        isClaimed: true)
    case .painting:
      let actions = brush.move(to: (sample.x, sample.y), context)
      let end = [CalendarAction].only(.endPainting(isCancelled: false))
      return Recognition(actions: actions + end, isClaimed: true)
    case .expanding where !Edition.isPicker:
      return Recognition(actions: grip.up(sample, context), isClaimed: true)
    case .possible:
      guard let target else { return Recognition() }
      // A tap counts where it began; what has moved away under the finger is not tapped.
      let isStillThere = context.scene.hit(x: sample.x, y: sample.y)?.key == target
      let tap = isStillThere ? Self.action(for: target) : nil
      let taps: [CalendarAction] = tap.map { .only($0) } ?? []
      return Recognition(actions: .only(.press(nil)) + taps, isClaimed: true)
    case .ignored, .idle, .expanding:
      return Recognition()
    }
  }

  private mutating func cancelled() -> Recognition {
    defer { phase = .idle }
    switch phase {
    case .panning:
      // Nothing turns, however far the pages have been moved: 2 page widths cannot be reached.
      return Recognition(actions: .only(.release(velocity: 0, threshold: 2)))
    case .painting: return Recognition(actions: .only(.endPainting(isCancelled: true)))
    case .expanding where !Edition.isPicker: return Recognition(actions: grip.cancel())
    case .possible: return Recognition(actions: target == nil ? [] : .only(.press(nil)))
    case .ignored, .idle, .expanding: return Recognition()
    }
  }

  /// What a tap on a node means, or nil.
  static func action(for key: NodeKey) -> CalendarAction? {
    switch key.role {
    case .previousButton: return .page(by: -1)
    case .nextButton: return .page(by: 1)
    case .todayButton: return .showToday
    case .dayCell: return key.day.map { .choose($0, on: key.page) }
    default: return Edition.isPicker ? nil : further(key)
    }
  }

  /// What a tap means on nodes that pickers have none of.
  private static func further(_ key: NodeKey) -> CalendarAction? {
    switch key.role {
    case .retryButton: return .retry
    case .handle: return .expand(.toggle)
    case .zoomButton: return .zoomOut
    case .periodCell: return key.period.map { .open($0) }
    case .eventBar: return .chooseItem(key)
    case .moreButton: return EpochDay(key.ordinal).map { .showMore($0) }
    default: return nil
    }
  }
}
