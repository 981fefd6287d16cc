// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  mutating func turnPages(by count: Int32, _ context: inout ReduceContext) {
    if isList { return turnList(by: count, &context) }
    turn(to: clamp(viewport.page.addingClamped(pages: count), context.weekStart), &context)
  }

  mutating func show(_ day: EpochDay, _ context: inout ReduceContext) {
    let day = options.clamp(day)
    focus.day = day
    focus.wantedDayOfMonth = nil
    if isList { return showInList(day, &context) }
    turn(to: page(of: day, context.weekStart), keepingFocus: true, &context)
  }

  mutating func showToday(_ context: inout ReduceContext) {
    guard let today = context.today else { return }
    // Of another week the page's day would be the one on the same weekday.
    if options.selection == .singlePerPage, isEnabled(today),
      page(of: today, context.weekStart) != viewport.page
    {
      selection = .day(today)
    }
    show(today, &context)
  }

  /// Makes a page current; the view slides there, over at most one page.
  ///
  /// A turn that takes the keyboard's day with it passes `keepingFocus`.
  mutating func turn(
    to page: CalendarPage, keepingFocus: Bool = false, velocity: Double = 0,
    _ context: inout ReduceContext
  ) {
    let isOther = page != viewport.page
    if isOther { end = nil }
    carrySelection(to: page)
    viewport.turn(to: page)
    settle(velocity: velocity, context)
    if isOther {
      selectAutomatically(context.today)
      announce(.page(page))
    }
    if isOther, !keepingFocus { focusPage(context.today) }
    if isOther || keepingFocus { moveHostFocus(&context) }
  }

  private mutating func settle(velocity: Double, _ context: ReduceContext) {
    let velocity = Paging.settling(velocity, from: viewport.fraction)
    let isAtRest = viewport.fraction == 0 && velocity == 0
    if isAtRest || context.reducesMotion {
      viewport.fraction = 0
      motion = .rest
    } else {
      motion = .settling(
        Spring(displacement: viewport.fraction, velocity: velocity, time: context.time))
    }
  }

  mutating func advanceMotion(_ context: ReduceContext) {
    if isList { return advanceList(context) }
    guard case .settling(var spring) = motion else { return }
    spring.advance(to: context.time)
    if spring.isAtRest {
      viewport.fraction = 0
      motion = .rest
    } else {
      viewport.fraction = min(max(spring.displacement, -1), 1)
      motion = .settling(spring)
    }
  }

  // A hand that takes hold of pages in motion stops them where they are.
  mutating func hold(_ weekStart: Weekday) {
    guard !motion.isHeld else { return }
    let fraction = viewport.fraction
    motion = .held(
      travel: isAtEnd(fraction, weekStart) ? Paging.travel(stretchedTo: fraction) : fraction)
  }

  mutating func drag(by distance: Double, _ weekStart: Weekday) {
    guard case .held(let held) = motion, distance.isFinite else { return }
    let travel = min(max(held + distance, -1), 1)
    motion = .held(travel: travel)
    viewport.fraction = resisted(travel, weekStart)
  }

  /// How far a hand has moved the pages, before the rubber band.
  var travel: Double {
    if case .held(let travel) = motion, !isList { return travel }
    return viewport.fraction
  }

  /// The displacement of a travel: less than it where there is no further page.
  private func resisted(_ travel: Double, _ weekStart: Weekday) -> Double {
    isAtEnd(travel, weekStart) ? Paging.rubberBand(travel) : travel
  }

  /// Whether there is no further page in the direction of a travel.
  private func isAtEnd(_ travel: Double, _ weekStart: Weekday) -> Bool {
    travel > 0
      ? viewport.page >= lastPage(weekStart) : viewport.page <= firstPage(weekStart)
  }

  mutating func release(
    velocity: Double, threshold: Double, _ context: inout ReduceContext
  ) {
    if isList { return releaseList(velocity: velocity, context) }
    guard case .held(let travel) = motion else { return }
    let velocity = velocity.isFinite ? min(max(velocity, -20), 20) : 0
    let turns = Paging.turns(travel: travel, velocity: velocity, threshold: threshold)
    let page = clamp(viewport.page.addingClamped(pages: turns), context.weekStart)
    // Against an end the speed is gone with the rubber band.
    turn(to: page, velocity: page == viewport.page && turns != 0 ? 0 : velocity, &context)
  }

  /// Follows a native scroll view, which may fly over many pages.
  mutating func follow(_ report: NativeScroll, _ context: inout ReduceContext) {
    if isList { return followList(report, &context) }
    guard report.offset.isFinite else { return }
    // Further than the calendar reaches on any scale.
    let reach = 10_000_000.0
    let offset = min(max(report.offset, -reach), reach)
    switch report.phase {
    case .moving:
      motion = .native
      let passed = Int32(offset.rounded(.towardZero))
      pass(passed, &context)
      viewport.fraction = resisted(offset - Double(passed), context.weekStart)
    case .released:
      let turns = Paging.turns(travel: viewport.fraction, velocity: report.velocity)
      let page = clamp(viewport.page.addingClamped(pages: turns), context.weekStart)
      context.emit(.snap(to: Double(viewport.page.pages(until: page))))
    case .ended:
      pass(Int32(offset.rounded(.toNearestOrEven)), &context)
      viewport.fraction = 0
      motion = .rest
    }
  }

  private mutating func pass(_ pages: Int32, _ context: inout ReduceContext) {
    let page = clamp(viewport.page.addingClamped(pages: pages), context.weekStart)
    guard page != viewport.page else { return }
    carrySelection(to: page)
    viewport.page = page
    selectAutomatically(context.today)
    announce(.page(page))
    focusPage(context.today)
    moveHostFocus(&context)
  }
}
