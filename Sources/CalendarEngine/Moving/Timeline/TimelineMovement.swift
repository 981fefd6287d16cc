// SPDX-License-Identifier: MIT
import CivilTime

/// A timeline, which scrolls sideways by days and up and down by hours.
///
/// One axis at a time: the one along which a hand first moves keeps it until it lets go.
struct TimelineMovement {
  /// The days, as what scrolls freely.
  let days: ListMovement
  /// The hours.
  let hours: HourTrack
  /// The present minute; nil where it is not known.
  let now: CalendarNow?
}

extension TimelineMovement {
  /// Takes hold of what moves along an axis; without one of both, until the hand has moved.
  func hold(_ axis: PagingAxis?, _ moving: inout Moving, _ clock: MotionClock) {
    if axis != .vertical { days.hold(&moving) }
    if axis != .horizontal { moving.scrollHours { $0.hold(hours) } }
    if let axis { lock(axis, &moving, clock) }
  }

  /// Moves it with the hand, days by a distance to later ones and hours by one to later ones.
  func drag(by distance: Int32, across: Int32, _ moving: inout Moving, _ clock: MotionClock) {
    if moving.motion.isHeld, moving.hours.motion.isHeld, distance.magnitude != across.magnitude {
      lock(distance.magnitude > across.magnitude ? .horizontal : .vertical, &moving, clock)
    }
    days.drag(by: distance, &moving)
    moving.scrollHours { $0.drag(by: across, hours) }
  }

  /// Lets it go, with velocities in points per second.
  func release(
    velocity: Double, across: Double, threshold: Double, _ moving: inout Moving,
    _ clock: MotionClock
  ) -> MovementStep {
    moving.scrollHours { $0.release(velocity: across, hours, clock) }
    return days.release(velocity: velocity, threshold: threshold, &moving, clock)
  }

  /// Scrolls it without a hold.
  func wheel(
    by distance: Int32, across: Int32, smoothly: Bool, _ moving: inout Moving,
    _ clock: MotionClock
  ) {
    if distance != 0 { days.wheel(by: distance, smoothly: smoothly, &moving, clock) }
    if across != 0 {
      moving.scrollHours { $0.wheel(by: across, smoothly: smoothly, hours, clock) }
    }
  }

  /// Lets time pass.
  func advance(_ moving: inout Moving, _ clock: MotionClock) {
    days.advance(&moving, clock)
    moving.scrollHours { $0.advance(hours, clock) }
  }

  /// Shows a day, and of today the present time.
  func show(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    if let now, now.day == day { reveal(now.minute, &moving, clock) }
    return days.show(day, on: page, &moving, clock)
  }

  /// Goes where the app wants to see a day, and the minutes that it names, or of today the present time.
  func scroll(
    to target: ScrollTarget, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    let own = MotionClock(
      time: clock.time, reducesMotion: clock.reducesMotion || !target.isAnimated)
    if let minutes = target.minutes {
      reveal(minutes, &moving, own)
    } else if let now, now.day == target.day {
      reveal(now.minute, &moving, own)
    }
    return days.scroll(to: target, on: page, &moving, clock)
  }

  /// Brings a minute of the day near the upper third of the view.
  func reveal(_ minute: Int32, _ moving: inout Moving, _ clock: MotionClock) {
    let top = hours.y(ofMinute: minute) - hours.height / 3
    moving.scrollHours { $0.glide(to: top, hours, clock) }
  }

  /// Brings minutes into view with the least movement.
  func reveal(_ minutes: MinuteRange, _ moving: inout Moving, _ clock: MotionClock) {
    let (upper, lower) = (hours.y(ofMinute: minutes.start), hours.y(ofMinute: minutes.end))
    let top = moving.hours.top
    if upper < top {
      moving.scrollHours { $0.glide(to: upper, hours, clock) }
    } else if lower > top + hours.height {
      moving.scrollHours { $0.glide(to: min(lower - hours.height, upper), hours, clock) }
    }
  }

  /// Puts a minute of the day near the upper third of the view, unless somebody has scrolled.
  @inline(never)
  func place(_ minute: Int32, _ moving: inout Moving) {
    let top = hours.y(ofMinute: minute) - hours.height / 3
    moving.scrollHours { $0.place(at: top, hours) }
  }

  /// Leaves the hours where they are on the screen, whatever has become of the rows above them.
  @inline(never)
  func stand(_ moving: inout Moving) { moving.scrollHours { $0.stand(below: hours) } }

  /// Brings what is remembered up to date after a change of sizes, weeks or bounds.
  func keep(_ moving: inout Moving) -> (first: CalendarPage, last: CalendarPage)? {
    // Before somebody has scrolled, the present time is in view, or the morning.
    place(now?.minute ?? 480, &moving)
    moving.scrollHours { $0.keep(hours) }
    return days.keep(&moving)
  }

  /// From here on a hand moves along one axis; along the other everything goes where it rests.
  private func lock(_ axis: PagingAxis, _ moving: inout Moving, _ clock: MotionClock) {
    if axis == .horizontal {
      if !moving.hours.isAtRest { moving.scrollHours { $0.release(velocity: 0, hours, clock) } }
    } else if !moving.motion.isRest {
      days.settle(&moving, clock)
    }
  }
}

extension ListMovement {
  /// Goes to the nearest place where it can rest.
  func settle(_ moving: inout Moving, _ clock: MotionClock) {
    moving.stop()
    guard snaps || moving.viewport.list.stretch != 0 else { return }
    glide(to: snaps ? list.start(nearest: place(moving)) : place(moving), &moving, clock)
  }
}
