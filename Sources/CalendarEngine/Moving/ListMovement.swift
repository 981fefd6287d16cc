// SPDX-License-Identifier: MIT
import CivilTime

/// What scrolls freely; distances are in 1/64 points, positive towards later days.
struct ListMovement {
  /// Where its pieces are.
  let list: ScrollTrack
  /// Whether it comes to rest where a piece begins.
  let snaps: Bool
  /// The days that can be reached.
  let bounds: DayInterval
}

extension ListMovement {
  /// Takes hold of the list where it is.
  func hold(_ moving: inout Moving) {
    guard !moving.motion.isHeld else { return }
    let height = Double(list.length)
    let pulled = Double(moving.viewport.list.stretch) / height
    let travel = (Paging.travel(stretchedTo: pulled) * height).rounded()
    moving.intend(nil)
    let page = list.start(nearest: place(moving), onWayTo: goal(moving))
    moving.begin(from: Grasp(page: page, place: place(moving)))
    moving.hold(Hold().moved(to: Int32(travel)))
  }

  /// Moves the list with the hand.
  ///
  /// Past an end the list resists more the further it is pulled.
  func drag(by distance: Int32, _ moving: inout Moving) {
    guard case .held(let hold) = moving.motion else { return }
    // The stretch beyond an end is undone first.
    let travel = hold.travel + bounded(distance)
    if hold.travel != 0, travel != 0, (travel < 0) == (hold.travel < 0) {
      return pull(hold.moved(to: travel), &moving)
    }
    let (place, excess) = list.move(place(moving), by: travel)
    show(place, &moving)
    pull(hold.moved(to: excess), &moving)
  }

  private func pull(_ hold: Hold, _ moving: inout Moving) {
    let height = Double(list.length)
    let travel = min(max(hold.travel, -list.length), list.length)
    moving.hold(hold.moved(to: travel))
    let stretch = Paging.rubberBand(Double(travel) / height) * height
    moving.stretch(by: Int32(stretch.rounded()))
  }

  /// Releases the list: it moves on, returns from beyond an end, or goes to where a piece begins.
  func release(
    velocity: Double, threshold: Double, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    guard case .held = moving.motion else { return .none }
    moving.stop()
    guard moving.viewport.list.stretch == 0 else {
      glide(to: place(moving), &moving, clock)
      return .none
    }
    let velocity = Self.bounded(velocity)
    guard snaps else {
      coast(velocity, &moving, clock)
      return .none
    }
    let goal = start(after: velocity, from: place(moving), moving.viewport.list.origin)
    let distance = list.way(from: place(moving), to: goal)
    // What is fast slows down until it rests; what is slow, or turns a page, is pulled to its goal.
    if !list.turnsPages, abs(distance) > list.length / 2, (distance > 0) == (velocity > 0) {
      coast(Double(distance) / 64 / 0.499, &moving, clock)
    } else {
      glide(to: goal, velocity: list.turnsPages ? velocity : 0, &moving, clock)
    }
    return .none
  }

  /// Scrolls with a wheel: small steps at once, the large steps of a wheel with notches smoothly.
  func wheel(by distance: Int32, smoothly: Bool, _ moving: inout Moving, _ clock: MotionClock) {
    guard !moving.motion.isHeld else { return }
    moving.intend(nil)
    var start = place(moving)
    if smoothly, case .gliding(let glide) = moving.motion { start = glide.goal }
    let goal = list.move(start, by: bounded(distance)).place
    if smoothly { return glide(to: goal, &moving, clock) }
    rest(at: goal, &moving)
  }

  /// Scrolling has paused: a list that snaps comes to rest where a piece begins.
  func pause(_ moving: inout Moving, _ clock: MotionClock) {
    guard snaps, moving.scrolling == nil else { return }
    // A wheel with notches pauses before the list has reached its goal.
    if case .gliding(let glide) = moving.motion {
      self.glide(to: list.start(nearest: glide.goal), &moving, clock)
    } else if moving.motion.isRest {
      glide(to: list.start(nearest: place(moving)), &moving, clock)
    }
  }

  /// Lets time pass.
  func advance(_ moving: inout Moving, _ clock: MotionClock) {
    switch moving.motion {
    case .coasting(var coast):
      let (place, excess) = list.move(place(moving), by: coast.advance(to: clock.time))
      show(place, &moving)
      if coast.isAtRest { moving.stop() } else { moving.coast(coast) }
      if excess != 0 { bounce(coast.velocity, &moving, clock) }
      if moving.motion.isRest { pause(&moving, clock) }
    case .gliding(var glide):
      glide.spring.advance(to: clock.time)
      moving.glide(glide)
      follow(glide, &moving)
      guard glide.spring.isAtRest else { return }
      rest(at: list.move(glide.goal, by: 0).place, &moving)
    case .settling:
      moving.stop()
    case .rest, .held, .native: break
    }
  }

  /// Follows a scroll view of the host, which reports its position in points from where the current
  /// page begins.
  func follow(_ report: NativeScroll, _ moving: inout Moving) -> MovementStep {
    guard report.offset.isFinite else { return .none }
    let offset = min(max(report.offset, -500_000), 500_000)
    let top = Stop(index: list.piece(of: moving.viewport.page), offset: 0)
    let units = Int32((offset * 64).rounded(.toNearestOrEven))
    let (place, excess) = list.move(top, by: units)
    switch report.phase {
    case .moving:
      moving.followHost()
      show(place, &moving)
      moving.stretch(by: min(max(excess, -list.length), list.length))
    case .released:
      guard snaps else { return .none }
      let goal = start(
        after: Self.bounded(report.velocity), from: place, Grasp(page: top, place: top))
      return .snap(to: Double(list.way(from: top, to: goal)) / 64)
    case .ended: rest(at: place, &moving)
    }
    return .none
  }
}

extension ListMovement {
  /// At most as many points per second as a hand can mean.
  private static func bounded(_ velocity: Double) -> Double {
    velocity.isFinite ? min(max(velocity, -12_000), 12_000) : 0
  }

  /// Where it comes to rest when released at a place.
  private func start(after velocity: Double, from place: Stop, _ origin: Grasp?) -> Stop {
    let way = (Paging.projection(travel: 0, velocity: velocity) * 64).rounded(.toNearestOrEven)
    return list.goal(after: bounded(Int32(way)), from: place, origin: origin)
  }

  /// A distance that is at most 64 views: no sample moves the list further.
  private func bounded(_ distance: Int32) -> Int32 {
    let most = Int32(clamping: 64 * Int64(list.length))
    return min(max(distance, -most), most)
  }

  private func coast(_ velocity: Double, _ moving: inout Moving, _ clock: MotionClock) {
    let coast = Coast(velocity: velocity, time: clock.time)
    if !coast.isAtRest, !clock.reducesMotion { moving.coast(coast) }
  }

  /// A list that reaches an end at speed overshoots a little, and returns.
  private func bounce(_ velocity: Double, _ moving: inout Moving, _ clock: MotionClock) {
    let speed = min(max(velocity * 64 / Double(list.length), -5), 5)
    let spring = Spring(displacement: 0, velocity: speed, time: clock.time)
    moving.glide(Glide(goal: place(moving), scale: list.length, spring: spring))
  }
}
