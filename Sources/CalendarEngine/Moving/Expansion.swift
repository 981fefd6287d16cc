// SPDX-License-Identifier: MIT
import CivilTime

/// How far an expandable calendar is expanded, and how that changes.
public struct Expansion: Hashable, Sendable {
  /// The mode that is shown, or being changed to.
  public private(set) var mode: ExpansionMode
  /// How much of the month is shown besides one week: 0 nothing, 1 everything.
  public private(set) var fraction: Double
  /// How it is changing; a hand may go further than there is to see.
  public private(set) var motion: Motion = .rest
  /// The day whose week stays in view during the change.
  private(set) var day: EpochDay?

  /// At rest in a mode.
  init(_ mode: ExpansionMode) {
    self.mode = mode
    fraction = mode.fraction
  }
}

extension Expansion {
  /// Whether it stands still.
  var isAtRest: Bool { motion.isRest }

  /// Whether a hand has hold of it.
  var isHeld: Bool { motion.isHeld }

  /// Whether it should be stepped with the next frame.
  var wantsFrame: Bool { motion.wantsFrame }

  /// Whether only one week is in view.
  var isFolded: Bool { fraction == 0 }

  /// Comes to rest in the mode.
  mutating func land() {
    fraction = mode.fraction
    motion = .rest
  }

  /// Takes hold of the handle, even while it moves; from the week to the month it is so far.
  mutating func hold(_ extents: PageExtents) {
    if !motion.isHeld { motion = .held(Hold(at: fraction, extents)) }
  }

  /// Tells a hand that has hold how far it is by now.
  mutating func measure(_ extents: PageExtents) {
    motion.measure(extents)
  }

  /// Moves the handle with the hand, in 1/64 points.
  mutating func drag(by distance: Int32) {
    guard case .held(let hold) = motion else { return }
    // A hand that went too far has to come back before the handle follows it again.
    let moved = hold.moved(by: distance, atMost: 100)
    motion = .held(moved)
    fraction = min(max(moved.ways, 0), 1)
  }

  /// The mode in which a handle comes to rest that is released with a velocity in ways per second.
  func mode(after velocity: Double) -> ExpansionMode {
    Paging.projection(travel: fraction, velocity: velocity) >= 0.5 ? .month : .week
  }

  /// Moves towards a mode from wherever the handle is.
  mutating func go(
    to mode: ExpansionMode, velocity: Double, animated: Bool, _ clock: MotionClock
  ) {
    self.mode = mode
    let displacement = fraction - mode.fraction
    if displacement == 0 || clock.reducesMotion || !animated { return land() }
    let velocity = Paging.settling(velocity, from: displacement)
    motion = .settling(
      Spring(displacement: displacement, velocity: velocity, time: clock.time, .growth))
  }

  /// Decides on the day whose week stays in view during the change.
  mutating func keepWeek(of day: EpochDay) {
    self.day = day
  }

  /// The same, standing still where it looks the same: half open on the way, unless another page is
  /// in view, whose place depends on the fold.
  func standing(besideOther: Bool) -> Expansion {
    var still = self
    if !motion.isRest { still.motion = .held(Hold()) }
    if !besideOther, 0 < fraction, fraction < 1 { still.fraction = 0.5 }
    return still
  }

  /// Lets time pass.
  mutating func advance(_ clock: MotionClock) {
    guard case .settling(var spring) = motion else { return }
    spring.advance(to: clock.time)
    let fraction = mode.fraction + spring.displacement
    // Stop at the target; an overshoot cannot be shown.
    let hasArrived = mode == .month ? fraction >= 1 : fraction <= 0
    if hasArrived || spring.isAtRest { return land() }
    self.fraction = min(max(fraction, 0), 1)
    motion = .settling(spring)
  }
}
