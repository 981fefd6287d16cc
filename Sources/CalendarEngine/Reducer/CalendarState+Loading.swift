// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// How long a question may stay open, in microseconds.
  static let patience: Int64 = 15_000_000
  /// How many pages of facts are kept on either side, of years two.
  var keptPages: Int32 { level == .days ? 12 : 2 }

  /// Whether the view shows something of its days: small months do, the names of months do not.
  private var showsFacts: Bool { options.asksForFacts && (level == .days || showsYear) }

  /// What the current page's facts are doing.
  enum LoadStatus {
    case ready, loading, failed, empty
  }

  /// The days that a page shows, as far as they can be reached.
  func days(on page: CalendarPage, _ weekStart: Weekday) -> DayInterval? {
    guard page.scale == .month, showsOutsideDays else {
      return page.days.intersection(options.bounds)
    }
    let all = MonthPage(page.month, firstWeekday: firstWeekday(weekStart), rows: options.rows).days
    return all.intersection(options.bounds)
  }

  /// The days of the pages in view, as far as they can be reached.
  func daysInView(_ weekStart: Weekday) -> DayInterval? {
    let (first, last) = viewport.pages
    guard first != last else { return days(on: first, weekStart) }
    return DayInterval(first: first.firstDay, last: last.lastDay)?.intersection(options.bounds)
  }

  func loadStatus(_ weekStart: Weekday) -> LoadStatus {
    guard showsFacts, let days = daysInView(weekStart) else {
      return .ready
    }
    if window.hasFailed(in: days) { return .failed }
    if window.missing(in: days, wantedDetail) != nil { return .loading }
    return window.hasContent(in: days) ? .ready : .empty
  }

  /// How much the view wants to know of days.
  var wantedDetail: LoadDetail {
    options.asksForOccurrences && !viewport.page.scale.isYears ? .occurrences : .facts
  }

  /// Asks for the current page, then for its neighbours, a few questions at a time.
  mutating func askForFacts(_ context: inout ReduceContext) {
    guard showsFacts else { return }
    withdrawDistantLoads(&context)
    for (place, days) in wantedDays(context).enumerated() {
      guard let days, let missing = window.unasked(in: days, wantedDetail) else { continue }
      if place == 0 { makeRoom(for: days, &context) }
      guard window.pending.count < ItemWindow.mostPending else { return }
      let token = window.ask(about: missing, wantedDetail, at: context.time)
      context.emit(.load(token: token, days: missing, detail: wantedDetail))
    }
  }

  /// The page around which facts are kept: of a week that can expand the month that it expands to.
  private func loadingPage(_ context: ReduceContext) -> CalendarPage {
    guard options.shownView == .expandable, expansion.isFolded else { return viewport.page }
    return CalendarPage(dayToKeep(context.today, context.weekStart).civil.yearMonth)
  }

  /// The days in view, and those of the pages beside them.
  func wantedDays(_ context: ReduceContext) -> [DayInterval?] {
    let (first, last) = viewport.pages
    var wanted = [
      daysInView(context.weekStart), days(on: last.addingClamped(pages: 1), context.weekStart),
      days(on: first.addingClamped(pages: -1), context.weekStart),
    ]
    let page = loadingPage(context)
    if page != viewport.page { wanted.append(days(on: page, context.weekStart)) }
    return wanted
  }

  /// The current page does not wait for its neighbours' answers.
  private mutating func makeRoom(for days: DayInterval, _ context: inout ReduceContext) {
    guard window.pending.count >= ItemWindow.mostPending,
      let other = window.pending.first(where: { $0.days.intersection(days) == nil })
    else { return }
    window.withdraw(other.token)
    context.emit(.cancel(token: other.token))
  }

  private mutating func withdrawDistantLoads(_ context: inout ReduceContext) {
    let near = neighbourhood(context, pages: 1)
    for load in window.pending where load.days.intersection(near) == nil {
      window.withdraw(load.token)
      context.emit(.cancel(token: load.token))
    }
    // What failed elsewhere is asked for again on the way back.
    window.failures.removeAll { $0.intersection(near) == nil }
    window.evict(outside: neighbourhood(context, pages: keptPages))
  }

  /// The days in view and so many pages on either side, with the weeks they begin and end in.
  func neighbourhood(_ context: ReduceContext, pages: Int32) -> DayInterval {
    var view = viewport.pages
    if view.first == view.last {
      let page = loadingPage(context)
      view = (page, page)
    }
    let first = view.first.addingClamped(pages: -pages).firstDay.addingClamped(days: -14)
    let last = view.last.addingClamped(pages: pages).lastDay.addingClamped(days: 14)
    return DayInterval(first: first, last: last) ?? view.first.days
  }

  mutating func file(
    _ token: Int32, sequence: Int64?, _ answer: DayAnswer, _ context: inout ReduceContext
  ) {
    if Edition.isPicker { return }
    content.formUnion(DayContent(answer.facts))
    // A source that is behind what it has announced itself is not asked again and again.
    for days in window.file(token, sequence: sequence, answer) {
      reportFailure(days, &context)
    }
  }

  mutating func fail(_ token: Int32, _ context: inout ReduceContext) {
    if Edition.isPicker { return }
    if let days = window.fail(token) { reportFailure(days, &context) }
  }

  private mutating func reportFailure(_ failed: DayInterval, _ context: inout ReduceContext) {
    context.emit(.loadFailed(failed))
    if let days = daysInView(context.weekStart), failed.intersection(days) != nil {
      announce(.loadFailed)
    }
  }

  mutating func expireLoads(_ context: inout ReduceContext) {
    if Edition.isPicker { return }
    for load in window.pending where context.time - load.askedAt >= Self.patience {
      context.emit(.cancel(token: load.token))
      if let days = window.giveUp(load.token) { reportFailure(days, &context) }
    }
  }

  mutating func invalidate(
    _ days: DayInterval?, _ sequence: Int64?, _ context: inout ReduceContext
  ) {
    if Edition.isPicker { return }
    let days = days ?? .all
    for load in window.pending where load.days.intersection(days) != nil {
      window.withdraw(load.token)
      context.emit(.cancel(token: load.token))
    }
    window.invalidate(days, sequence: sequence)
  }
}
