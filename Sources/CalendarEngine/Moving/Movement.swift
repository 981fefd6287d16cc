// SPDX-License-Identifier: MIT
import CivilTime

/// How the present view moves, with everything needed to measure it: what a hand, a wheel, the
/// app and time do to what is in view.
///
/// Distances are in 1/64 points along its axis, velocities in points per second; positive leads to
/// later days. What focus, selection and announcements have to follow is returned as a step.
indirect enum Movement {
  /// Pages that turn, one at a time.
  case paged(PagedMovement)
  /// A list of months, scrolled freely.
  case list(ListMovement)
  /// A timeline, scrolled by days along its axis and by hours across it.
  case timeline(TimelineMovement)
}

extension Movement {
  /// Takes hold of what moves, where it is; pages have so far to go.
  ///
  /// What moves along both axes is held along one, or along both until it is moved.
  func hold(
    _ extents: PageExtents, along axis: PagingAxis?, _ moving: inout Moving, _ clock: MotionClock
  ) {
    switch self {
    case .paged(let pages): pages.hold(extents, &moving)
    case .list(let list): list.hold(&moving)
    case .timeline(let timeline): timeline.hold(axis, &moving, clock)
    }
  }

  /// Moves it with the hand.
  ///
  /// Past an end it resists more the further it is pulled.
  func drag(by distance: Int32, across: Int32, _ moving: inout Moving, _ clock: MotionClock) {
    switch self {
    case .paged(let pages): pages.drag(by: distance, &moving)
    case .list(let list): list.drag(by: distance, &moving)
    case .timeline(let timeline): timeline.drag(by: distance, across: across, &moving, clock)
    }
  }

  /// Releases it; pages turn from the threshold on.
  func release(
    velocity: Double, across: Double, threshold: Double, _ moving: inout Moving,
    _ clock: MotionClock
  ) -> MovementStep {
    switch self {
    case .paged(let pages):
      pages.release(velocity: velocity, threshold: threshold, &moving, clock)
    case .list(let list):
      list.release(velocity: velocity, threshold: threshold, &moving, clock)
    case .timeline(let timeline):
      timeline.release(
        velocity: velocity, across: across, threshold: threshold, &moving, clock)
    }
  }

  /// Scrolls without a hold, as a wheel does.
  func wheel(
    by distance: Int32, across: Int32, smoothly: Bool, _ moving: inout Moving,
    _ clock: MotionClock
  ) {
    switch self {
    case .paged(let pages): pages.wheel(by: distance, smoothly: smoothly, &moving, clock)
    case .list(let list): list.wheel(by: distance, smoothly: smoothly, &moving, clock)
    case .timeline(let timeline):
      timeline.wheel(by: distance, across: across, smoothly: smoothly, &moving, clock)
    }
  }

  /// Scrolling without a hold has paused.
  func pause(_ moving: inout Moving, _ clock: MotionClock) {
    switch self {
    case .paged(let pages): pages.pause(&moving, clock)
    case .list(let list): list.pause(&moving, clock)
    case .timeline(let timeline): timeline.days.pause(&moving, clock)
    }
  }

  /// Lets time pass.
  func advance(_ moving: inout Moving, _ clock: MotionClock) {
    switch self {
    case .paged(let pages): pages.advance(&moving, clock)
    case .list(let list): list.advance(&moving, clock)
    case .timeline(let timeline): timeline.advance(&moving, clock)
    }
  }

  /// Follows a scroll view of the host.
  func follow(_ report: NativeScroll, _ moving: inout Moving) -> MovementStep {
    switch self {
    case .paged(let pages): pages.follow(report, &moving)
    case .list(let list): list.follow(report, &moving)
    case .timeline(let timeline): timeline.days.follow(report, &moving)
    }
  }
}

extension Movement {
  /// Moves by so many pages, or by as many months as are side by side.
  func turn(by count: Int32, _ moving: inout Moving, _ clock: MotionClock) -> MovementStep {
    switch self {
    case .paged(let pages): pages.turn(by: count, &moving, clock)
    case .list(let list): list.turn(by: count, &moving, clock)
    case .timeline(let timeline): timeline.days.turn(by: count, &moving, clock)
    }
  }

  /// Shows a day that the app or a button asks for, on its page.
  func show(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    switch self {
    case .paged(let pages): pages.show(day, on: page, &moving, clock)
    case .list(let list): list.show(day, on: page, &moving, clock)
    case .timeline(let timeline): timeline.show(day, on: page, &moving, clock)
    }
  }

  /// Goes where the app wants to see a day, on its page.
  func scroll(
    to target: ScrollTarget, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    switch self {
    case .paged(let pages): pages.scroll(to: target, on: page, &moving, clock)
    case .list(let list): list.scroll(to: target, on: page, &moving, clock)
    case .timeline(let timeline): timeline.scroll(to: target, on: page, &moving, clock)
    }
  }

  /// Brings the focused day into view, on its page, with the least movement.
  func reveal(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    switch self {
    case .paged(let pages): pages.reveal(day, on: page, &moving, clock)
    case .list(let list): list.reveal(day, on: page, &moving, clock)
    case .timeline(let timeline): timeline.days.reveal(day, on: page, &moving, clock)
    }
  }

  /// Whether the view is where the app wants it (a page or a place), or on its way there.
  func isBound(for page: CalendarPage, _ moving: Moving) -> Bool {
    switch self {
    case .paged(let pages): pages.isBound(for: page, moving)
    case .list(let list): list.isBound(for: page, moving)
    case .timeline(let timeline): timeline.days.isBound(for: page, moving)
    }
  }

  /// Brings what is remembered about the view up to date after a change of sizes, weeks or
  /// bounds.
  ///
  /// Returns the pages in view, and those that scrolling will bring into view; nil where pages
  /// turn.
  func keep(_ moving: inout Moving) -> (first: CalendarPage, last: CalendarPage)? {
    switch self {
    case .paged(let pages): pages.keep(&moving)
    case .list(let list): list.keep(&moving)
    case .timeline(let timeline): timeline.keep(&moving)
    }
  }
}
