// SPDX-License-Identifier: MIT

/// A pointer that has hold of the handle of an expandable calendar, or of what it moves.
///
/// The handle follows from the very first point on, so that it stays under the finger; one that has
/// gone no further than a tap goes is a tap.
struct HandleGesture: Blank, Hashable, Sendable {
  private var startY: Int32 = 0
  private var lastY: Int32 = 0
  /// Whether it may be a tap yet.
  private var isTap = false
  private var tracker = VelocityTracker()

  /// Takes hold where a pointer goes down on the handle, or on what the handle is moving.
  mutating func down(
    on node: SceneNode?, _ sample: PointerSample, _ context: GestureContext
  ) -> [CalendarAction]? {
    guard let expansion = context.expansion else { return nil }
    let isHandle = node?.role == .handle
    // Days that rise or fall are caught; the buttons stay buttons.
    let isCaught = expansion.isMoving && node.map { $0.role == .dayCell } ?? true
    guard isHandle || isCaught else { return nil }
    begin(sample, context)
    isTap = isHandle
    return (isHandle ? [.press(NodeKey(.handle))] : []) + [.expand(.hold)]
  }

  /// Takes hold where a swipe on the days begins that leads away from the mode.
  mutating func swipe(
    down isDown: Bool, _ sample: PointerSample, _ context: GestureContext
  ) -> [CalendarAction]? {
    guard let expansion = context.expansion, expansion.followsSwipes, !context.grip.isMoving,
      isDown == (expansion.mode == .week)
    else { return nil }
    begin(sample, context)
    isTap = false
    return [.expand(.hold)]
  }

  private mutating func begin(_ sample: PointerSample, _ context: GestureContext) {
    (startY, lastY) = (sample.y, sample.y)
    tracker = VelocityTracker()
    tracker.add(sample.y, at: context.time)
  }

  mutating func move(_ sample: PointerSample, _ context: GestureContext) -> [CalendarAction] {
    tracker.add(sample.y, at: context.time)
    let points = Double(Int64(sample.y) - Int64(lastY)) / 64
    lastY = sample.y
    let travel = abs(Int64(sample.y) - Int64(startY))
    if travel > PointerGesture.slop(sample.device) { isTap = false }
    return [.expand(.drag(by: ways(points, context)))]
  }

  mutating func up(_ sample: PointerSample, _ context: GestureContext) -> [CalendarAction] {
    let moved = move(sample, context)
    if isTap { return [.press(nil), .expand(.toggle)] }
    let velocity = ways(tracker.velocity(at: context.time), context)
    return [.press(nil)] + moved + [.expand(.release(velocity: velocity))]
  }

  /// Gives the hold up: what was shown before comes back.
  mutating func cancel() -> [CalendarAction] {
    [.press(nil), .expand(.cancel)]
  }

  private func ways(_ points: Double, _ context: GestureContext) -> Double {
    context.expansion?.ways(pointerMovedBy: points) ?? 0
  }
}
