// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  mutating func configure(_ options: CalendarOptions) {
    let old = state.options
    state.options = options
    adjustLevel(from: old)
    forgetSpread(of: old)
    if !options.loadsFacts, old.loadsFacts { state.facts.forget(&context) }
    state.selecting.keep(under: options, weekStart: context.weekStart)
    configureExpansion(old)
    let arrangement = state.arrangement
    if !arrangement.isAligned(context.weekStart) || options.view != old.view { align() }
    let page = arrangement.clamp(state.viewport.page, context.weekStart)
    if page != state.viewport.page || !options.bounds.contains(state.focus.day) {
      state.moving.jump(to: page)
      followPage()
      moveHostFocus()
    }
    selectAutomatically()
  }

  /// Goes to the level at which a new view, or a new kind of choice, begins.
  private mutating func adjustLevel(from old: CalendarOptions) {
    let options = state.options
    let isOther = options.view != old.view || options.picks != old.picks
    let level = isOther ? options.startLevel : options.clamp(state.level)
    if isOther || level != state.level { state.moving.zoom(to: level, nil) }
  }

  /// Shows the page of the keyboard's day after the view or the weeks divide the days differently.
  mutating func align() {
    state.moving.jump(to: page(of: state.focus.day))
    // That day now has a different cell.
    moveHostFocus()
  }

  mutating func restore(showing day: EpochDay, selection: Selection, isTold: Bool) {
    if isTold { state.telling.resume() }
    let day = state.options.clamp(day)
    state.moving.jump(to: page(of: day))
    state.focus.put(on: day)
    select(selection)
    selectAutomatically()
    moveHostFocus()
  }

  /// Has the title told again if it reads differently, and invalidates facts if today has changed.
  mutating func adapt(renames: Bool) {
    if renames { state.telling.forgetTitle() }
    if state.telling.reported.today != context.today {
      state.facts.invalidate(nil, sequence: nil, &context)
    }
  }
}
