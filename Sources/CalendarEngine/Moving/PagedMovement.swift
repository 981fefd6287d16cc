// SPDX-License-Identifier: MIT
import CivilTime

/// Pages that turn one at a time, from a first to a last one; a way to a stop is a page.
struct PagedMovement {
  /// The first page that can be reached.
  let first: CalendarPage
  /// The last page that can be reached.
  let last: CalendarPage
}

extension PagedMovement {
  /// Takes hold of the pages; moving ones stop where they are.
  func hold(_ extents: PageExtents, _ moving: inout Moving) {
    guard !moving.motion.isHeld else { return }
    let fraction = moving.viewport.fraction
    let isAtEnd = isAtEnd(fraction, moving.viewport.page)
    let start = isAtEnd ? Paging.travel(stretchedTo: fraction) : fraction
    moving.hold(Hold(at: start, extents))
  }

  /// Moves the pages with the hand.
  func drag(by distance: Int32, _ moving: inout Moving) {
    guard case .held(let hold) = moving.motion else { return }
    let moved = hold.moved(by: distance, atMost: 1)
    moving.drag(moved, to: resisted(moved.ways, moving.viewport.page))
  }

  /// Releases the pages; they turn from the threshold on, in pages.
  func release(
    velocity: Double, threshold: Double, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    guard case .held(let hold) = moving.motion else { return .none }
    let velocity = velocity.isFinite ? min(max(hold.ways(velocity), -20), 20) : 0
    let turns = Paging.turns(travel: hold.ways, velocity: velocity, threshold: threshold)
    let page = page(turns, from: moving.viewport.page)
    // At an end, the velocity is absorbed by the rubber band.
    let isStopped = page == moving.viewport.page && turns != 0
    return .turn(to: page, velocity: isStopped ? 0 : velocity)
  }

  /// Pages do not scroll: a wheel takes hold of them.
  func wheel(by distance: Int32, smoothly: Bool, _ moving: inout Moving, _ clock: MotionClock) {}

  /// A pause means nothing to pages.
  func pause(_ moving: inout Moving, _ clock: MotionClock) {}

  /// Lets time pass.
  func advance(_ moving: inout Moving, _ clock: MotionClock) {
    guard case .settling(var spring) = moving.motion else { return }
    spring.advance(to: clock.time)
    if spring.isAtRest { return moving.land() }
    moving.settle(spring)
  }

  /// Follows a scroll view of the host, which may pass many pages.
  func follow(_ report: NativeScroll, _ moving: inout Moving) -> MovementStep {
    guard report.offset.isFinite else { return .none }
    // Further than the calendar reaches at any scale.
    let reach = 10_000_000.0
    let offset = min(max(report.offset, -reach), reach)
    let current = moving.viewport.page
    switch report.phase {
    case .moving:
      let passed = Int32(offset.rounded(.towardZero))
      let page = page(passed, from: current)
      moving.followHost(to: resisted(offset - Double(passed), page))
      return .pass(to: page)
    case .released:
      let turns = Paging.turns(travel: moving.viewport.fraction, velocity: report.velocity)
      return .snap(to: Double(current.pages(until: page(turns, from: current))))
    case .ended:
      moving.land()
      return .pass(to: page(Int32(offset.rounded(.toNearestOrEven)), from: current))
    }
  }

  /// Turns by so many pages.
  func turn(by count: Int32, _ moving: inout Moving, _ clock: MotionClock) -> MovementStep {
    .turn(to: page(count, from: moving.viewport.page))
  }

  /// Shows a day that the app or a button asks for, on its page.
  func show(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    .turn(to: page)
  }

  /// Goes where the app wants to see a day, on its page.
  func scroll(
    to target: ScrollTarget, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    .turn(to: page)
  }

  /// Brings the focused day into view, on its page.
  func reveal(
    _ day: EpochDay, on page: CalendarPage, _ moving: inout Moving, _ clock: MotionClock
  ) -> MovementStep {
    page == moving.viewport.page ? .none : .turn(to: page)
  }

  /// Whether the view is at a day's page, or on its way there.
  func isBound(for page: CalendarPage, _ moving: Moving) -> Bool {
    moving.viewport.page == page
  }

  /// Does nothing: pages do not depend on sizes, and only the current one is in view at rest.
  func keep(_ moving: inout Moving) -> (first: CalendarPage, last: CalendarPage)? { nil }
}

extension PagedMovement {
  /// The page at a distance from another one, or the nearest that can be reached.
  private func page(_ count: Int32, from page: CalendarPage) -> CalendarPage {
    min(max(page.addingClamped(pages: count), first), last)
  }

  /// The displacement for a travel: less than the travel where there is no further page.
  private func resisted(_ travel: Double, _ page: CalendarPage) -> Double {
    isAtEnd(travel, page) ? Paging.rubberBand(travel) : travel
  }

  /// Whether there is no further page in the direction of a travel.
  private func isAtEnd(_ travel: Double, _ page: CalendarPage) -> Bool {
    travel > 0 ? page >= last : page <= first
  }
}
