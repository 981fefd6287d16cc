// SPDX-License-Identifier: MIT
import CivilTime

/// Makes pans of wheel and touch-pad samples, which come without a beginning or an end.
///
/// Samples in quick succession are one gesture, momentum included, and one gesture turns at most
/// one page; a pause ends it.
struct WheelGesture: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    case idle
    /// The travel is in pages.
    case panning(travel: Double)
    /// Scrolls a list; a wheel with notches does so smoothly.
    case scrolling(smoothly: Bool)
    /// Has turned its page; the rest of the momentum is swallowed.
    case spent
  }

  private var phase = Phase.idle
  private var lastTime: Int64 = 0

  /// A pause of so many microseconds ends a gesture.
  private static let pause: Int64 = 120_000

  /// Whether it waits for the pause that ends it.
  var wantsFrame: Bool { phase != .idle }

  mutating func recognize(
    _ sample: WheelSample, claimsVertical: Bool, _ context: GestureContext
  ) -> Recognition {
    let isSideways = abs(Int64(sample.dx)) > abs(Int64(sample.dy))
    let isOurs =
      context.grip.scrollsBothWays
      || (context.grip.axis == .vertical ? !isSideways : isSideways || claimsVertical)
    guard isOurs, !context.grip.isLocked else { return Recognition(isClaimed: false) }
    if context.grip.scrolls {
      // One axis at a time, as with a finger.
      let travel = isSideways ? Travel(x: sample.dx) : Travel(y: sample.dy)
      return scroll(by: travel, context)
    }
    var recognition = Recognition(actions: expire(at: context.time), isClaimed: true)
    let amount = isSideways ? sample.dx : sample.dy
    guard amount != 0 else { return recognition }
    lastTime = context.time
    recognition.actions += pan(by: amount, isSideways: isSideways, context)
    return recognition
  }

  /// Ends the gesture if it has paused.
  mutating func expire(at time: Int64) -> [CalendarAction] {
    time - lastTime >= Self.pause ? letGo() : []
  }

  /// Ends the gesture.
  mutating func letGo() -> [CalendarAction] {
    defer { phase = .idle }
    switch phase {
    case .panning: return .only(.release(velocity: 0, threshold: 0.15))
    case .scrolling: return .only(.wheelPaused)
    case .idle, .spent: return []
    }
  }

  private mutating func pan(
    by amount: Int32, isSideways: Bool, _ context: GestureContext
  ) -> [CalendarAction] {
    // Scrolling to the right is moving a finger to the left; down is later in every direction.
    let distance =
      isSideways || context.grip.axis == .vertical
      ? context.grip.distance(-(isSideways ? Travel(x: amount) : Travel(y: amount))) : amount
    var actions: [CalendarAction] = []
    let before: Double
    switch phase {
    case .spent, .scrolling: return []
    case .panning(let travel): before = travel
    case .idle:
      before = 0
      actions.append(context.grip.action(for: Drag(step: .hold())))
    }
    let travel = before + context.grip.pages(distance)
    actions.append(.drag(by: distance))
    if abs(travel) >= 0.5 {
      actions.append(.release(velocity: 0, threshold: 0.15))
      phase = .spent
    } else {
      phase = .panning(travel: travel)
    }
    return actions
  }

  // From so many points on the first sample is a wheel's notch: touch pads begin with less.
  private static let notch: Int32 = 48 * 64

  /// Scrolls a list, or a timeline.
  ///
  /// A gesture that begins where nothing further is belongs to what surrounds the calendar.
  private mutating func scroll(by travel: Travel, _ context: GestureContext) -> Recognition {
    var recognition = Recognition(actions: expire(at: context.time), isClaimed: true)
    if case .scrolling = phase {
      // One gesture goes on as it began.
    } else {
      let isAtEnd = travel.y < 0 ? context.grip.isAtEnds.first : context.grip.isAtEnds.last
      guard travel.length != 0, !isAtEnd || travel.x != 0 else {
        recognition.isClaimed = false
        return recognition
      }
      phase = .scrolling(smoothly: travel.length >= UInt32(Self.notch))
    }
    lastTime = context.time
    if case .scrolling(let smoothly) = phase {
      recognition.actions.append(context.grip.action(forWheel: travel, smoothly: smoothly))
    }
    return recognition
  }
}
