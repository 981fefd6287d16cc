// SPDX-License-Identifier: MIT
import CivilTime

// Pages are weeks only while a single week is in view. The first step of expanding turns them into
// months, and the week stays where it is.
extension Reduction {
  mutating func expand(_ move: ExpansionMove) {
    guard state.options.view == .expandable else { return }
    switch move {
    case .set(let mode, let animated): go(to: mode, animated: animated)
    case .toggle: go(to: state.expansion.mode.other)
    case .hold(let extents):
      if state.expansion.isAtRest { keepDay() }
      state.moving.holdHandle(extents)
    case .drag(let distance):
      state.moving.dragHandle(by: distance)
      dividePages()
    case .release(let velocity): release(velocity)
    case .cancel: if case .held = state.expansion.motion { go(to: state.expansion.mode) }
    }
  }

  /// Starts in the app's mode when the view becomes expandable, and moves when the mode changes.
  mutating func configureExpansion(_ old: CalendarOptions) {
    let options = state.options
    if options.view != .expandable || old.view != .expandable {
      state.moving.begin(in: options.expanding.mode)
    } else if options.expanding.mode != old.expanding.mode {
      go(to: options.expanding.mode)
    }
  }

  /// Moves towards a mode, from wherever the handle is.
  private mutating func go(to mode: ExpansionMode, velocity: Double = 0, animated: Bool = true) {
    if state.expansion.isAtRest { keepDay() }
    if mode != state.expansion.mode { context.announce(.mode(mode)) }
    state.moving.fold(to: mode, velocity: velocity, animated: animated, context.clock)
    dividePages()
  }

  private mutating func release(_ velocity: Double) {
    guard case .held(let hold) = state.expansion.motion else { return }
    let velocity = velocity.isFinite ? min(max(hold.ways(velocity), -40), 40) : 0
    go(to: state.expansion.mode(after: velocity), velocity: velocity)
  }

  /// Decides on the day whose week stays in view while the handle moves.
  private mutating func keepDay() {
    state.moving.keepWeek(
      of: state.dayToKeep(on: state.viewport.page, context.today, context.weekStart))
  }

  /// Makes the pages months or weeks, whichever is in view, around the day that stays in view.
  mutating func dividePages() {
    guard state.viewport.page.scale != state.arrangement.scale else { return }
    let day = state.options.clamp(state.expansion.day ?? state.focus.day)
    state.moving.pass(to: page(of: day))
    if !state.viewport.page.contains(state.focus.day) { state.focus.put(on: day) }
    moveHostFocus()
  }

  /// Decides on another day if pages have been turned while the handle moves.
  mutating func followExpansion() {
    guard !state.expansion.isAtRest, let day = state.expansion.day,
      state.arrangement.days(on: state.viewport.page, context.weekStart)?.contains(day) != true
    else { return }
    keepDay()
  }
}
