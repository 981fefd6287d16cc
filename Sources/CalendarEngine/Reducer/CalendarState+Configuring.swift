// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  mutating func configure(_ options: CalendarOptions, _ context: inout ReduceContext) {
    let old = self.options
    self.options = options
    adjustLevel(from: old)
    if !options.asksForFacts, old.asksForFacts { forgetFacts(&context) }
    extent = nil
    selection = kept(context.weekStart)
    configureExpansion(old, &context)
    if !isAligned(context.weekStart) || options.view != old.view { align(&context) }
    let page = clamp(viewport.page, context.weekStart)
    if page != viewport.page || !options.bounds.contains(focus.day) {
      moving.jump(to: page)
      focusPage(context.today)
      moveHostFocus(&context)
    }
    selectAutomatically(context.today)
  }

  /// Goes to the level that another view, or another kind of choice, begins at.
  private mutating func adjustLevel(from old: CalendarOptions) {
    if Edition.isPicker { return }
    let isOther = options.view != old.view || options.picks != old.picks
    let level = isOther ? options.startLevel : options.clamp(level)
    if isOther || level != self.level { moving.zoom = nil }
    self.level = level
  }

  /// Shows the page of the keyboard's day once views or weeks divide the days in another way.
  mutating func align(_ context: inout ReduceContext) {
    moving.jump(to: page(of: focus.day, context.weekStart))
    // The cell of that day is another one.
    moveHostFocus(&context)
  }

  /// What stays selected with the present options: of a set the days that can be chosen, of
  /// anything else all or nothing.
  private func kept(_ weekStart: Weekday) -> Selection {
    var wanted = selection
    if selection.kind == .days {
      var days = selection.days
      days.formIntersection(options.bounds)
      for run in days.runs {
        for closed in options.disabled.days(in: run, or: DaySet()).runs { days.remove(closed) }
      }
      wanted = .days(days)
    }
    do throws(SelectionProblem) {
      let adopted = try options.adopting(wanted, weekStart: weekStart)
      if adopted.kind == .days || options.selection == .week { return adopted }
      for day in [adopted.first, adopted.last] {
        if let day, options.disabled.contains(day) { return .none }
      }
      return adopted
    } catch {
      return .none
    }
  }

  private mutating func forgetFacts(_ context: inout ReduceContext) {
    if Edition.isPicker { return }
    for load in window.pending { context.emit(.cancel(token: load.token)) }
    let (token, sequence) = (window.nextToken, window.sequence)
    window = ItemWindow()
    (window.nextToken, window.sequence) = (token, sequence)
  }

  mutating func restore(
    showing day: EpochDay, selection selected: Selection, _ context: inout ReduceContext
  ) {
    let day = options.clamp(day)
    moving.jump(to: page(of: day, context.weekStart))
    focus.day = day
    focus.wantedDayOfMonth = nil
    select(selected, &context)
    selectAutomatically(context.today)
    moveHostFocus(&context)
  }
}
