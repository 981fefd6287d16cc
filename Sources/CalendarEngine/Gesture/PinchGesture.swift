// SPDX-License-Identifier: MIT

/// Makes pinches of the samples of two fingers, and of wheels turned with Control.
///
/// Fingers that stay as far apart as they were do not pinch; a third one is ignored.
struct PinchGesture: Hashable, Sendable {
  private struct Finger: Hashable, Sendable {
    let pointer: Int32
    var x: Int32
    var y: Int32
  }

  private var fingers: [Finger] = []
  private var spread = Travel()
  private var isPinching = false

  /// Whether two fingers are down.
  var hasBoth: Bool { fingers.count == 2 }

  /// The pinch that a pointer's sample is part of, or nil.
  mutating func recognize(_ sample: PointerSample) -> Pinch? {
    guard sample.device != .mouse else { return nil }
    let index = fingers.firstIndex { $0.pointer == sample.pointer }
    switch sample.phase {
    case .down:
      // If a finger that is down goes down again, its end was lost.
      let ended = index.flatMap { lift($0, .cancelled) }
      guard fingers.count < 2 else { return ended }
      fingers.append(Finger(pointer: sample.pointer, x: sample.x, y: sample.y))
      spread = currentSpread
      return ended
    case .moved:
      guard let index else { return nil }
      (fingers[index].x, fingers[index].y) = sample.place
      return grow(beyond: PointerGesture.slop(sample.device))
    case .up: return index.flatMap { lift($0, .ended) }
    case .cancelled: return index.flatMap { lift($0, .cancelled) }
    case .hovered, .left: return nil
    }
  }

  /// The pinch that a wheel turned with Control stands for, or nil without it.
  ///
  /// Turned up it makes larger. Each sample stands for fingers 100 points apart that move by at most
  /// half of that.
  static func recognize(_ sample: WheelSample) -> Pinch? {
    guard sample.modifiers.contains(.control) else { return nil }
    let (apart, most) = (Int32(100 * 64), Int32(50 * 64))
    let growth = -min(max(sample.dy, -most), most)
    return Pinch(
      step: .changed, x: sample.x, y: sample.y,
      spread: Travel(x: apart + growth, y: apart + growth),
      growth: Travel(x: growth, y: growth))
  }

  private mutating func grow(beyond slop: UInt32) -> Pinch? {
    guard fingers.count == 2 else { return nil }
    let before = spread
    let now = currentSpread
    let growth = Travel(from: (before.x, before.y), to: (now.x, now.y))
    if !isPinching, growth.length <= slop { return nil }
    spread = now
    guard isPinching else {
      // What is pinched grows from here on, so that it does not jump by the slop.
      isPinching = true
      return pinch(.began, growth: Travel())
    }
    return pinch(.changed, growth: growth)
  }

  private mutating func lift(_ index: Int, _ step: Pinch.Step) -> Pinch? {
    let ended = isPinching ? pinch(step, growth: Travel()) : nil
    isPinching = false
    fingers.remove(at: index)
    return ended
  }

  private var currentSpread: Travel {
    guard let (first, second) = ends else { return Travel() }
    return Travel(
      x: Int32(clamping: abs(Int64(second.x) - Int64(first.x))),
      y: Int32(clamping: abs(Int64(second.y) - Int64(first.y))))
  }

  private var ends: (Finger, Finger)? {
    guard let first = fingers.first, let last = fingers.last else { return nil }
    return (first, last)
  }

  private func pinch(_ step: Pinch.Step, growth: Travel) -> Pinch? {
    guard let (first, second) = ends else { return nil }
    return Pinch(
      step: step, x: Int32((Int64(first.x) + Int64(second.x)) / 2),
      y: Int32((Int64(first.y) + Int64(second.y)) / 2), spread: spread, growth: growth)
  }
}
