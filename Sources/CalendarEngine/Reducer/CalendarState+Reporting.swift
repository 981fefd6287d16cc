// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Tells the app what has changed since it was last told: each change once, selection first.
  mutating func report(_ context: inout ReduceContext) {
    reportToday(&context)
    reportPage(&context)
    if reported.selection != selection {
      reported.selection = selection
      context.emit(.selectionChanged(selection))
    }
    if !Edition.isPicker, reported.level != level {
      reported.level = level
      context.emit(.levelChanged(level))
    }
    let title = title
    if reported.title != title {
      reported.title = title
      context.emit(.titleChanged(title))
    }
    reportMode(&context)
    if moving.isAtRest || !movementKind.turnsPages { reportVisibleDays(&context) }
    if moving.isAtRest { reportRest(&context) }
    reportScrolling(&context)
    reportWake(&context)
  }

  private mutating func reportToday(_ context: inout ReduceContext) {
    guard reported.today != context.today else { return }
    reported.today = context.today
    context.emit(.todayChanged(context.today))
  }

  /// The page that is settled on; the first one is no change.
  private mutating func reportPage(_ context: inout ReduceContext) {
    guard reported.page != viewport.page else { return }
    if reported.page != nil {
      reported.isTurning = true
      context.emit(.pageChanged(viewport.page, .turning))
    }
    reported.page = viewport.page
  }

  private mutating func reportRest(_ context: inout ReduceContext) {
    guard reported.isTurning else { return }
    reported.isTurning = false
    context.emit(.pageChanged(viewport.page, .settled))
  }

  private mutating func reportMode(_ context: inout ReduceContext) {
    let mode = options.shownView == .expandable ? expansion.mode : nil
    guard reported.mode != mode else { return }
    // The mode that is shown first is no change.
    if reported.mode != nil, let mode { context.emit(.modeChanged(mode)) }
    reported.mode = mode
  }

  private mutating func reportVisibleDays(_ context: inout ReduceContext) {
    let page = days(on: viewport.page, context.weekStart) ?? viewport.page.days
    let visible = viewport.list.days ?? page
    guard reported.visible != visible else { return }
    reported.visible = visible
    context.emit(.visibleDaysChanged(visible))
  }

  private mutating func reportWake(_ context: inout ReduceContext) {
    // A midnight that has passed is the host's to act on, and hides nothing that comes.
    var wake = context.todayEnds.flatMap { $0 > context.time ? $0 : nil }
    if !Edition.isPicker { hastenWake(&wake) }
    guard reported.wake != wake else { return }
    reported.wake = wake
    if let wake { context.emit(.wake(at: wake)) }
  }

  /// What is asked and what stands over the calendar for a while end by themselves.
  private func hastenWake(_ wake: inout Int64?) {
    for load in window.pending {
      let expiry = load.askedAt + Self.patience
      wake = min(wake ?? expiry, expiry)
    }
    for ends in [notice?.ends, deliberation.open.map { $0.askedAt + Self.patience }] {
      if let ends { wake = min(wake ?? ends, ends) }
    }
  }
}
