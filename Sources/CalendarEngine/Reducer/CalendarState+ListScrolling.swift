// SPDX-License-Identifier: MIT
import CivilTime

/// A list of months, scrolled. Distances are in points, positive towards later months.
extension CalendarState {
  func list(_ context: ReduceContext) -> MonthList {
    MonthList(self, context.metrics, weekStart: context.weekStart)
  }

  /// Takes hold of the list where it is.
  mutating func holdList(_ list: MonthList) {
    guard !motion.isHeld else { return }
    let pulled = Double(viewport.list.stretch) / Double(list.height)
    motion = .held(travel: (Paging.travel(stretchedTo: pulled) * Double(list.height)).rounded())
  }

  /// Moves the list under the hand.
  ///
  /// Beyond an end it follows the less, the further it is pulled.
  mutating func dragList(by points: Double, _ list: MonthList) {
    guard case .held(let held) = motion, points.isFinite else { return }
    var distance = Self.units(points, list)
    // What is beyond an end comes back first.
    var travel = held + Double(distance)
    if held != 0, travel != 0, (travel < 0) == (held < 0) { return pull(travel, list) }
    distance = held == 0 ? distance : Int32(travel)
    let (place, excess) = list.move(place(in: list), by: distance)
    show(place, list)
    travel = Double(excess)
    pull(travel, list)
  }

  private mutating func pull(_ travel: Double, _ list: MonthList) {
    let height = Double(list.height)
    let travel = min(max(travel, -height), height)
    motion = .held(travel: travel)
    viewport.list.stretch = Int32((Paging.rubberBand(travel / height) * height).rounded())
  }

  /// Lets the list go: it goes on, comes back from beyond an end, or to where a month begins.
  mutating func releaseList(velocity: Double, _ context: ReduceContext) {
    guard case .held = motion else { return }
    let list = list(context)
    motion = .rest
    guard viewport.list.stretch == 0 else { return glide(to: place(in: list), list, context) }
    let velocity = velocity.isFinite ? min(max(velocity, -12_000), 12_000) : 0
    guard options.list.snapsToMonths else { return coast(velocity, context) }
    let way = Self.units(Paging.projection(travel: 0, velocity: velocity), list)
    let goal = list.start(nearest: list.move(place(in: list), by: way).place)
    let distance = list.way(from: place(in: list), to: goal)
    // A fast list slows down to where it comes to rest; a slow one is pulled there.
    if abs(distance) > list.height / 2, (distance > 0) == (velocity > 0) {
      coast(Double(distance) / 64 / 0.499, context)
    } else {
      glide(to: goal, list, context)
    }
  }

  private mutating func coast(_ velocity: Double, _ context: ReduceContext) {
    let coast = Coast(velocity: velocity, time: context.time)
    if !coast.isAtRest, !context.reducesMotion { motion = .coasting(coast) }
  }

  /// Scrolls by a wheel: small steps at once, the large ones of a wheel with notches smoothly.
  mutating func scroll(by points: Double, smoothly: Bool, _ context: ReduceContext) {
    guard isList, !motion.isHeld, points.isFinite else { return }
    let list = list(context)
    var start = place(in: list)
    if smoothly, case .gliding(let glide) = motion {
      start = glide.goal
    }
    let goal = list.move(start, by: Self.units(points, list)).place
    if smoothly { return glide(to: goal, list, context) }
    motion = .rest
    viewport.list.stretch = 0
    show(goal, list)
  }

  /// The wheel has paused: a list that snaps comes to rest where a month begins.
  mutating func endScroll(_ context: ReduceContext) {
    guard isList, options.list.snapsToMonths, scrolling == nil else { return }
    let list = list(context)
    // A wheel with notches pauses before the list has come to where it leads.
    if case .gliding(let glide) = motion {
      self.glide(to: list.start(nearest: glide.goal), list, context)
    } else if motion == .rest {
      glide(to: list.start(nearest: place(in: list)), list, context)
    }
  }

  /// The 1/64 points of a distance, which one sample does not carry beyond 64 views.
  static func units(_ points: Double, _ list: MonthList) -> Int32 {
    let most = 64 * Double(list.height)
    return Int32(min(max((points * 64).rounded(.toNearestOrEven), -most), most))
  }

  /// Puts a place at the top of the view.
  mutating func show(_ place: MonthList.Place, _ list: MonthList) {
    viewport.page = list.page(ofBand: place.band)
    viewport.list.offset = place.offset
    viewport.list.extent = list.extent(ofBand: place.band)
  }
}

extension CalendarState {
  /// Moves the list to a place, as far as it can: over three views at most, and from further away
  /// over one.
  mutating func glide(to goal: MonthList.Place, _ list: MonthList, _ context: ReduceContext) {
    let goal = list.move(goal, by: 0).place
    var velocity = 0.0
    if case .gliding(let glide) = motion { velocity = glide.spring.velocity }
    let distance = list.way(from: goal, to: place(in: list)) + viewport.list.stretch
    let isFar = abs(distance) > 3 * list.height
    let start = isFar ? (distance < 0 ? -list.height : list.height) : distance
    if isFar { velocity = 0 }
    viewport.list.stretch = 0
    guard start != 0, !context.reducesMotion else {
      motion = .rest
      return show(goal, list)
    }
    let spring = Spring(
      displacement: Double(start) / Double(list.height), velocity: velocity, time: context.time)
    motion = .gliding(
      Glide(band: goal.band, offset: goal.offset, scale: list.height, spring: spring))
    follow(list)
  }

  /// Puts the list where its spring has it; beyond an end it is pulled.
  private mutating func follow(_ list: MonthList) {
    guard case .gliding(let glide) = motion else { return }
    let goal = glide.goal
    let (place, excess) = list.move(goal, by: glide.displacement)
    show(place, list)
    viewport.list.stretch = min(max(excess, -list.height), list.height)
  }

  /// Lets time pass over a list that moves.
  mutating func advanceList(_ context: ReduceContext) {
    switch motion {
    case .coasting(var coast):
      let list = list(context)
      let (place, excess) = list.move(place(in: list), by: coast.advance(to: context.time))
      show(place, list)
      motion = coast.isAtRest ? .rest : .coasting(coast)
      if excess != 0 { bounce(coast.velocity, list, context) }
      if motion == .rest { endScroll(context) }
    case .gliding(var glide):
      glide.spring.advance(to: context.time)
      motion = .gliding(glide)
      let list = list(context)
      follow(list)
      guard glide.spring.isAtRest else { return }
      motion = .rest
      viewport.list.stretch = 0
      show(list.move(glide.goal, by: 0).place, list)
    case .settling:
      motion = .rest
    case .rest, .held, .native: break
    }
  }

  /// What has come to an end with speed goes beyond it a little, and back.
  private mutating func bounce(_ velocity: Double, _ list: MonthList, _ context: ReduceContext) {
    let end = place(in: list)
    let speed = min(max(velocity * 64 / Double(list.height), -5), 5)
    let spring = Spring(displacement: 0, velocity: speed, time: context.time)
    motion = .gliding(
      Glide(band: end.band, offset: end.offset, scale: list.height, spring: spring))
  }
}
