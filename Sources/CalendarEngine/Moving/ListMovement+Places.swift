// SPDX-License-Identifier: MIT
import CivilTime

// Where a list goes, and what is in view of it.
extension ListMovement {
  /// Moves the list by so many bands or pages, to where one begins; counted from the first one in
  /// view, or from the one that the list is on its way to.
  func turn(by count: Int32, _ moving: inout Moving, _ clock: MotionClock) -> MovementStep {
    let start = list.turned(by: count, from: goal(moving))
    moving.intend(nil)
    glide(to: start, &moving, clock)
    return .moved(to: list.page(of: start.index))
  }

  /// Shows a day that the app or a button asks for, starting at the beginning of its month, or with
  /// the day itself where a month is as long as what happens in it.
  func show(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    let anchor = list.anchor(on: day)
    moving.intend(anchor)
    glide(to: list.place(of: anchor) ?? list.start(of: page), &moving, clock)
    if anchor != nil { return .moved(to: page) }
    if case .gliding(let glide) = moving.motion {
      // If the view is shorter than a month, the month's last weeks need a little more.
      let way = list.way(from: glide.goal, toShow: day)
      if way != 0 { self.glide(to: list.move(glide.goal, by: way).place, &moving, clock) }
    }
    return .moved(to: page)
  }

  /// Goes where the app wants to see a day.
  func scroll(
    to target: ScrollTarget, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    let day = bounds.clamp(target.day) ?? bounds.start
    moving.intend(target.place == .start ? list.anchor(on: day) : nil)
    glide(to: list.place(of: day, target.place, from: goal(moving)), &moving, clock)
    if !target.isAnimated, case .gliding(let glide) = moving.motion {
      rest(at: glide.goal, &moving)
    }
    moving.aim(at: goal(moving))
    return .moved(to: page)
  }

  /// Brings the focused day into view with the least movement.
  func reveal(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    let start = goal(moving)
    let wanted = list.place(of: day, .nearest, from: start)
    if wanted != start, !moving.motion.isHeld {
      moving.intend(nil)
      glide(to: wanted, &moving, clock)
    }
    return .none
  }

  /// Whether the list is where the app wants it, or on its way there.
  func isBound(for page: CalendarPage, _ moving: Moving) -> Bool {
    goal(moving) == moving.viewport.list.goal
  }

  /// Brings what is remembered about the list up to date after a change of sizes, weeks or bounds.
  ///
  /// Returns the pages in view, and those that will come into view on its way.
  func keep(_ moving: inout Moving) -> (first: CalendarPage, last: CalendarPage)? {
    let before = (place: place(moving), goal: goal(moving))
    let seen = moving.viewport.list
    // Days of an agenda come and go one by one; what is anchored to them is no part of a month.
    let growth = seen.anchor == nil ? (seen.extent, list.extent(of: before.place.index)) : (0, 0)
    let place = list.place(of: seen.anchor) ?? kept(before.place, growth)
    show(place, &moving)
    if case .gliding(let glide) = moving.motion { redirect(glide, growth, &moving) }
    if moving.viewport.list.goal == before.goal { moving.aim(at: goal(moving)) }
    remember(place, &moving)
    var (first, last) = moving.viewport.pages
    if case .gliding(let glide) = moving.motion {
      first = min(first, list.page(of: glide.goal.index))
      last = max(last, list.lastPage(from: glide.goal))
    }
    return (first, last)
  }

  /// The same part of a piece, as near as the list reaches, after pieces have become longer or shorter.
  private func kept(_ place: Stop, _ growth: (from: Int32, to: Int32)) -> Stop {
    // In a band of months that stand side by side.
    var place = Stop(index: list.piece(of: list.page(of: place.index)), offset: place.offset)
    if growth.from != growth.to, growth.from > 0 {
      place.offset = Int32(Int64(place.offset) * Int64(growth.to) / Int64(growth.from))
    }
    return list.move(place, by: 0).place
  }

  /// Lets a glide go on to where its goal is by now, from where the view is by now.
  private func redirect(
    _ glide: Glide, _ growth: (from: Int32, to: Int32), _ moving: inout Moving
  ) {
    let seen = moving.viewport.list
    var goal = list.place(of: seen.intended) ?? kept(glide.goal, growth)
    // Where the app wants a day to be is elsewhere in a view of another length.
    if growth.from != growth.to || list.length != glide.scale, seen.goal == glide.goal,
      let target = moving.scrolling, let day = bounds.clamp(target.day)
    {
      goal = list.place(of: day, target.place, from: goal)
    }
    let distance = list.way(from: goal, to: place(moving)) + seen.stretch
    guard goal != glide.goal || distance != glide.displacement || list.length != glide.scale else {
      return
    }
    let spring = glide.spring.displaced(to: Double(distance) / Double(list.length))
    moving.glide(Glide(goal: goal, scale: list.length, spring: spring))
  }

  private func remember(_ place: Stop, _ moving: inout Moving) {
    var seen = moving.viewport.list
    seen.lastPage = list.lastPage(from: place)
    seen.days = list.days(from: place)?.intersection(bounds)
    // Before the month's days are known, the view begins with the one that it is meant to begin with.
    if let day = seen.intended?.day, seen.intended == seen.anchor, let last = seen.days?.last {
      seen.days = DayInterval(first: day, last: last)?.intersection(bounds) ?? seen.days
    }
    (seen.isAtStart, seen.isAtEnd) = list.isAtEnds(place)
    moving.see(seen)
  }
}

extension ListMovement {
  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The place at the top of the view.
  @inline(never)
  func place(_ moving: Moving) -> Stop {
    Stop(index: list.piece(of: moving.viewport.page), offset: moving.viewport.list.offset)
  }

  /// Puts a place at the top of the view.
  func show(_ place: Stop, _ moving: inout Moving) {
    moving.scroll(
      to: list.page(of: place.index), offset: place.offset, extent: list.extent(of: place.index),
      anchor: list.anchor(at: place, intending: moving.viewport.list.intended))
  }

  /// Comes to rest at a place.
  func rest(at place: Stop, _ moving: inout Moving) {
    moving.stop()
    moving.stretch(by: 0)
    show(place, &moving)
  }

  /// Moves the list to a place, or as near as it reaches.
  ///
  /// Up to three times the view's length is scrolled in full; from further away only one.
  ///
  /// - Parameters:
  ///   - goal: The place.
  ///   - velocity: How fast a hand has let it go, in points per second; what glides already keeps its
  ///     own.
  ///   - moving: What moves.
  ///   - clock: The time.
  func glide(
    to goal: Stop, velocity: Double = 0, _ moving: inout Moving, _ clock: MotionClock
  ) {
    let goal = list.move(goal, by: 0).place
    var velocity = velocity * 64 / Double(list.length)
    if case .gliding(let glide) = moving.motion { velocity = glide.spring.velocity }
    let distance = list.way(from: goal, to: place(moving)) + moving.viewport.list.stretch
    let isFar = abs(distance) > 3 * list.length
    let start = isFar ? (distance < 0 ? -list.length : list.length) : distance
    if isFar { velocity = 0 }
    moving.stretch(by: 0)
    guard start != 0, !clock.reducesMotion else { return rest(at: goal, &moving) }
    let spring = Spring(
      displacement: Double(start) / Double(list.length), velocity: velocity, time: clock.time)
    let glide = Glide(goal: goal, scale: list.length, spring: spring)
    moving.glide(glide)
    follow(glide, &moving)
  }

  /// Puts the list where its spring is; beyond an end it is stretched.
  func follow(_ glide: Glide, _ moving: inout Moving) {
    let (place, excess) = list.move(glide.goal, by: glide.displacement)
    show(place, &moving)
    moving.stretch(by: min(max(excess, -list.length), list.length))
  }

  /// Where the list comes to rest: at the end of a glide, otherwise where it is.
  func goal(_ moving: Moving) -> Stop {
    if case .gliding(let glide) = moving.motion { return glide.goal }
    return place(moving)
  }
}
