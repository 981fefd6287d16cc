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
    guard page.scale == .month, options.outsideDays == .shown else {
      return page.days.intersection(options.bounds)
    }
    let all = MonthPage(page.month, firstWeekday: firstWeekday(weekStart), rows: options.rows).days
    return all.intersection(options.bounds)
  }

  func loadStatus(_ weekStart: Weekday) -> LoadStatus {
    guard showsFacts, let days = days(on: viewport.page, weekStart) else {
      return .ready
    }
    if window.hasFailed(in: days) { return .failed }
    if window.missing(in: days, wantedDetail) != nil { return .loading }
    return window.hasContent(in: days) ? .ready : .empty
  }

  /// How much the view wants to know of days.
  var wantedDetail: LoadDetail {
    options.asksForOccurrences && viewport.page.scale.years == 0 ? .occurrences : .facts
  }

  /// Asks for the current page, then for its neighbours, a few questions at a time.
  mutating func askForFacts(_ context: inout ReduceContext) {
    guard showsFacts else { return }
    let page = viewport.page
    withdrawDistantLoads(&context)
    var pages = [page, page.addingClamped(pages: 1), page.addingClamped(pages: -1)]
    if loadingPage(context) != page { pages.append(loadingPage(context)) }
    for near in pages {
      guard let days = days(on: near, context.weekStart),
        let missing = window.unasked(in: days, wantedDetail)
      else { continue }
      if near == page { makeRoom(for: days, &context) }
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

  /// The current page does not wait for its neighbours' answers.
  private mutating func makeRoom(for days: DayInterval, _ context: inout ReduceContext) {
    guard window.pending.count >= ItemWindow.mostPending,
      let other = window.pending.first(where: { $0.days.intersection(days) == nil })
    else { return }
    window.withdraw(other.token)
    context.emit(.cancel(token: other.token))
  }

  private mutating func withdrawDistantLoads(_ context: inout ReduceContext) {
    let page = loadingPage(context)
    let near = neighbourhood(of: page, pages: 1)
    for load in window.pending where load.days.intersection(near) == nil {
      window.withdraw(load.token)
      context.emit(.cancel(token: load.token))
    }
    // What failed elsewhere is asked for again on the way back.
    window.failures.removeAll { $0.intersection(near) == nil }
    window.evict(outside: neighbourhood(of: page, pages: keptPages))
  }

  /// The days of a page and so many pages on either side, with the weeks they begin and end in.
  func neighbourhood(of page: CalendarPage, pages: Int32) -> DayInterval {
    let first = page.addingClamped(pages: -pages).firstDay.addingClamped(days: -14)
    let last = page.addingClamped(pages: pages).lastDay.addingClamped(days: 14)
    return DayInterval(first: first, last: last) ?? page.days
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
    if let days = days(on: viewport.page, context.weekStart), failed.intersection(days) != nil {
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
