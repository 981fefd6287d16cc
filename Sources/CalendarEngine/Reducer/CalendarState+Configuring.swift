// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  mutating func configure(_ options: CalendarOptions, _ context: inout ReduceContext) {
    let old = self.options
    self.options = options
    if !options.asksForFacts, old.asksForFacts { forgetFacts(&context) }
    extent = nil
    var kept = selection
    if selection.kind == .days {
      var days = selection.days
      days.formIntersection(options.bounds)
      kept = .days(days)
    }
    selection = options.adopting(kept, weekStart: context.weekStart) ?? .none
    if !isAligned(context.weekStart) { align(&context) }
    let page = clamp(viewport.page, context.weekStart)
    if page != viewport.page || !options.bounds.contains(focus.day) {
      viewport = Viewport(page: page)
      motion = .rest
      focusPage(context.today)
      moveHostFocus(&context)
    }
    selectAutomatically(context.today)
  }

  /// Shows the page of the keyboard's day once views or weeks divide the days in another way.
  mutating func align(_ context: inout ReduceContext) {
    viewport = Viewport(page: page(of: focus.day, context.weekStart))
    motion = .rest
  }

  private mutating func forgetFacts(_ context: inout ReduceContext) {
    for load in window.pending { context.emit(.cancel(token: load.token)) }
    let (token, sequence) = (window.nextToken, window.sequence)
    window = ItemWindow()
    (window.nextToken, window.sequence) = (token, sequence)
  }

  mutating func restore(
    showing day: EpochDay, selection selected: Selection, _ context: inout ReduceContext
  ) {
    let day = options.clamp(day)
    viewport = Viewport(page: page(of: day, context.weekStart))
    motion = .rest
    focus.day = day
    focus.wantedDayOfMonth = nil
    select(selected, context.weekStart)
    selectAutomatically(context.today)
    moveHostFocus(&context)
  }
}
