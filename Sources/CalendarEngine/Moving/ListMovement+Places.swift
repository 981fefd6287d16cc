// SPDX-License-Identifier: MIT
import CivilTime

// Where a list goes, and what is in view of it.
extension ListMovement {
  /// Moves the list by so many bands, to where a band begins; counted from the first one in view, or
  /// from the one that the list is on its way to.
  func turn(by count: Int32, _ moving: inout Moving, _ clock: MotionClock) -> MovementStep {
    let steps = Int64(count) * Int64(list.columns)
    let wanted = YearMonth(clampingIndex: Int64(goal(moving).index) + steps)
    let month = min(max(wanted, list.first), list.last)
    glide(to: start(of: month), &moving, clock)
    return .moved(to: list.page(ofBand: list.band(of: month)))
  }

  /// Shows a day that the app or a button asks for, starting at the beginning of its month.
  func show(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    glide(to: start(of: page.month), &moving, clock)
    if case .gliding(let glide) = moving.motion {
      // If the view is lower than a month, the month's last weeks need a little more.
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
    if wanted != start, !moving.motion.isHeld { glide(to: wanted, &moving, clock) }
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
    var place = place(moving)
    let extent = list.extent(ofBand: place.index)
    let before = moving.viewport.list.extent
    if before != extent, before > 0 {
      // At another size the same part of the months stays at the top.
      place.offset = Int32(Int64(place.offset) * Int64(extent) / Int64(before))
    }
    place = list.move(place, by: 0).place
    show(place, &moving)
    if case .gliding(let glide) = moving.motion, !list.hasPlace(for: glide) {
      moving.stop()
      moving.stretch(by: 0)
    }
    remember(place, &moving)
    var (first, last) = moving.viewport.pages
    if case .gliding(let glide) = moving.motion {
      first = min(first, list.page(ofBand: glide.goal.index))
      last = max(last, lastPage(from: glide.goal))
    }
    return (first, last)
  }

  private func remember(_ place: Stop, _ moving: inout Moving) {
    var seen = moving.viewport.list
    seen.lastMonth = lastPage(from: place).month
    seen.days = list.days(from: place)?.intersection(bounds)
    seen.isAtStart = place.index == list.firstBand && place.offset == 0
    seen.isAtEnd = list.room(below: place) <= list.height
    moving.see(seen)
  }

  /// The last page in view, given a place at the top.
  private func lastPage(from place: Stop) -> CalendarPage {
    let month = list.months(ofBand: list.lastBand(from: place)).upperBound
    return CalendarPage(YearMonth(clampingIndex: Int64(month)))
  }
}

extension ListMovement {
  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The place at the top of the view.
  @inline(never)
  func place(_ moving: Moving) -> Stop { list.place(of: moving.viewport) }

  /// Puts a place at the top of the view.
  func show(_ place: Stop, _ moving: inout Moving) {
    moving.scroll(
      to: list.page(ofBand: place.index), offset: place.offset,
      extent: list.extent(ofBand: place.index))
  }

  /// Comes to rest at a place.
  func rest(at place: Stop, _ moving: inout Moving) {
    moving.stop()
    moving.stretch(by: 0)
    show(place, &moving)
  }

  /// Moves the list to a place, or as near as it reaches.
  ///
  /// Up to three times the view's height is scrolled in full; from further away only one.
  func glide(to goal: Stop, _ moving: inout Moving, _ clock: MotionClock) {
    let goal = list.move(goal, by: 0).place
    var velocity = 0.0
    if case .gliding(let glide) = moving.motion { velocity = glide.spring.velocity }
    let distance = list.way(from: goal, to: place(moving)) + moving.viewport.list.stretch
    let isFar = abs(distance) > 3 * list.height
    let start = isFar ? (distance < 0 ? -list.height : list.height) : distance
    if isFar { velocity = 0 }
    moving.stretch(by: 0)
    guard start != 0, !clock.reducesMotion else { return rest(at: goal, &moving) }
    let spring = Spring(
      displacement: Double(start) / Double(list.height), velocity: velocity, time: clock.time)
    let glide = Glide(goal: goal, scale: list.height, spring: spring)
    moving.glide(glide)
    follow(glide, &moving)
  }

  /// Puts the list where its spring is; beyond an end it is stretched.
  func follow(_ glide: Glide, _ moving: inout Moving) {
    let (place, excess) = list.move(glide.goal, by: glide.displacement)
    show(place, &moving)
    moving.stretch(by: min(max(excess, -list.height), list.height))
  }

  /// Where the list comes to rest: at the end of a glide, otherwise where it is.
  private func goal(_ moving: Moving) -> Stop {
    if case .gliding(let glide) = moving.motion { return glide.goal }
    return place(moving)
  }

  private func start(of month: YearMonth) -> Stop {
    Stop(index: list.band(of: month), offset: 0)
  }
}
