// SPDX-License-Identifier: MIT
import CivilTime

/// Makes taps and pans of pointer samples.
///
/// A pointer that goes up near where it went down has tapped. One that leaves that neighbourhood
/// sideways pans the pages; up or down it belongs to what surrounds the calendar.
struct PointerGesture: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    case idle
    /// Down, may become a tap or a pan.
    case possible
    case panning
    /// Down, but of no concern any more.
    case ignored
  }

  private var phase = Phase.idle
  private var pointer: Int32 = 0
  private var target: NodeKey?
  private var startX: Int32 = 0
  private var startY: Int32 = 0
  private var lastX: Int32 = 0
  private var tracker = VelocityTracker()

  /// How far a pointer may stray and still tap, in 1/64 points.
  private static func slop(_ device: PointerSample.Device) -> Int64 {
    device == .mouse ? 4 * 64 : 10 * 64
  }

  /// Whether a pointer pans at the moment.
  var isPanning: Bool { phase == .panning }

  mutating func recognize(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    if sample.phase == .down { return down(sample, context) }
    guard sample.pointer == pointer, phase != .idle else { return Recognition() }
    switch sample.phase {
    case .moved: return moved(sample, context)
    case .up: return up(sample, context)
    case .cancelled, .down: return cancelled(context)
    }
  }

  private mutating func down(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    var actions: [CalendarAction] = []
    if phase != .idle {
      // A second finger does not disturb the first; the first one again means that its end is lost.
      guard sample.pointer == pointer else { return Recognition() }
      actions = cancelled(context).actions
    }
    pointer = sample.pointer
    (startX, startY, lastX) = (sample.x, sample.y, sample.x)
    tracker = VelocityTracker()
    tracker.add(sample.x, at: context.time)
    // What is in the strip can be caught in motion; the buttons stay buttons.
    target = context.scene.hit(x: sample.x, y: sample.y)?.key
    if context.isMoving, target.map({ $0.role == .dayCell }) ?? true {
      phase = .panning
      target = nil
      return Recognition(actions: actions + [.hold], isClaimed: true)
    }
    phase = .possible
    return Recognition(actions: actions + (target == nil ? [] : [.press(target)]))
  }

  private mutating func moved(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    tracker.add(sample.x, at: context.time)
    if phase == .possible {
      let dx = Int64(sample.x) - Int64(startX)
      let dy = Int64(sample.y) - Int64(startY)
      guard max(abs(dx), abs(dy)) > Self.slop(sample.device) else { return Recognition() }
      let release: [CalendarAction] = target == nil ? [] : [.press(nil)]
      guard abs(dx) > abs(dy) else {
        phase = .ignored
        return Recognition(actions: release)
      }
      phase = .panning
      // The pages move from here on, so that they do not jump by the slop.
      lastX = sample.x
      return Recognition(actions: release + [.hold], isClaimed: true)
    }
    guard phase == .panning else { return Recognition() }
    let points = Double(Int64(sample.x) - Int64(lastX)) / 64
    lastX = sample.x
    return Recognition(
      actions: [.drag(by: context.pages(pointerMovedBy: points))], isClaimed: true)
  }

  private mutating func up(_ sample: PointerSample, _ context: GestureContext) -> Recognition {
    defer { phase = .idle }
    switch phase {
    case .panning:
      tracker.add(sample.x, at: context.time)
      let points = Double(Int64(sample.x) - Int64(lastX)) / 64
      let velocity = context.pages(pointerMovedBy: tracker.velocity(at: context.time))
      return Recognition(
        actions: [
          .drag(by: context.pages(pointerMovedBy: points)),
          .release(velocity: velocity, threshold: 0.5),
        ], isClaimed: true)
    case .possible:
      guard let target else { return Recognition() }
      // A tap counts where it began; what has moved away under the finger is not tapped.
      let isStillThere = context.scene.hit(x: sample.x, y: sample.y)?.key == target
      let tap = isStillThere ? Self.action(for: target) : nil
      return Recognition(actions: [.press(nil)] + (tap.map { [$0] } ?? []), isClaimed: true)
    case .ignored, .idle:
      return Recognition()
    }
  }

  private mutating func cancelled(_ context: GestureContext) -> Recognition {
    defer { phase = .idle }
    switch phase {
    case .panning:
      // Nothing turns, however far the pages have been moved: 2 page widths cannot be reached.
      return Recognition(actions: [.release(velocity: 0, threshold: 2)])
    case .possible: return Recognition(actions: target == nil ? [] : [.press(nil)])
    case .ignored, .idle: return Recognition()
    }
  }

  /// What a tap on a node means, or nil.
  static func action(for key: NodeKey) -> CalendarAction? {
    switch key.role {
    case .previousButton: return .page(by: -1)
    case .nextButton: return .page(by: 1)
    case .todayButton: return .showToday
    case .retryButton: return .retry
    case .dayCell: return key.day.map { .choose($0, on: key.page) }
    default: return nil
    }
  }
}
