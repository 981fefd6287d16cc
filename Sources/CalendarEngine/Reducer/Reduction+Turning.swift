// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  /// Pages that turn, from the first to the last one that can be reached.
  func pages(_ arrangement: Arrangement) -> PagedMovement {
    PagedMovement(
      first: arrangement.firstPage(context.weekStart), last: arrangement.lastPage(context.weekStart)
    )
  }

  /// What a hand, a wheel or a scroll view of the host does to what is in view.
  mutating func performByHand(_ action: CalendarAction) {
    switch action {
    case .hold(let extents, let axis):
      movement.hold(extents, along: axis, &state.moving, context.clock)
    case .drag(let distance, let across):
      movement.drag(by: distance, across: across, &state.moving, context.clock)
    case .release(let velocity, let across, let threshold):
      release(velocity, across: across, threshold: threshold)
    case .wheel(let distance, let across, let smoothly):
      movement.wheel(
        by: distance, across: across, smoothly: smoothly, &state.moving, context.clock)
    case .wheelPaused: movement.pause(&state.moving, context.clock)
    case .scrolled(let report): scroll(report)
    default: break
    }
  }

  /// Lets the pages go.
  mutating func release(_ velocity: Double, across: Double = 0, threshold: Double) {
    follow(
      movement.release(
        velocity: velocity, across: across, threshold: threshold, &state.moving, context.clock))
  }

  mutating func show(_ day: EpochDay) {
    let day = state.options.clamp(day)
    state.focus.put(on: day)
    let page = page(of: day)
    follow(movement.show(day, on: page, &state.moving, context.clock), keepingFocus: true)
  }

  mutating func showToday() {
    // The button that does this is disabled.
    guard let today = context.today, state.options.bounds.contains(today) else { return }
    // Turning to another week would otherwise select the same weekday there, not today.
    if state.options.selection == .singlePerPage, state.rules.canChoose(today),
      page(of: today) != state.viewport.page
    {
      state.selecting.selectAhead(today)
    }
    show(today)
  }

  /// Does what follows from a movement.
  ///
  /// A step that takes the keyboard's day with it passes `keepingFocus`.
  mutating func follow(_ step: MovementStep, keepingFocus: Bool = false) {
    switch step {
    case .none: break
    case .turn(let page, let velocity):
      turn(to: page, keepingFocus: keepingFocus, velocity: velocity)
    case .pass(let page): pass(page)
    case .moved(let page):
      context.announce(.page(page))
      if keepingFocus { moveHostFocus() }
    case .snap(let distance): context.emit(.snap(to: distance))
    }
  }

  /// Makes a page current; the view slides there, over at most one page.
  ///
  /// A turn that takes the keyboard's day with it passes `keepingFocus`.
  mutating func turn(to page: CalendarPage, keepingFocus: Bool = false, velocity: Double = 0) {
    let isOther = page != state.viewport.page
    if isOther { state.selecting.dropEnd() }
    state.selecting.carry(from: state.viewport.page, to: page, state.rules)
    state.moving.slide(to: page, velocity: velocity, turningClock)
    if isOther {
      selectAutomatically()
      context.announce(.page(page))
    }
    if isOther, !keepingFocus { followPage() }
    if isOther || keepingFocus { moveHostFocus() }
  }

  /// The clock of pages that turn.
  ///
  /// Under a hand with an event they are there at once: on the way other days would pass by below it, and
  /// it could let go above any of them.
  @inline(__always)
  var turningClock: MotionClock { state.editing.isByHand ? context.still : context.clock }

  /// Follows a page that has come into view without being turned to.
  private mutating func pass(_ page: CalendarPage) {
    guard page != state.viewport.page else { return }
    state.selecting.carry(from: state.viewport.page, to: page, state.rules)
    state.moving.pass(to: page)
    selectAutomatically()
    context.announce(.page(page))
    followPage()
    moveHostFocus()
  }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The page that a day is on.
  @inline(never)
  func page(of day: EpochDay) -> CalendarPage {
    state.arrangement.page(of: day, context.weekStart)
  }
}

extension Reduction {
  /// Goes to a day; an earlier scroll that was still on its way is reported as interrupted.
  mutating func scroll(to target: ScrollTarget) {
    if let before = state.moving.scrolling {
      scrollEnds.append(News.ScrollEnd(id: before.id, isCompleted: false))
    }
    state.moving.beginScrolling(to: target)
    let day = state.options.clamp(target.day)
    let (page, shown) = (page(of: day), state.viewport.page)
    let isOnEvent = day == state.focus.day && state.focus.occurrence != nil
    let step = movement.scroll(to: target, on: page, &state.moving, context.clock)
    // Who is on an event of a day that is in view stays there, and hears nothing of that day.
    var stays = false
    if isOnEvent, case .moved(shown) = step { stays = true }
    if !stays {
      state.focus.put(on: day)
      follow(step, keepingFocus: true)
    }
    if !target.isAnimated { state.moving.land() }
  }

  /// Ends the scroll that has arrived or cannot any more.
  mutating func endScroll() {
    guard let target = state.moving.scrolling, let isCompleted = isOver(target) else { return }
    state.moving.endScrolling()
    scrollEnds.append(News.ScrollEnd(id: target.id, isCompleted: isCompleted))
  }

  /// Whether a scroll has ended at its target; nil while it goes on.
  private func isOver(_ target: ScrollTarget) -> Bool? {
    let page = page(of: state.options.clamp(target.day))
    let isBound = movement.isBound(for: page, state.moving)
    switch state.motion {
    case .rest: return isBound && state.options.bounds.contains(target.day)
    case .settling, .gliding: return isBound ? nil : false
    case .held, .native, .coasting: return false
    }
  }
}
